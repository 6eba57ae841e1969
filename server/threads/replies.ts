import { parentPort } from 'node:worker_threads';

/** What a thread replies to a question. */
export type Reply<Answer> = { answer: Answer } | { failure: SentFailure };

/** An error on its way out of a thread: a plain copy would lose what SQLite says of it. */
interface SentFailure {
  message: string;
  stack: string | undefined;
  /** The result codes of SQLite, as its two implementations name them. */
  codes: Record<string, unknown>;
}

const CODES = ['errcode', 'sqliteExtendedCode', 'code'];

/** In a thread: replies to every question with what `answerTo` makes of it. Its bytes are handed over, not copied. */
export function replyWith<Question, Answer extends object>(
  answerTo: (question: Question) => Promise<Answer>,
): void {
  // Only what has started the thread asks it.
  parentPort?.on('message', (question: Question) => {
    answerTo(question).then(
      (answer) => reply({ answer }, buffersIn(answer)),
      (error: unknown) => reply({ failure: sent(error) }, []),
    );
  });
}

function reply(message: Reply<object>, handedOver: ArrayBuffer[]): void {
  parentPort?.postMessage(message, handedOver);
}

function buffersIn(answer: object): ArrayBuffer[] {
  return Object.values(answer).flatMap((value: unknown) =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  );
}

function sent(error: unknown): SentFailure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, codes: {} };
  const { message, stack } = error;
  return { message, stack, codes: Object.fromEntries(CODES.map((name) => [name, Reflect.get(error, name)])) };
}

/** The error as it was thrown there. */
export function failureFrom({ message, stack, codes }: SentFailure): Error {
  const given = Object.entries(codes).filter(([, value]) => value !== undefined);
  return Object.assign(
    new Error(message),
    { ...(stack !== undefined && { stack }) },
    Object.fromEntries(given),
  );
}
