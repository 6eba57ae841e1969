import { expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { MESSY_SPREADSHEETS } from '../../support/spreadsheets/messy.ts';
import { startServer } from '../startServer.ts';
import { checked, done, preview } from './uploads.ts';

it.each(MESSY_SPREADSHEETS.map((sheet) => [sheet.habit, sheet] as const))(
  'a spreadsheet with %s is imported by what is guessed',
  async (_habit, { name, bytes, counts, items }) => {
    const server = await startServer();
    try {
      const found = await checked(server, name, await bytes());
      const { create, skip, problem, update, add } = found.counts ?? {};
      expect({ create, skip, problem, update, add }).toEqual({
        skip: 0,
        problem: 0,
        ...counts,
        update: 0,
        add: 0,
      });
      for (const { line } of (await preview(server, found.id, '?only=problems')).rows) {
        await server.call('PATCH', `/api/imports/${found.id}/rows/${line}`, { action: 'skip' });
      }
      expect(await done(server, found.id)).toMatchObject({
        state: 'imported',
        counts: { create, problem: 0 },
      });
      const { body } = await server.call('GET', '/api/items?limit=1000');
      const made = decodeItems(body).items;
      expect(made).toHaveLength(counts.create);
      for (const [item, { location, ...fields }] of Object.entries(items)) {
        const match = made.find((one) => one.name === item);
        expect(match, item).toMatchObject({
          ...fields,
          ...(location !== undefined && { location_path: location }),
        });
      }
    } finally {
      await server.stop();
    }
  },
);
