import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import type { Person } from '../histories/backend.ts';

/** What a person was told of something that was asked for. */
export type Told =
  /** Nothing yet, or nothing any more: the tab is gone. */
  | 'nothing'
  | 'done'
  /** It is kept in this browser, and sent later. */
  | 'kept'
  /** It was not done. */
  | 'failed'
  /** Nobody knows, and it says so. */
  | 'unknown'
  /** Both versions stand side by side. */
  | 'conflict';

/** One thing that a person wanted done, and what the app said of it. */
export interface Intent {
  order: number;
  /** The tab, as requests name their sender. */
  tab: object;
  profile: number;
  person: Person;
  what: 'create' | 'change' | 'remove' | 'addName' | 'removeName' | 'link' | 'unlink' | 'removeImage';
  /** Of which record: a location's name, 'areas ATTIC', 'item {id} {image}', an image's id. */
  record: string;
  /** Of a change: its fields, with the values that they were given. */
  values: Readonly<Record<string, string>>;
  told: Told;
  /** In which words. */
  words: string;
  /** When the words came, in the order of all that is seen. */
  toldAt: number;
}

const KEPT = /stored locally|kept in this browser|not sent yet|is sent (when|as soon as)/i;
const UNKNOWN = /not known whether/i;

/** What a notice tells of what was asked for; undefined where it says nothing of it. */
export function toldBy({ kind, text, detail = '' }: Notice): Told | undefined {
  // Of what the screen reads meanwhile.
  if (text === 'Error loading location' || text === 'Failed to load images') return undefined;
  const words = `${text} ${detail}`;
  if (UNKNOWN.test(words)) return 'unknown';
  if (KEPT.test(words)) return 'kept';
  if (kind === 'success') return 'done';
  return kind === 'error' ? 'failed' : undefined;
}
