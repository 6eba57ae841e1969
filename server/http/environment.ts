import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Client } from '../network/clientAddress.ts';
import type { Db } from '../store/store.ts';
import type { User } from '../store/users.ts';

/** What a request carries through its handlers. */
export interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    client: Client;
    /** How long nothing of a body may come, in milliseconds. */
    bodyStall: number;
    /** How long a body may take in all where nobody is logged in, in milliseconds. */
    strangerBody: number;
    /** The JSON that the call was answered with, whole, and what its answer says of it; nothing of a long list. */
    answered?: { json: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> };
    /** Only on routes behind a login. */
    user: User;
    token: string;
    /** Where the body had not come yet as the login was looked at: looks again once it has. Throws 401. */
    stillLoggedIn?: () => Promise<void>;
    /** Only on routes behind a login: looks again as something is written, in its transaction. Throws 401. */
    stillLoggedInAt?: (trx: Db) => Promise<void>;
  };
}

export type Call = Context<Environment>;
export type Server = Hono<Environment>;
