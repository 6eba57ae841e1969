import { expect, test } from 'vitest';
import { FEATURES_HEADER, UNLESS_THERE_HEADER, UNLESS_THERE_MAX } from '../../../contract/builtins.ts';
import { record } from '../answers.ts';
import { startServer } from '../startServer.ts';

test('of what two people make of one photo at the same time each item is there once, and what is known may be made beside', async () => {
  const server = await startServer();
  try {
    const drawer = await server.location({ name: 'Drawer' });
    const make = async (name: string, known: string | undefined, headers: Record<string, string> = {}) =>
      server.call(
        'POST',
        '/api/items',
        { name, location_id: drawer },
        { ...(known !== undefined && { [UNLESS_THERE_HEADER]: known }), ...headers },
      );
    const names = Array.from({ length: 12 }, (_, at) => `Bolt ${at}`);
    const answers = await Promise.all([...names, ...names].map((name) => make(name, 'none')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...names.map(() => 201),
      ...names.map(() => 412),
    ]);
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({ error: 'stale' });
    expect(answers[0]?.headers.get(FEATURES_HEADER)).toContain('unless-there');

    // As names are compared: neither case nor blanks tell two apart, and a number with a nought before it does.
    expect((await make(' bOLT 3', 'none')).status).toBe(412);
    expect((await make('Bolt 03', 'none')).status).toBe(201);
    const third = record(answers.find(({ body }) => record(body)['name'] === 'Bolt 3')?.body);
    const beside = await make('Bolt 3', String(third['id']), { 'Idempotency-Key': 'one' });
    expect(beside.status).toBe(201);
    // What was made is answered again, though it lies there by then.
    expect((await make('Bolt 3', String(third['id']), { 'Idempotency-Key': 'one' })).body).toEqual(
      beside.body,
    );
    expect((await make('Bolt 3', String(third['id']))).status).toBe(412);
    expect((await make('Bolt 3', undefined)).status).toBe(201);

    // What is refused keeps no key, and what is gone stands in nobody's way.
    expect((await make('Bolt 4', 'none', { 'Idempotency-Key': 'two' })).status).toBe(412);
    const fourth = record(answers.find(({ body }) => record(body)['name'] === 'Bolt 4')?.body);
    await server.call('DELETE', `/api/items/${String(fourth['id'])}`);
    expect((await make('Bolt 4', 'none', { 'Idempotency-Key': 'two' })).status).toBe(201);

    for (const bad of [
      '',
      'a b',
      'a,,b',
      `'`,
      Array.from({ length: UNLESS_THERE_MAX + 1 }, () => 'a').join(','),
    ])
      expect((await make('Nut', bad)).status, bad).toBe(400);
  } finally {
    await server.stop();
  }
});
