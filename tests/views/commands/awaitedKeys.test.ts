import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCommand, FakeElement, FakeField, listening, withFakeElements } from './fakeKeys.ts';

withFakeElements();

describe('a key whose command is on its way still', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Each key is pressed again after what the one before it has done. */
  const redone = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };

  /** Before the commands of lists and pages are there. */
  function early() {
    let isComing = true;
    const [next, page, search] = [
      aCommand('next', 'j'),
      aCommand('import', 'g i'),
      aCommand('search', 'g s'),
    ];
    const isAwaited = vi.fn<() => boolean>(() => isComing);
    const listener = listening([search, aCommand('palette', 'mod+k')], () => true, isAwaited);
    return {
      ...listener,
      isAwaited,
      end: () => void (isComing = false),
      /** The others come, all at once. */
      async come(): Promise<void> {
        isComing = false;
        listener.registry.add([page]);
        listener.registry.add([next]);
        await redone();
      },
      calls: () => [next, page].map(({ perform }) => perform.mock.calls.length),
    };
  }

  test('waits for it, asks for it at once, and is done as often as it was pressed', async () => {
    const { press, isAwaited, come, calls } = early();
    press('j');
    expect(isAwaited).toHaveBeenCalledOnce();
    press('j');
    await come();
    expect(calls()).toEqual([2, 0]);
    press('j');
    expect(calls()).toEqual([3, 0]);
  });

  test('undoes as soon as it can, and nothing else does meanwhile', async () => {
    const undo = aCommand('undo', 'mod+z');
    const { press, registry, end } = early();
    expect(press('z', { ctrlKey: true })).toBe(true);
    expect(undo.perform).not.toHaveBeenCalled();
    end();
    registry.add([undo]);
    await redone();
    expect(undo.perform).toHaveBeenCalledOnce();
  });

  test('is the second one of two: both are meant together', async () => {
    const { press, come, calls, pending } = early();
    press('g');
    press('i');
    await come();
    expect(calls()).toEqual([0, 1]);
    expect(pending.at(-1)).toBe('');
  });

  test('leaves a sequence that was begun after it as it is', async () => {
    const { press, come, calls } = early();
    press('j');
    press('g');
    await come();
    press('i');
    expect(calls()).toEqual([1, 1]);
  });

  test('comes before the letters behind it, which are done where it has led to', async () => {
    const { press, registry, come, calls } = early();
    const ofPage = aCommand('edit', 'e');
    const ofRow = aCommand('edit-row', 'e');
    registry.add([ofPage]);
    for (const key of ['j', 'j', 'e']) press(key);
    registry.add([aCommand('up', 'u')]);
    await redone();
    expect(ofPage.perform).not.toHaveBeenCalled();
    registry.add([ofRow], 'focus');
    await come();
    expect(calls()).toEqual([2, 0]);
    expect(ofPage.perform).not.toHaveBeenCalled();
    expect(ofRow.perform).toHaveBeenCalledOnce();
  });

  test('leads to a row whose command is there only then: the letter behind it is for that', async () => {
    const { press, registry, end } = early();
    const [ofPage, ofRow, next] = [aCommand('edit', 'e'), aCommand('edit-row', 'e'), aCommand('next', 'j')];
    registry.add([ofPage]);
    // As React does, which draws right after the focus has moved.
    next.perform.mockImplementation(() => queueMicrotask(() => void registry.add([ofRow], 'focus')));
    press('j');
    press('e');
    end();
    registry.add([next]);
    await redone();
    expect(next.perform).toHaveBeenCalledOnce();
    expect(ofPage.perform).not.toHaveBeenCalled();
    expect(ofRow.perform).toHaveBeenCalledOnce();
  });

  test('leads into a field: what is typed behind it goes there, Backspace and Enter with it, and is no command', async () => {
    const { press, registry, end, moveFocus } = early();
    const [one, quantity] = [aCommand('first-tab', '1'), aCommand('quantity', 'q')];
    registry.add([one]);
    const field = new FakeField('input');
    const [typed, entered] = [vi.fn<() => void>(), vi.fn<(value: string) => void>()];
    field.addEventListener('input', typed);
    field.addEventListener('keydown', (event) => {
      // What sends the form here.
      event.preventDefault();
      entered(field.value);
    });
    // As React does, which draws the field and gives it the focus after the command.
    quantity.perform.mockImplementation(() => queueMicrotask(() => moveFocus(field)));
    press('q');
    for (const key of ['1', '3', 'Backspace', '2', '0', 'Enter']) expect(press(key), key).toBe(true);
    end();
    registry.add([quantity]);
    await redone();
    expect(quantity.perform).toHaveBeenCalledOnce();
    expect(field.value).toBe('120');
    expect(typed).toHaveBeenCalledTimes(5);
    expect(entered.mock.calls).toEqual([['120']]);
    expect(one.perform).not.toHaveBeenCalled();
  });

  test('is not waited for where somebody else has taken it, and holds up no letter behind it', async () => {
    const { press, registry, come, calls } = early();
    const edit = aCommand('edit', 'e');
    registry.add([edit]);
    // As a count takes figures, which hears of them after the commands.
    press('j', {}, (event) => queueMicrotask(() => event.preventDefault()));
    await Promise.resolve();
    press('e');
    expect(edit.perform).toHaveBeenCalledOnce();
    await come();
    expect(calls()).toEqual([0, 0]);
  });

  test('leaves Enter to what has the focus and would be pressed by it', () => {
    const { press } = early();
    press('j');
    expect(press('Enter', { target: new FakeElement('a') })).toBe(false);
    expect(press('Enter')).toBe(true);
  });

  test('is dropped after five seconds with the letters behind it', async () => {
    const { press, registry, come, calls } = early();
    const edit = aCommand('edit', 'e');
    registry.add([edit]);
    press('j');
    press('e');
    vi.advanceTimersByTime(5_000);
    await come();
    expect(calls()).toEqual([0, 0]);
    expect(edit.perform).not.toHaveBeenCalled();
    press('e');
    expect(edit.perform).toHaveBeenCalledOnce();
  });

  test('holds up no other once all are there and it is none of them', async () => {
    const { press, registry, come } = early();
    const edit = aCommand('edit', 'e');
    registry.add([edit]);
    press('x');
    press('e');
    await come();
    expect(edit.perform).toHaveBeenCalledOnce();
  });

  test('goes on waiting where other commands come first, for five seconds', async () => {
    const { press, registry, come, calls } = early();
    press('j');
    registry.add([aCommand('up', 'u')]);
    await Promise.resolve();
    vi.advanceTimersByTime(4_999);
    await come();
    expect(calls()).toEqual([1, 0]);
    const late = early();
    late.press('j');
    vi.advanceTimersByTime(5_000);
    await late.come();
    expect(late.calls()).toEqual([0, 0]);
  });

  test.each<[string, (on: ReturnType<typeof early>) => void]>([
    ['the pointer is pressed', ({ point }) => point()],
    ['the focus goes elsewhere', ({ moveFocus }) => moveFocus()],
    ['another command is meant', ({ press }) => void press('k', { ctrlKey: true })],
    ['Escape is pressed', ({ press }) => void press('Escape')],
    ['a dialog opens', ({ openDialog }) => openDialog()],
  ])('is forgotten when %s', async (_, happens) => {
    const on = early();
    on.press('j');
    happens(on);
    await on.come();
    expect(on.calls()).toEqual([0, 0]);
  });

  test('is lost in a field, with Ctrl, and where nothing is on its way', async () => {
    const { press, isAwaited, come, calls } = early();
    press('j', { target: new FakeElement('input') });
    press('j', { ctrlKey: true });
    press('Enter');
    expect(isAwaited).not.toHaveBeenCalled();
    await come();
    expect(calls()).toEqual([0, 0]);
  });
});
