import { type ImageAddresses, createAddresses } from '../images/addresses.ts';
import { Problem } from '../problems.ts';
import { countItems } from '../store/items/list.ts';
import { hasMoreLocations } from '../store/locations/rows.ts';
import { BUSY_RETRY_AFTER } from '../store/storageProblems.ts';
import { type DatabaseToRead, databaseVariables } from '../store/databaseToRead.ts';
import type { Store } from '../store/store.ts';
import { type Asked, type AskedProgram, ProgramEnded, createAskedProgram } from '../apart/asked.ts';
import { askedProcess, startOwnProcess } from '../apart/ownProcess.ts';
import { type Read, type Told, readFrom } from './reads.ts';
import { type AskedToRead, DATABASE } from './asked.ts';
import { type Caller, createHeavyCalls } from './turns.ts';

/**
 * Up to so many items, and locations, everything is read within some 25 ms: no process is worth its memory there. A
 * benchmark measures it (tests/bench/heldLoop.ts).
 */
const SMALL = 500;
/** Heavy calls of one user at a time: a browser makes six. */
const CALLS_EACH = 12;
/**
 * How long the process is kept after its last answer, and how long it may take for one, in milliseconds: longer than a small and busy
 * machine needs, since what is ended begins anew.
 */
const IDLE_TIME = 10 * 60_000;
const TIME_LIMIT = 60_000;

/** Takes turns with people, who have numbers; somebody of them waits to the end. */
const EVERYBODY: Caller = { owner: 'everybody', signal: new AbortController().signal };

/** Reads much without holding the event loop, in turns between people. */
export interface Reading {
  /** Reads for one call, which is over then. Rejects with 429 when too many of its user are under way. */
  once(caller: Caller, read: Read): Promise<Told>;
  /** Reads what several calls wait for, whoever of them goes: never refused. */
  forAll(read: Read): Promise<Told>;
  /** For a call that reads several times; whoever begins it ends it. Throws 429 as {@link once}. */
  begin(caller: Caller): ReadingCall;
}

export interface ReadingCall {
  /** Rejects with 503 when it takes too long or fails again. */
  read(read: Read): Promise<Told>;
  end(): void;
}

interface Parts {
  store: Store;
  /** What addresses of photos are signed with. */
  secret: Uint8Array;
  /** Milliseconds since 1970. */
  now: () => number;
  how?: ReadingSettings | undefined;
}

/** How it is read, where it is not as usual. */
export interface ReadingSettings {
  start?: (database: DatabaseToRead) => Asked;
  /** Up to how many items and locations no process is used. */
  small?: number;
}

/**
 * Where there is little, it is read at once between two turns of the event loop; else in a process with a connection of
 * its own, which may be killed (decision record 50), which is started when it is first needed and ends with the store. That sees all that was written before.
 */
export function createReading({ store, secret, now, how }: Parts): Reading {
  const { start = startReadingProcess, small = SMALL } = how ?? {};
  const calls = createHeavyCalls({ atOnce: 1, each: CALLS_EACH });
  const addresses: ImageAddresses = createAddresses(secret, now);
  const child: AskedProgram<AskedToRead, Told> = createAskedProgram({
    start: () => start(store.toRead()),
    idleTime: IDLE_TIME,
    timeLimit: TIME_LIMIT,
  });
  store.beforeClosing(() => child.close());

  const isSmall = async (): Promise<boolean> =>
    (await countItems(store.read, {})) <= small && !(await hasMoreLocations(store.read, small));

  async function readNow(read: Read): Promise<Told> {
    if (await isSmall()) return readFrom(store.read, addresses, read);
    const asked = { read, now: now(), secret, moves: store.moves() };
    try {
      return await child.ask(asked);
    } catch (error) {
      if (!(error instanceof ProgramEnded)) throw error;
      if (error.isSlow) throw busy();
    }
    // Perhaps it was not this read that broke it.
    return child.ask(asked).catch((error: unknown) => {
      throw error instanceof ProgramEnded ? busy() : error;
    });
  }

  const begin = (caller: Caller): ReadingCall => {
    const call = calls.begin(caller);
    return { read: (read) => call.inTurn(() => readNow(read)), end: () => call.end() };
  };
  return {
    begin,
    forAll: (read) => calls.inTurn(EVERYBODY, () => readNow(read)),
    async once(caller, read) {
      const call = begin(caller);
      try {
        return await call.read(read);
      } finally {
        call.end();
      }
    },
  };
}

const busy = (): Problem =>
  new Problem('unavailable', 'The server cannot read so much now. Try again in a moment.', {
    headers: { 'Retry-After': BUSY_RETRY_AFTER },
  });

/** Node runs the child's source under tsx in development and in tests, and the file built from it otherwise. */
export function startReadingProcess(database: DatabaseToRead): Asked {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './childFromSource.mjs' : './reading.js', import.meta.url);
  // Not among its arguments, which everybody on the machine can see: an address may hold a password.
  const env = { ...databaseVariables(database), [DATABASE]: JSON.stringify(database) };
  return askedProcess(startOwnProcess(file, { env }));
}
