import { highlight } from '../../model/highlight.ts';

/** `text` with what was searched for marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map((piece, at) =>
        // Pieces have no identity but their place.
        piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
