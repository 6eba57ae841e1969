import type { Header, Made, Order } from './decoder.ts';
import { decodeHere } from './here.ts';

/** What the child is asked, one picture at a time. */
export type Question = { source: string } & ({ order: Order } | { order?: undefined });

/** What it answers. */
export type Answer = { header: Header } | { made: Made } | { failure: 'unreadable' };

// Nothing is left behind by a parent that is gone, however it ended. At once: an ordinary exit waits for the picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// A terminal and a service manager send these to all processes; the parent still answers what is under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

// Only the parent sends, and only questions.
process.on('message', (question: Question) => {
  void answerTo(question).then((answer) => process.send?.(answer));
});

async function answerTo({ source, order }: Question): Promise<Answer> {
  try {
    return order
      ? { made: await decodeHere.make(source, order) }
      : { header: await decodeHere.header(source) };
  } catch {
    return { failure: 'unreadable' };
  }
}
