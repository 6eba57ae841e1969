import type { Failure } from '../../failure.ts';
import type { EditOfLine, RowEdit } from './rowEdit.ts';

/** What was typed into a row of a preview and has not arrived. */
export interface UnsentEdit extends EditOfLine {
  /** Why the last try failed; undefined before it. */
  failure: Failure | undefined;
  /** What somebody else has made of its cells and it is to count over; 'anything' where that is not known here. */
  overwrites?: RowEdit['was'] | 'anything';
}

/** Whether somebody has made something else of its cells than what was seen in them: only its person can say which is to count. */
export const isOvertaken = ({ failure }: Pick<UnsentEdit, 'failure'>): boolean => failure?.kind === 'stale';
