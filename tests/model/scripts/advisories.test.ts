import { expect, test } from 'vitest';
import { verdictOf } from '../../../scripts/lib/advisories.mjs';

const LOCK = {
  packages: {
    'node_modules/hono': {},
    'node_modules/vite': { dev: true },
    'node_modules/both': {},
    'node_modules/vite/node_modules/both': { dev: true },
  },
};

function reported(entries: Record<string, { severity: string; nodes?: string[]; fixAvailable?: unknown }>) {
  const vulnerabilities = Object.fromEntries(
    Object.entries(entries).map(([name, { nodes = [`node_modules/${name}`], ...entry }]) => [
      name,
      {
        name,
        via: [{ title: 'Bad thing', url: 'https://example.org/1' }],
        fixAvailable: true,
        ...entry,
        nodes,
      },
    ]),
  );
  return verdictOf(JSON.stringify({ auditReportVersion: 2, vulnerabilities }), LOCK);
}

test.each(['high', 'critical'])('an advisory of %s severity in production fails the audit', (severity) => {
  expect(reported({ hono: { severity } })).toEqual({
    code: 1,
    lines: [
      `${severity} in production: hono (Bad thing https://example.org/1), an update mends it`,
      'Packages in production with a known advisory of high or critical severity: 1.',
    ],
  });
});

test('what is less grave, or for development alone, is told and fails nothing', () => {
  const { code, lines } = reported({
    hono: { severity: 'moderate' },
    vite: { severity: 'critical', fixAvailable: false },
  });
  expect([code, lines]).toEqual([
    0,
    [
      'moderate in production: hono (Bad thing https://example.org/1), an update mends it',
      'critical in development: vite (Bad thing https://example.org/1), there is no update yet',
      'No known advisory of high or critical severity in production.',
    ],
  ]);
});

test('a package that is there twice, or somewhere unknown, runs in production if one of them may', () => {
  const nodes = ['node_modules/vite/node_modules/both', 'node_modules/both'];
  expect(reported({ both: { severity: 'high', nodes } }).code).toBe(1);
  expect(reported({ both: { severity: 'high', nodes: nodes.slice(0, 1) } }).code).toBe(0);
  expect(reported({ elsewhere: { severity: 'high' } }).code).toBe(1);
  expect(reported({ hono: { severity: 'high', nodes: [] } }).code).toBe(1);
});

test('without advisories the audit says so', () => {
  expect(reported({})).toEqual({
    code: 0,
    lines: ['No known advisory of high or critical severity in production.'],
  });
});

test.each([
  [
    'it refuses the question',
    '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk","statusCode":405,"error":{"summary":"","detail":""}}',
    '405 Method Not Allowed',
  ],
  [
    'it is away',
    '{"error":{"code":"ENOTFOUND","summary":"request failed, reason: getaddrinfo"}}',
    'getaddrinfo',
  ],
  ['it says nothing', '', 'what came is no JSON'],
  ['it says nonsense', '<html>', 'what came is no JSON'],
  ['it says something else', '[]', 'what came is no JSON'],
  ['it gives no reason', '{}', 'without a reason'],
])('a registry that does not answer fails nothing, and that is said: %s', (_, text, reason) => {
  const { code, lines } = verdictOf(text, LOCK);
  expect([code, lines.length]).toEqual([0, 1]);
  expect(lines[0]).toContain('The registry did not answer, so nothing is known about advisories');
  expect(lines[0]).toContain(reason);
});

test('a lock file that is missing is a failure of ours', () => {
  const { code, lines } = verdictOf(
    '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}',
    LOCK,
  );
  expect([code, lines]).toEqual([1, ['Nothing was checked: This command requires an existing lockfile.']]);
});
