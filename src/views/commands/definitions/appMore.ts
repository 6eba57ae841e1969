import { application, goTo, NO_KEY } from '../define.ts';

/** On every page too, but not from its first moment: the first load has no room for them. */
export const moreCommands = {
  home: goTo('home', 'Go to Home', 'i-lucide-house', 'harmless', {
    key: 'g h',
    keywords: 'start, dashboard, main page, return, back to all items',
  }),
  label: goTo('go-to-label', 'Go to label…', 'i-lucide-tag', 'harmless', {
    key: 'g b',
    argument: 'label',
    keywords: 'label, code on the tape, location by label',
  }),
  scan: goTo('scan', 'Scan a code', 'i-lucide-scan-line', 'harmless', {
    key: 'shift+q',
    keywords: 'qr, qr code, barcode, camera, scanner, read a label, datamatrix',
  }),
  unsent: goTo('unsent', 'Waiting to sync', 'i-lucide-arrow-up-to-line', 'harmless', {
    key: 'g u',
    keywords: 'unsent work, not sent, offline, outbox, pending',
  }),
  printLabels: goTo('print-labels', 'Print labels', 'i-lucide-printer', 'harmless', {
    key: 'g p',
    keywords: 'labels, stickers, tape, qr codes, sheet of labels, label printer, ahead of time',
  }),
  imports: goTo('import', 'Import a spreadsheet', 'i-lucide-file-up', 'harmless', {
    key: 'g i',
    keywords:
      'csv, excel, xlsx, table, file, BOM, bill of materials, import from Homebox InvenTree Part-DB KiCad, upload items, past imports, import another file',
  }),
  synonyms: goTo('synonyms', 'Words that mean the same', 'i-lucide-equal', 'harmless', {
    key: 'g m',
    keywords: 'synonyms, other names, also called, aliases, thesaurus, dictionary, vocabulary, translations',
  }),
  undo: application('undo', 'Undo the last change', 'i-lucide-undo-2', 'reversible', {
    key: 'mod+z',
    keywords: 'revert, take back, oops, ctrl z',
  }),
  redo: application('redo', 'Redo the last undone change', 'i-lucide-redo-2', 'reversible', {
    key: 'mod+shift+z',
    also: 'mod+y',
    keywords: 'do again, repeat, ctrl y',
  }),
  theme: application('theme', 'Change the theme', 'i-lucide-sun-moon', 'reversible', {
    keyless: NO_KEY,
    keywords: 'theme, appearance, colours, colors',
  }),
  singleKeys: application(
    'single-keys',
    'Switch single-character keys on or off',
    'i-lucide-keyboard',
    'reversible',
    {
      keyless: NO_KEY,
      keywords: 'keyboard shortcuts on or off, disable keys, enable keys',
    },
  ),
  keyBar: application('key-bar', 'Show or hide the key bar', 'i-lucide-keyboard', 'reversible', {
    keyless: NO_KEY,
    keywords: 'hints, shortcuts at the foot, footer, status bar',
  }),
  scanner: application(
    'scanner',
    'Wait for a scanner that types, or not',
    'i-lucide-scan-barcode',
    'reversible',
    {
      keyless: NO_KEY,
      keywords: 'usb scanner, bluetooth scanner, barcode scanner, hand scanner, keyboard wedge',
    },
  ),
  logOut: application('log-out', 'Log out', 'i-lucide-log-out', 'reversible', {
    keyless: NO_KEY,
    isGuarded: true,
    keywords: 'logout, logoff, log off, sign out, signout, quit, exit, leave session',
  }),
};

/** For as long as a message is shown; of several, the newest. */
export const messageCommands = {
  use: application(
    'use-message',
    'Press the newest message’s button',
    'i-lucide-message-square',
    'reversible',
    { keyless: 'Each message has another button', keywords: 'toast, notice' },
  ),
  close: application('close-message', 'Close the newest message', 'i-lucide-x', 'harmless', {
    keyless: 'It closes by itself',
    keywords: 'toast, notice, dismiss',
  }),
};
