import { useMemo } from 'react';
import { withLongestTexts } from '../../model/labels/labelSubjects.ts';
import { neededSizeText } from '../../model/labels/qrRoom.ts';
import { Note } from '../ui/Note.tsx';
import { drawingOf, type LabelPrint } from './LabelPage.tsx';

/** Of so many labels the longest names are looked at for whether they have room, and paths, and codes: measuring all takes long. */
const LOOKED_AT = 40;

/** What of the labels has no room on this size. */
export function LabelNotes({ print }: { print: LabelPrint }) {
  const { qrNeeds, isCut } = useMemo(() => {
    // The longest address has the largest code.
    const longest = print.subjects.reduce((one, other) =>
      other.page.length > one.page.length ? other : one,
    );
    return {
      qrNeeds: drawingOf(print, longest).layout.qrNeeds,
      isCut: withLongestTexts(print.subjects, LOOKED_AT).some(
        (subject) => drawingOf(print, subject).layout.isCut,
      ),
    };
  }, [print]);
  return (
    <>
      {qrNeeds !== undefined && (
        <Note kind="warn" title="Too small for a QR code">
          Where the address is long, the code is left out: no phone would read it. These labels would have to
          be {neededSizeText(print.sheet, qrNeeds)}.
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
