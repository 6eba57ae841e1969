/** A move that is not done; the message says why in the middle of a sentence. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}
