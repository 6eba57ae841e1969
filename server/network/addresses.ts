import { isIP, isIPv4 } from 'node:net';

/** Groups of an IPv6 address that stand for one customer's network: whoever has one has all addresses in it. */
const GROUPS_OF_CLIENT = 4;
/** And that a provider gives to larger customers. */
const GROUPS_OF_SITE = 3;

/** One way to write an address: IPv4 inside of IPv6 as IPv4, no zone; undefined for what is none. */
export function plainAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) === 0) return undefined;
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical(address));
  if (!mapped) return canonical(address);
  const [high, low] = [parseInt(mapped[1] ?? '', 16), parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An IPv6 address as RFC 5952 writes it, but IPv4 inside of it in hexadecimal. */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

/** Who counts as one: the address, of IPv6 the /64. */
export const clientKey = (address: string): string => prefixOf(address, GROUPS_OF_CLIENT);

/** Who may be one customer of a provider: the address, of IPv6 the /48. */
export const siteKey = (address: string): string => prefixOf(address, GROUPS_OF_SITE);

function prefixOf(address: string, groups: number): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = canonical(address).split('::');
  const left = before.split(':').filter((group) => group !== '');
  const right = (after ?? '').split(':').filter((group) => group !== '');
  const all = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  return `${all.slice(0, groups).join(':')}::/${groups * 16}`;
}

/**
 * Whose a connection is: {@link clientKey} of its far end, however that is written; '' of one that is gone. Link-local
 * addresses share their first half with all their neighbours, and count as they are.
 */
export function peerOf(address: string | undefined): string {
  const text = plainAddress(address ?? '') ?? '';
  return /^fe[89ab]/.test(text) ? text : clientKey(text);
}
