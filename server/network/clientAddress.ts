import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { plainAddress } from './addresses.ts';
import { isEncrypted } from '../network/answerHeaders.ts';
import { BadSetting } from '../setting.ts';

/** Who sent a request, as far as can be known. */
export interface Client {
  /** An IPv4 or IPv6 address; '' when the connection is gone already. */
  address: string;
  /** Whether the browser speaks TLS, with us or with a proxy that we trust. */
  isSecure: boolean;
}

/** Hops that are looked at: nobody has more proxies, and a header of 30,000 commas is not worth reading. */
const HOPS_MAX = 20;
/**
 * Reads STOWAGE_TRUST_PROXY: addresses and networks (10.0.0.0/8) joined by commas. Throws {@link BadSetting}.
 */
export function trustedProxies(text: string): BlockList {
  const trusted = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (version === 0 || !isNetwork || more.length > 0) {
      throw new BadSetting(
        `STOWAGE_TRUST_PROXY must list addresses or networks like 10.0.0.2 or 10.0.0.0/8, not "${entry}".`,
      );
    }
    trusted.addSubnet(address, bits === undefined ? most : Number(bits), familyOf(address));
  }
  return trusted;
}

/**
 * Who sent the request. `X-Forwarded-For` is believed from trusted proxies alone, and only as far as they have
 * written it themselves: from the right to the first address that is no trusted proxy. What stands left of that
 * anybody may have made up.
 */
export function clientOf({ socket, headers }: IncomingMessage, trusted: BlockList): Client {
  const peer = plainAddress(socket.remoteAddress ?? '') ?? '';
  const isTls = isEncrypted(socket);
  if (!isTrusted(peer, trusted)) return { address: peer, isSecure: isTls };
  const forwarded = [headers['x-forwarded-proto'] ?? []].flat().join().split(',').at(-1);
  const isSecure = isTls || forwarded?.trim().toLowerCase() === 'https';
  const hops = [headers['x-forwarded-for'] ?? []].flat().join().split(',').slice(-HOPS_MAX);
  let address = peer;
  for (const hop of hops.toReversed()) {
    const named = plainAddress(withoutPort(hop.trim()));
    // 'unknown' or worse: the last one that is known will do.
    if (named === undefined) break;
    address = named;
    if (!isTrusted(address, trusted)) break;
  }
  return { address, isSecure };
}

/** What a proxy on the same machine comes from, whether a setting names it or not. No stranger does. */
const OWN_MACHINE = new Set(['127.0.0.1', '::1']);

/** Whether many people may stand behind the far end of a connection. */
export function mayBeProxy(address: string, trusted: BlockList): boolean {
  const plain = plainAddress(address) ?? '';
  return OWN_MACHINE.has(plain) || isTrusted(plain, trusted);
}

const isTrusted = (address: string, trusted: BlockList): boolean =>
  isIP(address) !== 0 && trusted.check(address, familyOf(address));

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Some proxies add the port: '203.0.113.7:4242', '[2001:db8::1]:4242'. */
const withoutPort = (hop: string): string =>
  /^\[(.*)\](:\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
