import { once } from 'node:events';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { peerOf } from '../../../server/network/addresses.ts';
import { createConnections } from '../../../server/network/connections.ts';

let port = 0;

/** A connection from there, without a network. */
function from(address: string): Socket {
  port += 1;
  const socket = new Socket();
  vi.spyOn(socket, 'remoteAddress', 'get').mockReturnValue(address);
  vi.spyOn(socket, 'remotePort', 'get').mockReturnValue(port);
  return socket;
}

const cuts = (sockets: readonly Socket[]): number => sockets.filter(({ destroyed }) => destroyed).length;

interface Caps {
  all: number;
  each: number;
  chance?: number;
  mayShare?: (address: string) => boolean;
}

function opened(caps: Caps) {
  const cut: string[] = [];
  const { all, each, chance = 0, mayShare = () => false } = caps;
  const connections = createConnections(
    { connections: all, connectionsPerAddress: each, chance, mayShare },
    (address) => cut.push(address),
  );
  const begin = (socket: Socket) => connections.begin(socket.remoteAddress, socket.remotePort);
  const admit = (address: string, isUsed = false): Socket => {
    const socket = from(address);
    connections.admit(socket);
    if (isUsed) begin(socket)();
    return socket;
  };
  return { connections, cut, admit, begin };
}

it('when there are too many in all, the address with the most loses the one that is silent for longest', () => {
  const { admit, cut } = opened({ all: 10, each: 10 });
  const person = admit('192.0.2.1', true);
  const hostile = Array.from({ length: 500 }, (_, n) => admit(n % 2 === 0 ? '192.0.2.66' : '192.0.2.67'));
  expect(person.destroyed).toBe(false);
  expect(cuts(hostile)).toBe(491);
  expect(hostile.slice(-2).map(({ destroyed }) => destroyed)).toEqual([false, false]);
  const late = admit('192.0.2.2');
  expect(late.destroyed).toBe(false);
  expect(cut).toHaveLength(492);
  expect(cut).not.toContain('192.0.2.1');
});

it('whoever has more connections than others gets no further ones for those that have not had their chance', () => {
  const { admit } = opened({ all: 10, each: 10, chance: 60_000 });
  const first = Array.from({ length: 10 }, (_, n) => admit(n % 2 === 0 ? '192.0.2.66' : '192.0.2.67'));
  const again = Array.from({ length: 100 }, (_, n) => admit(n % 2 === 0 ? '192.0.2.66' : '192.0.2.67'));
  expect([cuts(first), cuts(again)]).toEqual([0, 100]);
  const people = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => admit(address));
  expect([cuts(first), cuts(people)]).toEqual([3, 0]);
});

it('among as many addresses as there is room for, a new one waits until another has had its chance', () => {
  const { admit } = opened({ all: 3, each: 3, chance: 60_000 });
  ['192.0.2.66', '192.0.2.67', '192.0.2.68'].forEach((address) => admit(address));
  expect(admit('192.0.2.1').destroyed).toBe(true);
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  expect(admit('192.0.2.1').destroyed).toBe(false);
  expect(later).toHaveBeenCalled();
});

it('one address alone is held to its own cap, and what was of use there is cut last', () => {
  const { admit } = opened({ all: 100, each: 3 });
  const [used, ...silent] = [admit('192.0.2.1', true), admit('192.0.2.1'), admit('192.0.2.1')];
  const others = [admit('192.0.2.2'), admit('192.0.2.2'), admit('192.0.2.2')];
  admit('192.0.2.1', true);
  admit('192.0.2.1', true);
  expect(cuts(silent)).toBe(2);
  expect(used?.destroyed).toBe(false);
  admit('192.0.2.1');
  expect(used?.destroyed).toBe(true);
  expect(cuts(others)).toBe(0);
});

