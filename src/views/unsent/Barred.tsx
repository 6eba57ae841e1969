import { throughPath } from '../addresses.ts';
import { Note } from '../ui/Note.tsx';

/** That something in front of the server answers in its place, and how to see what it wants. */
export function Barred() {
  return (
    <Note
      kind="warn"
      title="Something in front of the server answers in its place"
      actions={
        // Not a link of the app: the browser itself has to ask.
        <a className="button" href={throughPath(window.location)}>
          See what it wants
        </a>
      }
    >
      It may want you to sign in there first. What is unsent stays in this browser until then.
    </Note>
  );
}
