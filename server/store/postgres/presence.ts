import pg from 'pg';

/**
 * Tells a database that works on something long from one that hangs, or is gone without a word: only the first one answers
 * a new connection, in the time that connecting may take. Behind a pooler, or where old connections hang and new ones do
 * not, it is taken to be there, and the limits of statements decide. Whoever asks while somebody else does shares the answer.
 */
export function createPresence(config: pg.ClientConfig): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => (asked ??= answers(config).finally(() => (asked = undefined)));
}

async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    // A refusal is an answer too: all connections are in use, or it is about to end and says so itself.
    return error instanceof pg.DatabaseError;
  }
}
