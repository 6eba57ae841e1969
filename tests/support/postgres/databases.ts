import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './globalPostgres.ts';

/** Whether there is a PostgreSQL to try. */
export const hasPostgres = (): boolean => inject('postgres') !== '';

const urlOf = (name: string): string => inject('postgres').replace('/DATABASE?', `/${name}?`);
const nameIn = (url: string): string => /\/(\w+)\?/.exec(url)?.[1] ?? '';

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A new database, with the newest schema and nothing in it, or as the one at `from` is, which nobody may have open. */
export async function freshDatabase(from?: string): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`;
  await admin(
    `create database ${name} template ${from === undefined ? TEMPLATE : nameIn(from)} strategy file_copy`,
  );
  return urlOf(name);
}

/** Throws out whoever is still there. */
export const dropDatabase = (url: string): Promise<void> =>
  admin(`drop database if exists ${nameIn(url)} with (force)`);
