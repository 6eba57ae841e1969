import type { IncomingMessage } from 'node:http';
import { expect, it, test } from 'vitest';
import { clientOf, mayBeProxy, trustedProxies } from '../../../server/network/clientAddress.ts';
import { clientKey, siteKey } from '../../../server/network/addresses.ts';

const TRUSTED = '10.0.0.0/8, 192.0.2.7, 2001:db8:aaaa::/48';

function addressOf(peer: string, forwarded?: string, trusted = TRUSTED): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  // All that is looked at of a request.
  const incoming = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
  return clientOf(incoming, trustedProxies(trusted)).address;
}

test.each([
  ['a proxy that is not trusted', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['a trusted proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['one that is trusted by its address', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
  ['its neighbour', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
  ['one of IPv6', '2001:db8:aaaa::1', '2001:DB8::0:5', '2001:db8::5'],
  ['one of IPv4 on a socket of IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['what the client itself has put in front', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two trusted proxies', '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['only trusted ones', '10.1.2.3', '10.0.0.1, 10.9.9.9', '10.0.0.1'],
  ['an address with its port', '10.1.2.3', '198.51.100.1:4242', '198.51.100.1'],
  ['an IPv6 address with its port', '10.1.2.3', '[2001:db8::5]:4242', '2001:db8::5'],
  ['IPv4 inside of IPv6', '10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['what is no address', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
  ['nothing', '10.1.2.3', '', '10.1.2.3'],
  ['more hops than anybody has', '10.1.2.3', `1.1.1.1${', 10.0.0.1'.repeat(1000)}`, '10.0.0.1'],
])('of %s the right address is believed', (_, peer, forwarded, expected) => {
  expect(addressOf(peer, forwarded)).toBe(expected);
});

it('without the header, and without a connection, the address is that of the connection', () => {
  expect(addressOf('10.1.2.3')).toBe('10.1.2.3');
  expect(addressOf('fe80::1%eth0')).toBe('fe80::1');
  expect(addressOf('')).toBe('');
});

it('nobody is trusted unless a setting says so', () => {
  expect(addressOf('127.0.0.1', '198.51.100.1', '')).toBe('127.0.0.1');
});

test.each(['localhost', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/8/8', '10.0.0.0/', '::1/129', '*'])(
  'the proxy %j is refused as a setting',
  (entry) => {
    expect(() => trustedProxies(`10.0.0.1, ${entry}`)).toThrow(`not "${entry}"`);
  },
);

test.each([
  ['203.0.113.5', '203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['', '', ''],
])('the address %j is counted with its network', (address, client, site) => {
  expect([clientKey(address), siteKey(address)]).toEqual([client, site]);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.0.0.9', true],
  ['127.0.0.2', false],
  ['192.0.2.1', false],
  ['', false],
])('many people may stand behind %j: %s', (address, isProxy) => {
  expect(mayBeProxy(address, trustedProxies('10.0.0.0/8'))).toBe(isProxy);
});
