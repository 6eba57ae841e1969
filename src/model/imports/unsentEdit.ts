import type { Failure } from '../../failure.ts';
import type { RowEdit } from './rowEdit.ts';

/** What was typed into a row of a preview and has not arrived. */
export interface UnsentEdit {
  line: number;
  edit: RowEdit;
  /** Why the last try failed; undefined before it. */
  failure: Failure | undefined;
  /** Whether it is to be sent whatever somebody else has made of its cells. */
  isForced?: boolean;
}

/** Whether somebody has made something else of its cells than what was seen in them: only its person can say which is to count. */
export const isOvertaken = ({ failure }: Pick<UnsentEdit, 'failure'>): boolean => failure?.kind === 'stale';
