import { copyFile, readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { check } from '../../contract/check.ts';
import type { Import, ImportCounts } from '../../contract/imports/imports.ts';
import { IMPORT_BYTES_MAX } from '../../contract/imports/limits.ts';
import { IMPORT_FIELDS, IMPORT_LOCATION_FIELDS, ImportMapping } from '../../contract/imports/mapping.ts';
import { temporaryFolder } from '../backup/temporary.ts';
import type { DataFolder } from '../dataFolder.ts';
import { shownName } from '../images/filename.ts';
import { type Imports, openImports } from '../imports/imports.ts';
import { doJob } from '../imports/jobs.ts';
import { sizeOfGiven } from '../imports/command/givenFile.ts';
import { ImportRefused, reasonToCheckAgain } from '../imports/refusal.ts';
import type { RunJob } from '../imports/runJob.ts';
import { Problem } from '../problems.ts';
import { counted } from '../wording.ts';
import { type Terminal, untilEnded } from './terminal.ts';

/** How often rows are checked, where somebody works on what they mean meanwhile. */
const TRIES = 3;

/** Bad rows that are told; whoever has more starts with these. */
const BAD_ROWS_MAX = 50;

interface Options {
  path: string;
  mapping: string | undefined;
  isDry: boolean;
}

/** Imports any spreadsheet as the app does: guessed, printed, checked, then all rows or none. It can be undone in the app. */
export const importSpreadsheet = (data: DataFolder, terminal: Terminal, options: Options): Promise<number> =>
  untilEnded(terminal, (ended) => importUntil(data, terminal, options, ended));

async function importUntil(
  { store, folder: dataFolder }: DataFolder,
  terminal: Terminal,
  options: Options,
  ended: AbortSignal | undefined,
): Promise<number> {
  await requireFile(options.path);
  const folder = await temporaryFolder('import');
  const imports = await openImports({ store, dataFolder, folder, run: doJobUntil });
  let id: string | undefined;
  let isDone = false;
  try {
    id = await take(imports, options.path, (enter) => store.write(enter));
    const found = requireState(await after(imports, id, ended), 'read');
    const mapping = await chosen(found, options.mapping);
    tellMapping(terminal, found, mapping);
    for (let tries = 1; ; tries++) {
      await imports.map(id, mapping);
      const { counts } = requireState(await after(imports, id, ended), 'checked');
      if (!counts) throw new Error('A checked import has counts.');
      if (counts.problem > 0) throw new ImportRefused(await problemsOf(imports, id, counts.problem));
      if (options.isDry) {
        terminal.print(`Would be done: ${told(counts)}.`);
        return 0;
      }
      const done = await apply(imports, id, store, ended);
      if (done.state === 'read' && tries < TRIES && reasonToCheckAgain(done.problem) !== undefined) continue;
      requireState(done, 'imported');
      isDone = true;
      terminal.print(`Imported ${told(done.counts ?? counts)}.`);
      return 0;
    }
  } catch (error) {
    if (error instanceof Problem) throw new ImportRefused([error.message]);
    throw error;
  } finally {
    // Twice: what is over for good is forgotten then.
    for (let times = isDone ? 1 : 2; id !== undefined && times > 0; times -= 1) {
      await forget(imports, id);
      // What was half done is taken back.
      await imports.idle();
    }
    await imports.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Begins it, and answers how it ended; one that is refused for what has changed meanwhile, as if it had been taken back. */
async function apply(
  imports: Imports,
  id: string,
  store: DataFolder['store'],
  ended: AbortSignal | undefined,
): Promise<Import> {
  try {
    await imports.apply(id, '', (begun) => store.write(begun));
  } catch (error) {
    if (!(error instanceof Problem) || reasonToCheckAgain(error.message) === undefined) throw error;
    return { ...(await imports.find(id)), state: 'read', problem: error.message };
  }
  imports.begin(id);
  return after(imports, id, ended);
}

/** In this process, where nobody can kill it: it ends at its next report. */
const doJobUntil: RunJob = (job, onProgress, signal) =>
  doJob(job, (done, total) => {
    signal.throwIfAborted();
    onProgress(done, total);
  });

async function requireFile(path: string): Promise<void> {
  if ((await sizeOfGiven(path)) > IMPORT_BYTES_MAX) {
    throw new ImportRefused([
      `The file is larger than ${IMPORT_BYTES_MAX / 1024 / 1024} MB. Split it, and import the parts.`,
    ]);
  }
}

function take(
  imports: Imports,
  path: string,
  write: (work: Parameters<Parameters<Imports['add']>[0]['enter']>[1]) => Promise<Import>,
): Promise<string> {
  return imports.add({
    user: '',
    async receive(target) {
      await copyFile(path, target);
      return { filename: shownName(basename(path), 'Unnamed file') };
    },
    enter: async (_received, enterRow) => (await write(enterRow)).id,
  });
}

async function after(imports: Imports, id: string, ended: AbortSignal | undefined): Promise<Import> {
  const end = new Promise((resolve) => ended?.addEventListener('abort', resolve, { once: true }));
  if (ended?.aborted !== true) await Promise.race([imports.idle(), end]);
  const found = await imports.find(id);
  // Who hears that it was stopped does it again.
  if (found.state !== 'imported') ended?.throwIfAborted();
  return found;
}

function requireState(found: Import, state: Import['state']): Import {
  if (found.state === state) return found;
  const again = reasonToCheckAgain(found.problem);
  const problem = again === undefined ? found.problem : `${again} Run the command again.`;
  throw new ImportRefused((problem ?? `It was left while it was ${found.state}.`).split('\n'));
}

/** The guessed mapping with what the file has of its own. */
async function chosen({ mapping: guessed }: Import, path: string | undefined): Promise<ImportMapping> {
  if (!guessed) throw new Error('An import that is read has a mapping.');
  if (path === undefined) return guessed;
  let own: unknown;
  try {
    own = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new ImportRefused([`There is no mapping in ${path}: it has to be JSON.`]);
  }
  const wanted = check({ ...guessed, ...Object(own) }, ImportMapping);
  if (wanted.ok) return wanted.value;
  throw new ImportRefused(
    Object.entries(wanted.fields).map(([name, reason]) => `${path}, "${name}": ${reason}`),
  );
}

function tellMapping(terminal: Terminal, { found }: Import, mapping: ImportMapping): void {
  terminal.print(`${found?.format ?? ''}, ${counted(found?.rows ?? 0, 'row')}`);
  const { encoding = 'utf-8', unread } = found ?? {};
  if (mapping.encoding === undefined) {
    if (!encoding.startsWith('utf'))
      terminal.print('  Which letters it has is a guess: "encoding" in a mapping has it read as others.');
    if (unread)
      terminal.print(
        `  ${counted(unread.signs, 'letter')} could not be read, the first in line ${unread.line}.`,
      );
  }
  for (const field of [...IMPORT_FIELDS, ...IMPORT_LOCATION_FIELDS]) {
    if (mapping[field] !== '') terminal.print(`  ${field}: ${mapping[field]}`);
  }
  if (mapping.keep_unmapped) terminal.print('  All other columns are kept in the notes.');
}

async function problemsOf(imports: Imports, id: string, count: number): Promise<string[]> {
  const lines = await imports.preview(id, (file) =>
    file
      .all(`select row from checked where action = 'problem' order by line limit ?`, BAD_ROWS_MAX)
      // Only the check writes them.
      .map(
        ({ row }) =>
          JSON.parse(String(row)) as { line: number; problems: { field: string; reason: string }[] },
      ),
  );
  const told = lines.flatMap(({ line, problems }) =>
    problems.map(
      ({ field, reason }) => `line ${line}${field === '' ? '' : `, column "${field}"`}: ${reason}`,
    ),
  );
  return count > BAD_ROWS_MAX ? [...told, `Only the first ${BAD_ROWS_MAX} bad rows are shown.`] : told;
}

function told({ create, update, add, skip, locations }: ImportCounts): string {
  const more = [
    [update, 'updated'],
    [add, 'added to'],
    [skip, 'skipped'],
  ].flatMap(([count, what]) => (count === 0 ? [] : [`${Number(count).toLocaleString('en')} ${what}`]));
  const made = `${counted(create, 'item')} and ${counted(locations, 'location')}`;
  return more.length === 0 ? made : `${made}; ${more.join(', ')}`;
}

const forget = (imports: Imports, id: string): Promise<void> =>
  imports.remove(id, '').catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
