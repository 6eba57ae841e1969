/** What a command works with: the process, or a test's stand-in. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  /** One line on stdout. */
  print(line: string): void;
  /** One line on stderr. */
  complain(line: string): void;
  /** Asks for a password without showing it; undefined when nobody is there to ask. */
  askPassword: ((question: string) => Promise<string>) | undefined;
  /** Shows how far it is, over the previous state; undefined when stderr is no terminal. */
  showProgress: ((text: string) => void) | undefined;
}
