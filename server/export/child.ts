import { endWithParent } from '../apart/child.ts';
import { replyWith } from '../apart/replies.ts';
import { writeExport } from './writeExport.ts';

endWithParent();
replyWith(writeExport);
