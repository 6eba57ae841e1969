import type { Socket } from 'node:net';
import { peerOf } from './addresses.ts';
import type { NetworkLimits } from './limits.ts';

type Caps = Pick<NetworkLimits, 'connections' | 'connectionsPerAddress' | 'mayShare'>;

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
  /** No whole headers have come on them yet. */
  waiting: Set<Connection>;
  used: Set<Connection>;
}

interface Connection {
  socket: Socket;
  peer: Peer;
  /** Its far address and port: over TLS a request comes on another object than the connection did. */
  key: string;
}

/**
 * Keeps the connections below their caps without ever refusing a new one: refused, whoever comes last would be shut out
 * for as long as others hold on to theirs. Instead the address with the most connections loses one: that has said
 * nothing whole for longest. `onCut` is told whose it was.
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
  const cutOne = (peer: Peer, newest: Connection): void => {
    const [waiting] = peer.waiting;
    const [used] = peer.used;
    // The newest may be a person, who needs a moment to say something.
    const victim = waiting === newest ? (used ?? newest) : (waiting ?? used);
    if (!victim) return;
    onCut(peer.name);
    victim.socket.destroy();
    // Its 'close' comes later, and the next connection perhaps before.
    forget(victim);
  };
  return {
    admit(socket) {
      const name = peerOf(socket.remoteAddress);
      const peer = peers.get(name) ?? { name, waiting: new Set(), used: new Set() };
      const connection = { socket, peer, key: keyOf(socket.remoteAddress, socket.remotePort) };
      peers.set(name, peer);
      peer.waiting.add(connection);
      open.set(connection.key, connection);
      socket.once('close', () => forget(connection));
      if (sizeOf(peer) > caps.connectionsPerAddress && !caps.mayShare(name)) cutOne(peer, connection);
      else if (open.size > caps.connections)
        cutOne(largest(peers.values(), caps.mayShare) ?? peer, connection);
    },
    used(address, port) {
      const connection = open.get(keyOf(address, port));
      if (!connection) return;
      const { waiting, used } = connection.peer;
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

/** The one with the most connections; of those that may share only where there are no others. */
function largest(peers: Iterable<Peer>, mayShare: (address: string) => boolean): Peer | undefined {
  let most: Peer | undefined;
  let mostSize = 0;
  for (const peer of peers) {
    const size = mayShare(peer.name) ? 0 : sizeOf(peer);
    if (size > mostSize) [most, mostSize] = [peer, size];
  }
  return most;
}
