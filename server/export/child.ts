import { endWithParent } from '../threads/child.ts';
import { replyWith } from '../threads/replies.ts';
import { writeExport } from './writeExport.ts';

endWithParent();
replyWith(writeExport);