it('one at work is cut after those that rest, whoever needs the place, and rests from the end of its last answer', () => {
  const { admit, begin } = opened({ all: 5, each: 3 });
  const upload = admit('192.0.2.1');
  // Two requests, the second of which was sent before the answer to the first.
  const ends = [begin(upload), begin(upload)];
  const resting = Array.from({ length: 20 }, () => admit('192.0.2.1', true));
  ends[0]?.();
  resting.push(...Array.from({ length: 20 }, () => admit('192.0.2.1', true)));
  expect([upload.destroyed, cuts(resting)]).toEqual([false, 38]);
  // In all there is room for two more, and the third address takes one of the largest.
  ['192.0.2.2', '192.0.2.3', '192.0.2.4'].forEach((address) => admit(address));
  expect([upload.destroyed, cuts(resting)]).toEqual([false, 39]);
  ends[1]?.();
  const [late, later] = [admit('192.0.2.1', true), admit('192.0.2.1', true)];
  expect([resting.at(-1)?.destroyed, upload.destroyed, late.destroyed]).toEqual([true, true, false]);
  expect(later.destroyed).toBe(false);
});

it('where all are at work, the one that has been for longest makes room, once it has had its chance', () => {
  const { admit, begin } = opened({ all: 9, each: 2, chance: 60_000 });
  const working = [admit('192.0.2.1'), admit('192.0.2.1')];
  working.forEach(begin);
  expect(admit('192.0.2.1').destroyed).toBe(true);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  expect(admit('192.0.2.1').destroyed).toBe(false);
  expect(working.map(({ destroyed }) => destroyed)).toEqual([true, false]);
});

it('an answer that breaks off with its connection, or with a cut one, leaves nothing that counts', async () => {
  const { admit, begin, cut } = opened({ all: 9, each: 2 });
  const [victim, broken] = [admit('192.0.2.1'), admit('192.0.2.1')];
  const [endOfVictim, endOfBroken] = [begin(victim), begin(broken)];
  broken.destroy();
  await once(broken, 'close');
  endOfBroken();
  const next = admit('192.0.2.1');
  begin(next);
  expect(cut).toEqual([]);
  admit('192.0.2.1');
  await once(victim, 'close');
  endOfVictim();
  next.destroy();
  await once(next, 'close');
  admit('192.0.2.1');
  expect(cut).toHaveLength(1);
});

it('who may share has no cap of its own, and is cut only where there is nobody else', () => {
  const { admit } = opened({ all: 10, each: 3, mayShare: (address) => address === '192.0.2.1' });
  const proxy = Array.from({ length: 8 }, () => admit('192.0.2.1'));
  expect(cuts(proxy)).toBe(0);
  const others = ['192.0.2.2', '192.0.2.2', '192.0.2.3'].map((address) => admit(address));
  expect([cuts(proxy), cuts(others)]).toEqual([0, 1]);
  proxy.push(admit('192.0.2.1'));
  expect([cuts(proxy), cuts(others)]).toEqual([0, 2]);
  const full = opened({ all: 2, each: 2, mayShare: () => true });
  const shared = [1, 2, 3].map(() => full.admit('192.0.2.1'));
  expect(shared.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});

it('a connection that has ended makes room', async () => {
  const { admit, cut } = opened({ all: 2, each: 2 });
  for (let n = 0; n < 10; n++) {
    const socket = admit('192.0.2.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.destroy();
    await closed;
  }
  expect(cut).toEqual([]);
});

it('a connection that was of no use keeps its place until it has had its chance, one of use does not', async () => {
  const { admit } = opened({ all: 9, each: 2, chance: 60_000 });
  const end = async (socket: Socket): Promise<void> => {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.destroy();
    await closed;
  };
  for (let n = 0; n < 5; n++) await end(admit('192.0.2.1', true));
  await end(admit('192.0.2.66'));
  await end(admit('192.0.2.66'));
  expect(admit('192.0.2.66').destroyed).toBe(true);
  expect(admit('192.0.2.1').destroyed).toBe(false);
});

it('all that is left can be cut', () => {
  const { connections, admit } = opened({ all: 9, each: 9 });
  const sockets = [admit('192.0.2.1'), admit('192.0.2.1', true), admit('192.0.2.2')];
  connections.cutAll();
  expect(cuts(sockets)).toBe(3);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1'],
  [undefined, ''],
])('%s counts as %s', (address, peer) => expect(peerOf(address)).toBe(peer));
