import { type FunctionNode, SqliteQueryCompiler } from 'kysely';
import { listIn } from '../lists.ts';

/** Kysely's, which also writes our lists. */
export class ListingSqliteCompiler extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const list = listIn(node);
    if (!list) return super.visitFunction(node);
    this.append('(select value from json_each(');
    this.appendValue(JSON.stringify(list.values));
    this.append('))');
  }
}
