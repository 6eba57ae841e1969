import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import type { Failure } from '../../failure.ts';
import type { Unsent } from '../../model/unsent/unsent.ts';

/** What came of trying to send an entry. */
export type SendResult<Content = ItemInput, Stored = Item> =
  | { result: 'sent'; item: Stored }
  /** It is not there any more: another tab sent it (`sentAs`) or it was discarded. */
  | { result: 'gone'; sentAs: string | undefined }
  /** Another tab is sending. */
  | { result: 'busy' }
  /** Still here. `unreachable`: the server did not answer, so nothing else need be tried now. */
  | { result: 'kept'; entry: Unsent<Content, Stored>; failure: Failure; unreachable: boolean }
  /** Somebody else has changed the same fields. */
  | { result: 'conflict'; entry: Unsent<Content, Stored> };

/** The calls that write a kind of record. Each rejects with a Failure. */
export interface RecordWrites<Content, Stored, Update> {
  /** Whether the host is known to make one record of a create that is sent twice with the same key. */
  isIdempotent(): boolean;
  /** Whether the host refuses an update that is based on an older version. */
  matchesVersions(): boolean;
  /** Whether it is known to do an update once that is sent twice with the same key. */
  keysUpdates(): boolean;
  /** Learns what the host has advertised. */
  learn(): Promise<void>;
  /** `known`: only where none of its name is there but these; 'stale' where one is. */
  create(input: Content, idempotencyKey?: string, known?: readonly string[]): Promise<Stored>;
  /** What such a create has made under its key, as it was made; undefined where it has made nothing, and never will. */
  withdraw(input: Content, idempotencyKey: string): Promise<Stored | undefined>;
  /** The same update sent again under its `key` is not done again: the host answers what the record is by now. */
  update(id: string, update: Update, version: number | undefined, key?: string): Promise<Stored>;
}

export interface SenderParts<Content, Stored, Update> {
  writes: RecordWrites<Content, Stored, Update>;
  /** Reads a record past every cache; rejects with a Failure. */
  readItem(id: string): Promise<Stored>;
  /** Who is logged in right now. */
  user(): string;
  /** Resolves once what was kept is on disk, as far as it can be; at once unless given. */
  settled?: (() => Promise<unknown>) | undefined;
  /** Told of every record that has reached the server: copies of it here are outdated. */
  onSent(item: Stored, entry: Unsent<Content, Stored>): void;
  /**
   * Looks for what a create without a known outcome may have made, on a host that knows no idempotency for it. Without
   * it such an entry is set aside. Rejects with a Failure.
   */
  lookFor?(content: Content): Promise<Stored | undefined>;
  settleIds?: SettleIds<Content>;
}

/** The content with the server's ids in place of local ones, the same where it has none; or why there are none. */
export type SettleIds<Content> = (
  content: Content,
) => { content: Content } | { reason: Failure; /** There may be one later. */ waits: boolean };
