import { Socket } from 'node:net';
import pg from 'pg';
import { heard } from '../../heard.ts';
import {
  CONNECTION_FAILURE,
  GIVEN_UP,
  NONE_FREE,
  READ_ONLY_SERVER,
  UNREACHABLE,
  postgresFailure,
} from './failures.ts';
import { createPresence } from './presence.ts';
import { parserFor, sendable } from './values.ts';

/** How long connecting may take, a free connection being waited for included, in milliseconds. */
export const CONNECT_LIMIT = 1500;
/** How long a statement that reads may take, as on SQLite: PostgreSQL ends it then, and a moment later so do we. */
export const READ_LIMIT = 20_000;
/** Waited for an answer that PostgreSQL itself should have ended. */
const GRACE = 2000;
/** A statement that takes longer, in milliseconds, has it asked whether the database is there at all, again and again. */
const DOUBTED = 300;
/** Connections that nobody needs are closed after so long, in milliseconds. */
const IDLE_TIME = 60_000;

export type Result = pg.QueryResult<Record<string, unknown>>;

/** A connection, with its socket: a server that hangs lets nobody say goodbye. */
export class Client extends pg.Client {
  readonly socket: Socket;
  /** Whether its database answers anybody; believed to where nobody has said how that is found out. */
  isThere: () => Promise<boolean> = async () => true;
  hasAnswered = false;

  constructor(config: pg.ClientConfig = {}) {
    const socket = heard(new Socket());
    super({ ...config, stream: () => socket });
    this.socket = socket;
    // Without a listener a server that dies would take this process along. Whoever waits for an answer is told of it.
    this.on('error', () => undefined);
  }

  /** Runs a statement; several of them with no values. Throws what PostgreSQL says, with an SQLSTATE as its `code`. */
  async run(sql: string, values: readonly unknown[] | undefined, limit: number): Promise<Result> {
    let givenUp: [code: string, message: string] | undefined;
    let isOver = false;
    const giveUp = (code: string, message: string): void => {
      givenUp ??= [code, message];
      this.socket.destroy();
    };
    const timer = setTimeout(() => giveUp(GIVEN_UP, 'The database took too long.'), limit);
    const doubt = async (): Promise<void> => {
      const isThere = await this.isThere();
      if (isOver) return;
      if (isThere) doubts = setTimeout(() => void doubt(), DOUBTED);
      else giveUp(UNREACHABLE, 'The database does not answer.');
    };
    let doubts = setTimeout(() => void doubt(), DOUBTED);
    try {
      const result = await this.query(sql, values?.map(sendable));
      this.hasAnswered = true;
      return result;
    } catch (error) {
      throw givenUp ? failure(...givenUp, error) : withState(error);
    } finally {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(doubts);
    }
  }
}

export interface PoolSettings {
  url: string;
  /** Connections at most. */
  max: number;
  /** How long a statement may take on the server, in milliseconds. */
  limit?: number;
  /** Whether somebody waits, who is told in two seconds that the database hangs; else a long statement is left alone. */
  isWaitedFor?: boolean;
}

/** What every connection is told; `limit` in milliseconds. */
export const clientConfig = (url: string, limit: number): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'stowage',
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_LIMIT,
  statement_timeout: limit,
  // Of a server of ours that is gone without a word the transaction ends, and with it the turn to write.
  idle_in_transaction_session_timeout: READ_LIMIT,
  types: { getTypeParser: parserFor },
});

/** Connections to one database. */
export interface Pool {
  /** Runs one statement on whichever connection is free; again where the connection was broken, so only what reads. */
  read(sql: string, values: readonly unknown[], limit?: number): Promise<Result>;
  /** A connection for somebody alone, who gives it back. */
  take(): Promise<Client>;
  /** Takes a connection back; one that is broken or in the middle of something is closed. */
  giveBack(client: Client, isGood: boolean): void;
  /** From now on only connections that are made from now on are lent: the address may lead elsewhere than it did. */
  renew(): void;
  close(): Promise<void>;
}

