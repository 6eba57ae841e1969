import { endWithParent } from '../../apart/child.ts';
import type { Header, Made, Order } from './decoder.ts';
import { decodeHere } from './here.ts';

/** What the child is asked, one picture at a time. */
export type Question = { source: string } & ({ order: Order } | { order?: undefined });

/** What it answers. */
export type Answer = { header: Header } | { made: Made } | { failure: 'unreadable' };

endWithParent();

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
