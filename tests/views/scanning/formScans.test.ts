import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormScans } from '../../../src/views/scanning/formScans.ts';
import { addScanTaker } from '../../../src/views/scanning/scanTakers.ts';

const ADDRESS = 'https://stowage.lan/location/WS-B7';

const NOTHING_ELSE = {
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
};

/** As an input of a form is, into which keys type. */
class FakeField extends EventTarget {
  value = '';
  isFocused = 0;
  constructor(readonly selector = 'input[data-field]') {
    super();
  }
  matches = (selector: string): boolean => selector === this.selector;
  get selectionEnd(): number {
    return this.value.length;
  }
  setRangeText(text: string, from: number, to: number): void {
    this.value = this.value.slice(0, from) + text + this.value.slice(to);
  }
  focus(): void {
    this.isFocused += 1;
  }
}

beforeEach(() => void vi.stubGlobal('HTMLInputElement', FakeField));
afterEach(() => void vi.unstubAllGlobals());

/** A form of two texts, or of one; `press` gives whether the key was held back. */
function form(count = 2, fields?: string) {
  const [partNumber, supplier] = [new FakeField(fields), new FakeField(fields)];
  // What of a form is asked for, and no more.
  const element = {
    querySelectorAll: () => [partNumber, supplier].slice(0, count),
  } as unknown as HTMLFormElement;
  const hear = createFormScans(fields);
  let now = 0;
  const press = (key: string, after: number, more: Partial<KeyboardEvent> = {}, target = partNumber) => {
    now += after;
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      key,
      ...NOTHING_ELSE,
      ...more,
    });
    Object.defineProperty(event, 'timeStamp', { value: now });
    Object.defineProperty(event, 'target', { value: target });
    // A key of a keyboard, as far as it is asked for.
    hear(event as unknown as KeyboardEvent, element);
    if (key.length === 1) target.value += key;
    return event.defaultPrevented;
  };
  const type = (text: string, after: number) => [...text].forEach((key) => void press(key, after));
  return { partNumber, supplier, press, type };
}

test.each(['4006381333931', 'WS-B3', 'NE555P'])(
  '%s scanned into a text of a form stays there, and its Enter goes on to the next field instead of saving',
  (code) => {
    const { partNumber, supplier, press, type } = form();
    type(code, 12);
    press('Shift', 2);
    expect(press('Enter', 12)).toBe(true);
    expect([partNumber.value, supplier.isFocused]).toEqual([code, 1]);
    // The next Enter is a person's.
    expect(press('Enter', 12, {}, supplier)).toBe(false);
  },
);

test('where a form has one field, what is scanned stays in it, and only the next Enter sends it', () => {
  const { partNumber, press, type } = form(1, 'input');
  type('WS-B3', 12);
  expect(press('Enter', 12)).toBe(true);
  expect([partNumber.value, partNumber.isFocused]).toEqual(['WS-B3', 0]);
  expect(press('Enter', 300)).toBe(false);
});

test('an address that is scanned there goes to who has asked for one, and the focus stays', () => {
  const taken: string[] = [];
  const stop = addScanTaker({ purpose: 'Scan the location of the item', take: (text) => taken.push(text) });
  const { partNumber, supplier, press, type } = form();
  partNumber.value = 'NE555P';
  type(ADDRESS, 12);
  expect(press('Enter', 12)).toBe(true);
  stop();
  expect([taken, partNumber.value, supplier.isFocused]).toEqual([[ADDRESS], 'NE555P', 0]);
});

test('what a person types is saved with its Enter: slower, shorter, and with Ctrl', () => {
  const { supplier, press, type } = form();
  type('NE555P', 60);
  expect(press('Enter', 60)).toBe(false);
  type('12345', 20);
  expect(press('Enter', 20)).toBe(false);
  type('NE555P', 12);
  expect(press('Enter', 12, { ctrlKey: true })).toBe(false);
  type('NE555P', 12);
  expect(press('Enter', 400)).toBe(false);
  expect(supplier.isFocused).toBe(0);
});

/** Forms whose Enter may come from a scanner, each with the reason. */
const SENT_BY_SCANS: Readonly<Record<string, string>> = {
  'analysis/changes/ChangeItem.tsx': 'a number',
  'counting/CountNow.tsx': 'it reads codes',
  'imports/ColumnsStep.tsx': 'it only leads on to a preview',
  'imports/FileSource.tsx': 'a text of several lines',
  'location/LocationDescription.tsx': 'a text of several lines',
  'location/QuickAddRow.tsx': 'it opens what an address stands for',
  'login/LoginPage.tsx': 'passwords are scanned',
  'scanning/ScanDialog.tsx': 'it asks for a code',
  'search/SearchBox.tsx': 'what is scanned is searched for',
};

test('every form but these lets what is scanned into it wait for a person', () => {
  const views = join(import.meta.dirname, '../../../src/views');
  const forms = readdirSync(views, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, source: readFileSync(join(views, path), 'utf8') }))
    .filter(({ source }) => source.includes('<form'));
  const sent = forms
    .filter(({ source }) => !/onKeyDown=\{hearScans\}|hearScans\(event\)/.test(source))
    .map(({ path }) => path);
  expect(sent.toSorted()).toEqual(Object.keys(SENT_BY_SCANS));
});