/** Opens no connection yet. `noticed` is told every failure that says something about the storage. */
export function createPool(
  { url, max, limit = READ_LIMIT, isWaitedFor = false }: PoolSettings,
  noticed: (error: unknown) => void = () => undefined,
): Pool {
  const config = clientConfig(url, limit);
  let generation = 0;
  class OwnClient extends Client {
    readonly generation = generation;
  }
  const pool = new pg.Pool({ ...config, max, idleTimeoutMillis: IDLE_TIME, Client: OwnClient });
  const isThere = createPresence(config);
  pool.on('connect', (client) => {
    if (isWaitedFor && client instanceof Client) client.isThere = isThere;
  });
  // Of a connection that nobody uses: it is taken out, and the next use opens another.
  pool.on('error', () => undefined);

  async function take(): Promise<Client> {
    try {
      for (;;) {
        // Only the class above is made there.
        const client = (await pool.connect()) as unknown as OwnClient;
        if (client.generation === generation) return client;
        giveBack(client, false);
      }
    } catch (error) {
      throw withState(error);
    }
  }

  function giveBack(client: Client, isGood: boolean): void {
    if (!isGood) client.socket.destroy();
    // The pool has put it on when it lent the connection.
    (client as unknown as pg.PoolClient).release(!isGood);
  }

  /** The answer, or that the connection was lost and another one may be better. */
  async function attempt(
    sql: string,
    values: readonly unknown[],
    most: number,
  ): Promise<{ result: Result } | 'lost'> {
    const client = await take();
    const isOld = client.hasAnswered;
    let isGood = false;
    try {
      const result = await client.run(sql, values, most);
      isGood = true;
      return { result };
    } catch (error) {
      isGood = !isBroken(error);
      // After a restart of the database each that was idle is broken. One that was just made broke by what it was asked.
      if (isOld && isLost(error)) return 'lost';
      throw error;
    } finally {
      giveBack(client, isGood);
    }
  }

  return {
    async read(sql, values, most = limit + GRACE) {
      try {
        for (;;) {
          const told = await attempt(sql, values, most);
          if (told !== 'lost') return told.result;
        }
      } catch (error) {
        noticed(error);
        throw error;
      }
    },
    take,
    giveBack,
    renew: () => void generation++,
    close: () => pool.end(),
  };
}

/** The connection was there, and broke: another one may be better. A new one that fails only takes as long again. */
export const isLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === CONNECTION_FAILURE || error.code === '57P01');

/**
 * Whether the connection is of no use any more after this: broken, in the middle of a statement, or with a server that only
 * reads, while a new one may reach the server that took over.
 */
export const isBroken = (error: unknown): boolean =>
  postgresFailure(error) === 'away' ||
  isWithReader(error) ||
  (!isOfProgram(error) && !(error instanceof pg.DatabaseError));

const isWithReader = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === READ_ONLY_SERVER;

/** A value that cannot be kept or read: nothing is wrong with the connection. */
const isOfProgram = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError;

/** The error as PostgreSQL told it; what came from elsewhere, the system or the pool, is a failure of the connection. */
function withState(error: unknown): unknown {
  if (isOfProgram(error) || error instanceof pg.DatabaseError) return error;
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('timeout exceeded')) return failure(NONE_FREE, 'All connections are in use.', error);
  // Reading and writing fail on a connection that was there: EPIPE, ECONNRESET.
  const isNew =
    (error instanceof Error && 'syscall' in error && error.syscall !== 'write' && error.syscall !== 'read') ||
    message.endsWith('connection timeout');
  return isNew
    ? failure(UNREACHABLE, 'The database cannot be reached.', error)
    : failure(CONNECTION_FAILURE, 'The connection to the database was lost.', error);
}

export const failure = (code: string, message: string, cause: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code });
