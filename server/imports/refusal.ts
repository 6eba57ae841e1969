/** The file was not imported; each problem is a line for a person. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
