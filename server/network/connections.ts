import type { Socket } from 'node:net';
import { peerOf } from './addresses.ts';
import type { NetworkLimits } from './limits.ts';

type Caps = Pick<NetworkLimits, 'connections' | 'connectionsPerAddress' | 'chance' | 'mayShare'>;

/** The connections that are open, within their caps. */
export interface Connections {
  /** Takes in a new one; where there are too many, another one is cut for it. */
  admit(socket: Socket): void;
  /** A whole request line with headers came on the connection from there. */
  used(address: string | undefined, port: number | undefined): void;
  /** Cuts all that are left. */
  cutAll(): void;
}

/** The connections from one address; both in the order in which they were last heard of. */
interface Peer {
  name: string;
  /** A proxy, which may have any number. */
  isShared: boolean;
  /** No whole headers have come on them yet. */
  waiting: Set<Connection>;
  used: Set<Connection>;
}

interface Connection {
  socket: Socket;
  peer: Peer;
  /** Its far address and port: over TLS a request comes on another object than the connection did. */
  key: string;
  /** When it came, or whole headers did for the last time: milliseconds of the process. */
  heardAt: number;
}

/**
 * Keeps the connections below their caps. Who comes from an address with fewer connections than another one always gets
 * in: that other one loses the connection that has said nothing whole for longest. Among equals, and within an address,
 * a connection is only cut for a new one when it has had its chance to say something; else the new one is cut, before it
 * has cost a handshake: whoever opens thousands a second would keep the server busy with nothing else. `onCut` is told
 * whose it was.
 */
export function createConnections(caps: Caps, onCut: (address: string) => void): Connections {
  const peers = new Map<string, Peer>();
  const open = new Map<string, Connection>();

  const forget = (connection: Connection): void => {
    const { peer, key } = connection;
    peer.waiting.delete(connection);
    peer.used.delete(connection);
    // Another one may have the same port by now.
    if (open.get(key) === connection) open.delete(key);
    if (sizeOf(peer) === 0 && peers.get(peer.name) === peer) peers.delete(peer.name);
  };
  const cut = (victim: Connection): void => {
    onCut(victim.peer.name);
    victim.socket.destroy();
    // Its 'close' comes later, and the next connection perhaps before.
    forget(victim);
  };
  const makeRoom = (newest: Connection): void => {
    const { peer } = newest;
    const { isShared } = peer;
    const isTooMany = sizeOf(peer) > caps.connectionsPerAddress && !isShared;
    if (!isTooMany && open.size <= caps.connections) return;
    // Whoever comes through a proxy may be the first of that person's connections.
    const size = isShared ? 1 : sizeOf(peer);
    const other = isTooMany ? undefined : largest(peers.values(), peer);
    const loser = other && sizeOf(other) >= size ? other : peer;
    const victim = longestSilent(loser, newest);
    const isEqual = loser === peer || sizeOf(loser) === size;
    const isSafe = isEqual && performance.now() - victim.heardAt < caps.chance;
    cut(isSafe ? newest : victim);
  };
  return {
    admit(socket) {
      const isShared = caps.mayShare(socket.remoteAddress ?? '');
      // A proxy is one by itself, whoever else is in its network.
      const name = isShared ? String(socket.remoteAddress) : peerOf(socket.remoteAddress);
      const peer = peers.get(name) ?? { name, isShared, waiting: new Set(), used: new Set() };
      const connection = {
        socket,
        peer,
        key: keyOf(socket.remoteAddress, socket.remotePort),
        heardAt: performance.now(),
      };
      peers.set(name, peer);
      peer.waiting.add(connection);
      open.set(connection.key, connection);
      socket.once('close', () => {
        // One that was of no use keeps its place for a while: else it would come back at once, with another handshake.
        const left = peer.used.has(connection) ? 0 : connection.heardAt + caps.chance - performance.now();
        if (left <= 0) forget(connection);
        else setTimeout(() => forget(connection), left).unref();
      });
      makeRoom(connection);
    },
    used(address, port) {
      const connection = open.get(keyOf(address, port));
      if (!connection) return;
      const { waiting, used } = connection.peer;
      connection.heardAt = performance.now();
      waiting.delete(connection);
      // Entered anew, at the end.
      used.delete(connection);
      used.add(connection);
    },
    cutAll: () => open.forEach(({ socket }) => socket.destroy()),
  };
}

const keyOf = (address: string | undefined, port: number | undefined): string => `${address} ${port}`;
const sizeOf = ({ waiting, used }: Peer): number => waiting.size + used.size;

/** The one that is cut first: never the newest where there is another, for that may be a person's. */
function longestSilent({ waiting, used }: Peer, newest: Connection): Connection {
  const [first = newest] = waiting;
  const [firstUsed = newest] = used;
  return first === newest ? firstUsed : first;
}

/** The one with the most connections beside `own`; none of those that may share. */
function largest(peers: Iterable<Peer>, own: Peer): Peer | undefined {
  let most: Peer | undefined;
  for (const peer of peers) {
    const isLarger = peer !== own && sizeOf(peer) > (most ? sizeOf(most) : 0);
    if (isLarger && !peer.isShared) most = peer;
  }
  return most;
}
