import { describe, expect, test, vi } from 'vitest';
import { type CopyDocument, copyText } from '../../../src/services/browser/clipboard.ts';
import { rejection } from '../host/fakeHost.ts';

function fakeDocument(copies: () => boolean) {
  const area = {
    value: '',
    readOnly: false,
    style: { position: '', opacity: '' },
    setAttribute: vi.fn<Element['setAttribute']>(),
    select: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
  };
  const document = {
    body: { append: vi.fn<Element['append']>() },
    activeElement: null,
    createElement: () => area,
    execCommand: vi.fn<() => boolean>(() => area.select.mock.calls.length > 0 && copies()),
  };
  // A text area in so far as copying needs one.
  return { area, document: document as unknown as CopyDocument, execCommand: document.execCommand };
}
const refuse = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };

describe('copying', () => {
  test('uses the clipboard where there is one', async () => {
    const { document, execCommand } = fakeDocument(() => true);
    const clipboard = { writeText: vi.fn<Clipboard['writeText']>(() => Promise.resolve()) };
    await copyText('text', { clipboard, document });
    expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('text');
    expect(execCommand).not.toHaveBeenCalled();
  });

  test.each([
    ['there is none', undefined],
    ['it refuses', refuse],
  ])('uses a text area when %s, and leaves none behind', async (_, clipboard) => {
    const { area, document } = fakeDocument(() => true);
    await copyText('text', { clipboard, document });
    expect(area.value).toBe('text');
    expect(area.remove).toHaveBeenCalledOnce();
  });

  test.each([
    ['refuses', () => false],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('is a failure of kind storage when the text area %s too', async (_, copies) => {
    const { area, document } = fakeDocument(copies);
    expect(await rejection(copyText('text', { clipboard: refuse, document }))).toMatchObject({
      kind: 'storage',
    });
    expect(area.remove).toHaveBeenCalledOnce();
  });
});
