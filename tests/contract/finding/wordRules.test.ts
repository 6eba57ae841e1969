import { expect, test } from 'vitest';
import { foundTiers } from '../../../contract/finding/foundTiers.ts';
import { inOneAndMany } from '../../../contract/finding/plurals.ts';
import { soughtIn } from '../../../contract/finding/spellings.ts';
import { compoundsOf, synonymsOf } from '../../../contract/finding/synonyms/synonyms.ts';

test('a German word has its plural in -en, -e behind -ss and -er', () => {
  expect(inOneAndMany('keramikkondensator')).toContain('keramikkondensatoren');
  expect(inOneAndMany('reissverschluss')).toContain('reissverschlusse');
  expect(inOneAndMany('gummiband')).toContain('gummibander');
});

test('a word that is known is not taken for one without its last letter', () => {
  expect(synonymsOf('lathe')).not.toContain('latte');
});

test('the first part of a German word has its joint taken off or its last letter left out', () => {
  expect(synonymsOf('tomatensamen')).toContain('tomato seed');
  expect(compoundsOf('wool', 'blanket')).toContain('wolldecke');
});

test('what only begins like a known word comes after what it is called otherwise', () => {
  const tiers = foundTiers(soughtIn('solder'), 'solder');
  const tier = (name: string) => tiers.ofShort({ part: '', name }) ?? Infinity;
  expect(tier('lotzinn 1 mm')).toBeLessThan(tier('soldering iron 60 w'));
});
