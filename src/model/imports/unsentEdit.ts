import type { Failure } from '../../failure.ts';
import type { RowEdit } from './rowEdit.ts';

/** What was typed into a row of a preview and has not arrived. */
export interface UnsentEdit {
  line: number;
  edit: RowEdit;
  /** Why the last try failed; undefined before it. */
  failure: Failure | undefined;
}
