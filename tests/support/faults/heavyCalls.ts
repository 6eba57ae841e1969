import { readFileSync } from 'node:fs';
import { Caller } from './caller.ts';

/**
 * The other attacker of tests/bench/allAttacks.ts, a process of its own: floods the login with wrong passwords from many
 * addresses, and as somebody who is logged in asks for all that costs much, each again as soon as it is answered. Its
 * one argument is an {@link Attack}. Tells its parent on 'end' how many calls of each kind were answered and refused.
 */
export interface Attack {
  port: number;
  /** Of a server that speaks TLS. */
  cert: string | undefined;
  token: string;
  /** An item with a long history. */
  item: string;
  /** Files of pictures. */
  photos: string[];
  /** How many addresses the logins come from. */
  addresses: number;
  /** Which of {@link KINDS}. */
  kinds: string[];
}

// Only the bench starts it.
const attack = JSON.parse(process.argv[2] ?? '') as Attack;
const caller = new Caller(attack.port, attack.cert);
caller.token = attack.token;
const counts: Record<string, { answered: number; refused: number }> = {};
let isOver = false;

async function repeat(kind: string, step: (n: number) => Promise<unknown>): Promise<void> {
  const count = (counts[kind] ??= { answered: 0, refused: 0 });
  for (let n = 0; !isOver; n++) {
    await step(n).then(
      () => (count.answered += 1),
      () => (count.refused += 1),
    );
  }
}

const pictures = attack.photos.map((path) => readFileSync(path));
function uploaded(n: number): { type: string; bytes: Buffer } {
  const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
  const picture = pictures[n % pictures.length] ?? Buffer.alloc(0);
  const bytes = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')]);
  return { type: 'multipart/form-data; boundary=b', bytes };
}

const KINDS: Readonly<Record<string, { atOnce: number; step: (n: number) => Promise<unknown> }>> = {
  login: {
    atOnce: 16,
    step: (n) =>
      caller.call('POST', '/api/login', {
        body: { username: n % 2 === 0 ? 'marta' : `nobody ${n}`, password: `wrong ${n}` },
        isAlone: true,
        ...(attack.addresses > 1 && { localAddress: `127.0.1.${1 + (n % attack.addresses)}` }),
      }),
  },
  search: { atOnce: 4, step: () => caller.call('GET', '/api/search?q=m') },
  history: { atOnce: 2, step: () => caller.call('GET', `/api/items/${attack.item}/history`) },
  photo: { atOnce: 3, step: (n) => caller.call('POST', '/api/images', { body: uploaded(n) }) },
};
for (const [kind, { atOnce, step }] of Object.entries(KINDS)) {
  if (!attack.kinds.includes(kind)) continue;
  for (let n = 0; n < atOnce; n++) void repeat(kind, step);
}
process.once('message', () => {
  isOver = true;
  process.send?.(counts);
  process.disconnect();
  caller.end();
  process.exit(0);
});
