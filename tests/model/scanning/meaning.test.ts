import { describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { isCode } from '../../../src/model/scanning/isCode.ts';
import { itemScanned } from '../../../src/model/scanning/itemScanned.ts';
import { meaningOf } from '../../../src/model/scanning/meaning.ts';
import { anItem } from '../../machines/kit/samples.ts';
import { readScan } from '../../../src/model/scanning/readScan.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const shelf = decodeLocation({ id: 'shelf', name: 'Shelf', label: 'WS-A1' });
const odd = decodeLocation({ id: ID, name: 'Odd', label: 'Kiste 1/2 ü' });
const plain = decodeLocation({ id: 'plain', name: 'Plain', label: '' });
const tree = createTree([shelf, odd, plain]);

test('a code is the item of its id, or of its part number in any letters, also where that is built like a label', () => {
  const timer = anItem({ id: 'timer', name: 'Timer', supplier_part_no: 'WS-B77' });
  const among = (scanned: string) =>
    itemScanned([anItem({ id: 'other' }), timer], meaningOf(scanned, tree))?.id;
  expect(meaningOf('ws-b77', tree)?.kind).toBe('label');
  expect([among('ws-b77'), among('TIMER'), among('https://x.example/view/timer')]).toEqual([
    'timer',
    'timer',
    'timer',
  ]);
  expect([among('WS-A1'), among('WS-B78'), among('')]).toEqual([undefined, undefined, undefined]);
});

describe('what a code says', () => {
  test.each([
    ['http://stowage.lan:4747/location/WS-A1', 'shelf'],
    ['https://another.example/location/WS-A1/', 'shelf'],
    ['HTTPS://ANOTHER.EXAMPLE/LOCATION/WS-A1', 'shelf'],
    ['https://stowage.lan/location/shelf?from=label#top', 'shelf'],
    [`https://stowage.lan/location/${encodeURIComponent('Kiste 1/2 ü')}`, ID],
    ['WS-A1', 'shelf'],
    ['\u0002ws-a1\r\n', 'shelf'],
    [ID, ID],
    ['plain', 'plain'],
  ])('%j is a location', (scanned, id) => {
    expect(meaningOf(scanned, tree)).toMatchObject({ kind: 'location', location: { id } });
  });

  test('an address of an item, its id alone, and one that only a browser has are that item', () => {
    expect(meaningOf('https://stowage.lan/view/item-1', tree)).toEqual({ kind: 'item', id: 'item-1' });
    expect(meaningOf(ID.replace('0f', '1f'), tree)).toEqual({ kind: 'item', id: ID.replace('0f', '1f') });
  });

  test('a label that no location has is one where it is built like those there are, or in an address', () => {
    expect(meaningOf('WS-B12', tree)).toEqual({ kind: 'label', label: 'WS-B12' });
    expect(meaningOf('https://x.example/location/NEW%201', tree)).toEqual({ kind: 'label', label: 'NEW 1' });
    expect(meaningOf('C1234', tree)).toEqual({ kind: 'search', texts: ['C1234'] });
    expect(meaningOf('LM-358', tree)).toEqual({ kind: 'search', texts: ['LM-358'] });
  });

  test.each([
    'https://evil.example/',
    'https://evil.example/a/location/WS-A1',
    'javascript:alert(1)//location/WS-A1',
    'ftp://stowage.lan/location/WS-A1',
    'https://stowage.lan/location/%E0%A4%A',
    'https://stowage.lan/location/',
    'https://stowage.lan/locations/WS-A1/items',
  ])('%s is a text to be searched for, nowhere to go', (scanned) => {
    expect(meaningOf(scanned, tree)).toEqual({ kind: 'search', texts: [scanned] });
  });

  test('nothing, blanks and control characters say nothing', () => {
    for (const nothing of ['', '  ', '\r\n\u0000']) expect(meaningOf(nothing, tree)).toBeUndefined();
  });

  test('while the locations are not known an address still leads to its page, and a label is searched for', () => {
    expect(meaningOf('https://x.example/location/WS-A1', undefined)).toEqual({
      kind: 'label',
      label: 'WS-A1',
    });
    expect(meaningOf('WS-A1', undefined)).toEqual({ kind: 'search', texts: ['WS-A1'] });
  });

  test.each([
    ['{pbn:PICK2201,on:GB2201,pc:C12345,pm:XL1509-5.0E1,qty:10,mc:,cc:1,pdi:1}', ['C12345', 'XL1509-5.0E1']],
    ['pbn:PICK2201,on:GB2201,pc:C12345,pm:C12345', ['C12345']],
    [
      '[)>\u001e06\u001dP296-6501-1-ND\u001d1PNE555P\u001d30P296-6501-5-ND\u001dQ10\u001e\u0004',
      ['NE555P', '296-6501-5-ND', '296-6501-1-ND'],
    ],
    ['>[)>06\u001dK\u001d1PBC547B\u001dQ25', ['BC547B']],
    ['[)>{RS}06{GS}P512{GS}1PMPN-1', ['MPN-1', '512']],
    ['[)>^^06^]1PLM358N^]Q5', ['LM358N']],
  ])('%j is the bag of a part', (scanned, numbers) => {
    expect(readScan(scanned)).toEqual({ kind: 'part', numbers });
    expect(isCode(scanned)).toBe(true);
  });

  test('a bag without part numbers, and what only looks like one, are texts', () => {
    for (const text of ['{pbn:1,on:2}', '{"a": 1}', '[)>06', 'pc: 4 screws'])
      expect(readScan(text)?.kind).toBe('text');
  });

  test('what a person types is no code; an address is one, whole', () => {
    for (const words of ['m3 screws', 'WS-A1', 'http', 'https://evil.example/x'])
      expect(isCode(words)).toBe(false);
    expect(isCode('https://stowage.lan/view/1')).toBe(true);
  });

  test('ten thousand characters are read in no time and cut', () => {
    const scan = readScan('x'.repeat(10_000));
    expect(scan).toEqual({ kind: 'text', text: 'x'.repeat(8000) });
  });
});
