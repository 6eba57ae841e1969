import type { Socket } from 'node:net';
import { peerOf } from './addresses.ts';
import type { NetworkLimits } from './limits.ts';

type Caps = Pick<NetworkLimits, 'connections' | 'connectionsPerAddress' | 'chance' | 'mayShare'>;

/** The connections that are open, within their caps. */
export interface Connections {
  /** Takes in a new one; where there are too many, another one is cut for it. */
  admit(socket: Socket): void;
  /**
   * A request with whole headers came on the connection from there; hands back what is to be called once its answer has
   * ended, well or not.
   */
  begin(address: string | undefined, port: number | undefined): () => void;
  /** Cuts all that are left. */
  cutAll(): void;
}

/** The connections from one address; each kind in the order in which they were last heard of. */
interface Peer {
  name: string;
  /** A proxy, which may have any number. */
  isShared: boolean;
  /** No whole headers have come on them yet. */
  waiting: Set<Connection>;
  /** All requests on them have been answered. */
  resting: Set<Connection>;
  working: Set<Connection>;
}

interface Connection {
  socket: Socket;
  peer: Peer;
  /** Its far address and port: over TLS a request comes on another object than the connection did. */
  key: string;
  /** Requests whose answers have not ended: those that are sent ahead count as well. */
  running: number;
  /** When it came, or a request on it last began or the last one ended: milliseconds of the process. */
  heardAt: number;
}

/**
 * Keeps the connections below their caps. Who comes from an address with fewer connections than another one always gets
 * in: that other one loses the connection that has never said anything whole for longest, then the one that rests for
 * longest; one at work, with an upload of minutes perhaps, only where there is no other. Among equals, and within an
 * address, a connection is only cut for a new one when it has had its chance to say something; else the new one is cut,
 * before it has cost a handshake: whoever opens thousands a second would keep the server busy with nothing else. `onCut`
 * is told whose it was.
 */
export function createConnections(caps: Caps, onCut: (address: string) => void): Connections {
  const peers = new Map<string, Peer>();
  const open = new Map<string, Connection>();

  const forget = (connection: Connection): void => {
    const { peer, key } = connection;
    kindsOf(peer).forEach((kind) => kind.delete(connection));
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
    const victim = firstToCut(loser, newest);
    const isEqual = loser === peer || sizeOf(loser) === size;
    const isSafe = isEqual && performance.now() - victim.heardAt < caps.chance;
    cut(isSafe ? newest : victim);
  };
  const enter = (connection: Connection, kind: Set<Connection>): void => {
    connection.heardAt = performance.now();
    // Entered anew, at the end.
    kindsOf(connection.peer).forEach((one) => one.delete(connection));
    kind.add(connection);
  };
  return {
    admit(socket) {
      const isShared = caps.mayShare(socket.remoteAddress ?? '');
      // A proxy is one by itself, whoever else is in its network.
      const name = isShared ? String(socket.remoteAddress) : peerOf(socket.remoteAddress);
      const peer = peers.get(name) ?? newPeer(name, isShared);
      const connection = {
        socket,
        peer,
        key: keyOf(socket.remoteAddress, socket.remotePort),
        running: 0,
        heardAt: performance.now(),
      };
      peers.set(name, peer);
      peer.waiting.add(connection);
      open.set(connection.key, connection);
      socket.once('close', () => {
        // One that was of no use keeps its place for a while: else it would come back at once, with another handshake.
        const left = peer.waiting.has(connection) ? connection.heardAt + caps.chance - performance.now() : 0;
        if (left <= 0) forget(connection);
        else setTimeout(() => forget(connection), left).unref();
      });
      makeRoom(connection);
    },
    begin(address, port) {
      const connection = open.get(keyOf(address, port));
      if (!connection) return () => undefined;
      const { working, resting } = connection.peer;
      connection.running += 1;
      enter(connection, working);
      return () => {
        connection.running -= 1;
        // One that is gone by now is not entered again.
        if (connection.running === 0 && working.has(connection)) enter(connection, resting);
      };
    },
    cutAll: () => open.forEach(({ socket }) => socket.destroy()),
  };
}

const keyOf = (address: string | undefined, port: number | undefined): string => `${address} ${port}`;
const newPeer = (name: string, isShared: boolean): Peer => ({
  name,
  isShared,
  waiting: new Set(),
  resting: new Set(),
  working: new Set(),
});
/** In the order in which they are cut. */
const kindsOf = ({ waiting, resting, working }: Peer) => [waiting, resting, working];
const sizeOf = ({ waiting, resting, working }: Peer): number => waiting.size + resting.size + working.size;

/** Never the newest where there is another, for that may be a person's. */
function firstToCut(peer: Peer, newest: Connection): Connection {
  for (const kind of kindsOf(peer)) {
    for (const connection of kind) if (connection !== newest) return connection;
  }
  return newest;
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
