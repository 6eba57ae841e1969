import { useTypeAhead } from './typeAhead.ts';

interface LoadingProps {
  text: string;
  /** It stands for a page or form that begins with a field: what is typed waits for that too. */
  isForTyping?: boolean;
}

/** A line that says what is being waited for. */
export function Loading({ text, isForTyping = false }: LoadingProps) {
  // On a touch screen nothing takes the focus by itself.
  useTypeAhead(isForTyping && !window.matchMedia('(pointer: coarse)').matches);
  return (
    <p className="panel-loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
