import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { DATABASE_ENTRY, MANIFEST } from '../../../backup/manifest.ts';
import { heard } from '../../../heard.ts';
import { ImportRefused } from '../../refusal.ts';
import { type Budget, type XmlListener, createBudget, damaged, xmlOf } from './xml.ts';

/** Files in a workbook; one with macros, pictures and a hundred sheets has some hundreds. */
const ENTRIES_MAX = 20_000;
/** Bytes of the small parts, which are read as a whole. */
const SMALL_PART_MAX = 32 * 1024 * 1024;

/** An open workbook. */
export interface Workbook {
  sheets: readonly { name: string; path: string }[];
  /** Whether days are counted from 1904. */
  is1904: boolean;
  /** The paths of what sheets share; undefined where there is none. */
  strings: string | undefined;
  styles: string | undefined;
  budget: Budget;
  /** Tells the addresses of all that a part refers to outside of the workbook, with the ids it does so with. */
  tellAddresses(part: string, listener: (id: string, address: string) => void): Promise<void>;
  /** Tells what is in one of its parts. */
  tell(path: string, listener: XmlListener): AsyncGenerator<void, void>;
  close(): void;
}

/** Opens the workbook at `path`. Links to other files are not followed. Throws {@link ImportRefused}. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw damaged();
  });
  try {
    const entries = await entriesOf(zip);
    const budget = createBudget();
    const open = async (part: string): Promise<Readable> => {
      const entry = entries.get(part.toLowerCase());
      if (!entry) throw damaged();
      // More than it says is cut off by the library.
      budget.requireRoomFor(entry.uncompressedSize);
      return heard(await zip.openReadStreamPromise(entry));
    };
    const tell = async function* (part: string, listener: XmlListener): AsyncGenerator<void, void> {
      try {
        yield* xmlOf(await open(part), listener, budget);
      } catch (error) {
        throw error instanceof ImportRefused ? error : damaged();
      }
    };
    const small = async (part: string, listener: XmlListener): Promise<void> => {
      const entry = entries.get(part.toLowerCase());
      if (!entry || entry.uncompressedSize > SMALL_PART_MAX) throw damaged();
      for await (const _ of tell(part, listener));
    };
    const main = (await relationsOf('', entries, small)).find(
      ({ type }) => type === 'officeDocument',
    )?.target;
    if (main === undefined) throw noWorkbook(entries);
    if (main.endsWith('.bin')) throw notThat('a binary workbook (.xlsb)');
    const relations = await relationsOf(main, entries, small);
    const found = await sheetsIn(main, small);
    const targets = new Map(relations.map(({ id, target }) => [id, target]));
    const sheets = found.sheets.flatMap(({ name, relation }) => {
      const target = targets.get(relation);
      return target !== undefined && entries.has(target.toLowerCase()) ? [{ name, path: target }] : [];
    });
    if (sheets.length === 0) throw new ImportRefused(['The workbook has no sheet with cells.']);
    const targetOf = (type: string): string | undefined =>
      relations.find((relation) => relation.type === type && entries.has(relation.target.toLowerCase()))
        ?.target;
    return {
      sheets,
      is1904: found.is1904,
      strings: targetOf('sharedStrings'),
      styles: targetOf('styles'),
      budget,
      tellAddresses: (part, listener) => tellAddresses(part, listener, entries, tell),
      tell,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Entries = ReadonlyMap<string, yauzl.Entry>;

/** By their paths in lower case, as programs find them. */
async function entriesOf(zip: yauzl.ZipFile): Promise<Entries> {
  const entries = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= ENTRIES_MAX) throw damaged();
      entries.set(entry.fileName.toLowerCase(), entry);
    }
  } catch {
    throw damaged();
  }
  return entries;
}

interface Relation {
  id: string;
  /** The last word of its type. */
  type: string;
  /** A path in the zip. */
  target: string;
}

/** Where it stands what a part refers to. */
const relationsPath = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/** Of a sheet with very many links it is no small part. */
async function tellAddresses(
  part: string,
  listener: (id: string, address: string) => void,
  entries: Entries,
  tell: Workbook['tell'],
): Promise<void> {
  const path = relationsPath(part);
  if (!entries.has(path.toLowerCase())) return;
  const opened = (name: string, attributes: ReadonlyMap<string, string>): void => {
    const [id, target] = [attributes.get('Id'), attributes.get('Target')];
    if (name !== 'Relationship' || attributes.get('TargetMode') !== 'External') return;
    if (id !== undefined && target !== undefined) listener(id, target);
  };
  for await (const _ of tell(path, { opened }));
}

/** What a part refers to within the workbook. */
async function relationsOf(
  part: string,
  entries: Entries,
  tell: (part: string, listener: XmlListener) => Promise<void>,
): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const path = relationsPath(part);
  if (!entries.has(path.toLowerCase())) return [];
  const relations: Relation[] = [];
  await tell(path, {
    opened(name, attributes) {
      const target = attributes.get('Target');
      if (name !== 'Relationship' || target === undefined) return;
      if (attributes.get('TargetMode') === 'External') return;
      const type = (attributes.get('Type') ?? '').split('/').at(-1) ?? '';
      const full = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      relations.push({ id: attributes.get('Id') ?? '', type, target: full });
    },
  });
  return relations;
}

async function sheetsIn(
  part: string,
  tell: (part: string, listener: XmlListener) => Promise<void>,
): Promise<{ sheets: { name: string; relation: string }[]; is1904: boolean }> {
  const sheets: { name: string; relation: string }[] = [];
  let is1904 = false;
  await tell(part, {
    opened(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '');
      if (name !== 'sheet') return;
      sheets.push({ name: attributes.get('name') ?? '', relation: attributes.get('id') ?? '' });
    },
  });
  return { sheets, is1904 };
}

function noWorkbook(entries: Entries): ImportRefused {
  if (entries.has('content.xml')) return notThat('an OpenDocument file (.ods)');
  if (entries.has('index/document.iwa')) return notThat('a Numbers file');
  if (entries.has(DATABASE_ENTRY) && entries.has(MANIFEST)) {
    return new ImportRefused([
      'This is a backup of Stowage, which is not imported. “npm run stowage -- restore FILE.zip” makes a data folder of it.',
    ]);
  }
  return new ImportRefused(['This is a zip file without a workbook. Unpack it, and import the table in it.']);
}

const notThat = (what: string): ImportRefused =>
  new ImportRefused([`This is ${what}. Open it, save it as XLSX or CSV, and try again.`]);
