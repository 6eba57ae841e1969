import { useMemo } from 'react';
import { Note } from '../ui/Note.tsx';
import { drawingOf, type LabelPrint } from './LabelPage.tsx';

/** So many labels are looked at for texts that have no room. */
const LOOKED_AT = 100;

/** What of the labels has no room on this size. */
export function LabelNotes({ print }: { print: LabelPrint }) {
  const { qrNeeds, isCut } = useMemo(() => {
    // The longest address has the largest code.
    const longest = print.subjects.reduce((one, other) =>
      other.page.length > one.page.length ? other : one,
    );
    return {
      qrNeeds: drawingOf(print, longest).layout.qrNeeds,
      isCut: print.subjects.slice(0, LOOKED_AT).some((subject) => drawingOf(print, subject).layout.isCut),
    };
  }, [print]);
  return (
    <>
      {qrNeeds !== undefined && (
        <Note kind="warn" title="Too small for a QR code">
          Where the address is long, the code is left out: no phone would read it. These labels would have to
          be {qrNeeds} mm high.
        </Note>
      )}
      {isCut && (
        <Note kind="warn" title="Some texts are cut">
          They have no room on this size. Leave out the path, or choose larger labels.
        </Note>
      )}
    </>
  );
}
