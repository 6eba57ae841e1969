/** What a connection may take before it has proved anything; times are in milliseconds. */
export interface NetworkLimits {
  /** From the connection to the end of the TLS handshake. */
  handshake: number;
  /** From the first moment of a connection, or of a further request on it, to the end of the headers. */
  headers: number;
  /** Bytes of the request line and the headers together. */
  headerBytes: number;
  /** Without a byte of a body that is waited for; how long it takes in all does not matter to who has logged in. */
  bodyStall: number;
  /** For a whole body of a call without a login, while it is waited for. */
  strangerBody: number;
  /** Without a byte either way while a request is answered. */
  idle: number;
  /** Between an answer and the next request on its connection. */
  rest: number;
  /** For an answer to what is no request to reach its reader, before the connection is cut. */
  linger: number;
  /** Connections at the same time in all. */
  connections: number;
  /** Connections at the same time from one address. */
  connectionsPerAddress: number;
  /**
   * How long a connection is safe from others of addresses that have as many, however little it says, and how long its
   * place stays taken at least where it was of no use.
   */
  chance: number;
  /** Who may have any number of them, by the far address: proxies, behind which there are many people. */
  mayShare: (address: string) => boolean;
}

/**
 * Whole headers of browsers have a few kilobytes; the longest address of the app is a search for 1,000 characters,
 * percent-encoded 9 kB. A phone on a bad line sends something every few seconds. A browser keeps six connections, so
 * that 100 are a household or a small school class behind one address; one over TLS takes some 100 kB.
 */
export const NETWORK_LIMITS: NetworkLimits = {
  handshake: 10_000,
  headers: 15_000,
  headerBytes: 32 * 1024,
  bodyStall: 20_000,
  strangerBody: 15_000,
  idle: 120_000,
  // Longer than a proxy keeps one for the next request, 60 s in nginx and 120 s in Caddy: where the server is the one to end
  // it, a request may be on its way already, and is lost.
  rest: 130_000,
  linger: 1000,
  connections: 400,
  connectionsPerAddress: 100,
  chance: 5000,
  mayShare: () => false,
};
