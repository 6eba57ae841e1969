import { isIPv6 } from 'node:net';

/**
 * Who counts as one: an IPv4 address, also where it is written as IPv6 (::ffff:192.0.2.1), or the first half of an IPv6
 * address, of which everybody has a whole network. Link-local ones share that half with all their neighbours and count
 * as they are. Undefined, as of a connection that is gone, becomes ''.
 */
export function peerOf(address: string | undefined): string {
  const text = (address ?? '').toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(text) || /^fe[89ab]/.test(text)) return text;
  const [head = '', tail] = text.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // An address that is written in full has nothing to fill in.
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const parts = [...first, ...zeros, ...last].slice(0, 4).map((part) => part.replace(/^0+(?=.)/, ''));
  return `${parts.join(':')}::/64`;
}
