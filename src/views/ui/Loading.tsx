import { isForTyping, useTypeAhead } from './typeAhead.ts';

/** A line that says what is being waited for; instead of a whole page or form, what is typed waits for it too. */
export function Loading({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  useTypeAhead(isWhole && isForTyping());
  return (
    <p className="panel-loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
