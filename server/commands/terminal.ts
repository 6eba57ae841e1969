/** What a command works with: the process, or a test's stand-in. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  /** One line on stdout. */
  print(line: string): void;
  /** One line on stderr. */
  complain(line: string): void;
  /** Asks for a password without showing it; undefined when nobody is there to ask. */
  askPassword: ((question: string) => Promise<string>) | undefined;
  /** The first line of what is piped in, empty where that is nothing; undefined where somebody is there to ask. */
  readLine?: (() => Promise<string>) | undefined;
  /** Shows how far it is, over the previous state; undefined when stderr is no terminal. */
  showProgress: ((text: string) => void) | undefined;
  /**
   * Does work that has to clear something away should the process be told to end meanwhile: then `ended` is aborted with an
   * {@link Ended}, which the work throws when it has. A second signal does not wait. Undefined where nobody can end it.
   */
  untilEnded?: (<T>(work: (ended: AbortSignal) => Promise<T>) => Promise<T>) | undefined;
}

/** Does the work, which may be ended where the terminal can. */
export const untilEnded = <T>(
  terminal: Terminal,
  work: (ended: AbortSignal | undefined) => Promise<T>,
): Promise<T> => (terminal.untilEnded ? terminal.untilEnded(work) : work(undefined));
