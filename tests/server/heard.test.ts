import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '../../server');

/** What makes or hands out something that fails as an event: a stream, a socket, a server, a worker, a child. */
const MAKERS = [
  String.raw`create(?:Read|Write)Stream`,
  String.raw`new (?:\w*Worker|PassThrough|Transform|Duplex|Readable|Writable|Socket)`,
  String.raw`(?:Readable|Duplex)\.from(?:Web)?`,
  'busboy',
  'spawn',
  'fork',
  'execFile',
  String.raw`create(?:Gzip|Gunzip|Deflate|Inflate|BrotliCompress|BrotliDecompress)`,
  'createAdaptorServer',
].join('|');
/** A promise stands for it, and is heard of anyway. */
const PROMISED = /promisify\((?:\w+\.)*$/;

/** The lines of `source` that make one which nobody surely hears, or pipe, which leaves the others open. */
function unheard(source: string): string[] {
  const calls = [...source.matchAll(new RegExp(String.raw`(?<![\w.])(?:${MAKERS})\(`, 'g'))].filter(
    ({ index }) => {
      const before = source.slice(0, index).trimEnd();
      return !before.endsWith('heard(') && !PROMISED.test(before) && !before.endsWith('function');
    },
  );
  const pipes = [...source.matchAll(/\.pipe(?:To|Through)?\(/g)];
  const handed = [
    ...source.matchAll(/\.on(?:ce)?\(\s*'(?:file|connection|upgrade)',[^]*?\n {2,}\}\);/g),
  ].filter(([handler]) => !handler.includes('heard('));
  const imported = [
    ...source.matchAll(/import \{[^}]*\b(?:connect|request|get)\b[^}]*\} from 'node:(?:net|tls|https?)'/g),
  ];
  return [...calls, ...pipes, ...handed, ...imported].map(({ index }) => {
    const start = source.lastIndexOf('\n', index) + 1;
    return source.slice(start, source.indexOf('\n', index)).trim();
  });
}

it('everything in the server that fails as an event is heard from the start: unheard, it would end the process', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|mjs)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    unheard(readFileSync(join(SERVER, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "const file = createWriteStream(path, { flags: 'wx' });\n",
  'const thread = new Worker(file);\n',
  'return busboy({ headers });\n',
  'const child = spawn(program, []);\n',
  'request.pipe(file);\n',
  "import { connect } from 'node:net';\n",
  "form.on('file', (name, stream) => {\n    stream.resume();\n  });\n",
  "server.on('connection', (socket) => {\n    sockets.add(socket);\n  });\n",
])('the search for it finds %j', (source) => expect(unheard(source)).toHaveLength(1));

it('the search passes over what is heard', () => {
  expect(
    unheard('const file = heard(createWriteStream(path));\nconst child = heard(\n  spawn(a),\n);\n'),
  ).toEqual([]);
});
