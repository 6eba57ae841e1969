import { parentPort } from 'node:worker_threads';

/** What a thread or child replies to a question. */
export type Reply<Answer> = { answer: Answer } | { failure: SentFailure };

/** An error on its way out of a thread or child: a plain copy would lose what SQLite says of it. */
interface SentFailure {
  message: string;
  stack: string | undefined;
  /** The result codes of SQLite, as its two implementations name them, and what a store of photos has. */
  codes: Record<string, unknown>;
}

const CODES = ['errcode', 'sqliteExtendedCode', 'code', 'trouble'];

/** In a thread or child: replies to every question with what `answerTo` makes of it. A thread hands its bytes over. */
export function replyWith<Question, Answer extends object>(
  answerTo: (question: Question) => Promise<Answer>,
): void {
  // Only what has started it asks it.
  (parentPort ?? process).on('message', (question: Question) => {
    answerTo(question).then(
      (answer) => reply({ answer }, buffersIn(answer)),
      (error: unknown) => reply({ failure: sent(error) }, []),
    );
  });
}

function reply(message: Reply<object>, handedOver: ArrayBuffer[]): void {
  if (parentPort) parentPort.postMessage(message, handedOver);
  // Nobody waits for it any more where it cannot be sent.
  else process.send?.(message, () => undefined);
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
