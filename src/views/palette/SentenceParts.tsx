import { readSentence, type Sentence } from '../../model/finding/sentences/readSentence.ts';
import { Icon } from '../ui/Icon.tsx';
import '../styles/screens/sentence.css';

/** The id of what describes the text field: how what is in it was read. */
export const SENTENCE_READ = 'palette-sentence';

interface Part {
  icon: string;
  /** What it is, for who hears it. */
  kind: string;
  text: string;
}

const VERBS: Readonly<Record<Sentence['verb'], string>> = {
  move: 'Move',
  change: 'Change quantity',
  set: 'Set quantity',
  new: 'New location',
  add: 'Add item',
};

function partsRead({ verb, record, place, quantity }: Sentence): Part[] {
  const all = [
    { icon: 'i-lucide-zap', kind: '', text: VERBS[verb] },
    { icon: 'i-lucide-hash', kind: 'number ', text: quantity },
    { icon: 'i-lucide-package', kind: verb === 'new' ? 'name ' : 'record ', text: record },
    { icon: 'i-lucide-map-pin', kind: 'place ', text: place },
  ];
  return all.flatMap(({ text, ...part }) => (text === undefined ? [] : [{ ...part, text }]));
}

/** How a sentence was read, part by part; nothing for other texts. */
export function SentenceParts({ typed }: { typed: string }) {
  const sentence = readSentence(typed);
  const parts = sentence ? partsRead(sentence) : [];
  if (parts.length === 0) return null;
  return (
    <div className="sentence">
      <p id={SENTENCE_READ} className="visually-hidden">
        {`Read as ${parts.map(({ kind, text }) => `${kind}${text}`).join(', ')}`}
      </p>
      {parts.map(({ icon, kind, text }) => (
        <span key={kind} aria-hidden="true" className="sentence-part">
          <Icon name={icon} />
          <span className="clip">{text}</span>
        </span>
      ))}
    </div>
  );
}
