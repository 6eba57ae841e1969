import { highlight, type Piece } from '../../model/finding/highlight.ts';

interface HighlightProps {
  text: string;
  query: string;
  where?: 'anywhere' | 'word starts';
}

/** `text` with what was searched for marked. */
export function Highlight({ text, query, where }: HighlightProps) {
  return <Pieces pieces={highlight(text, query, where)} />;
}

/** A text with its hits marked. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map((piece, at) =>
        // Pieces have no identity but their place.
        piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
