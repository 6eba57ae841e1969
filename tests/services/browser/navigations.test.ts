import { describe, expect, test, vi } from 'vitest';
import { goBackTo, watchPath } from '../../../src/services/browser/navigations.ts';

test('another path is another page, however it was gone to; what follows it is not', () => {
  const window = Object.assign(new EventTarget(), { location: { pathname: '/' } });
  const paths: string[] = [];
  watchPath(window, () => paths.push(window.location.pathname));
  const goTo = (pathname: string, how: string): void => {
    window.location.pathname = pathname;
    window.dispatchEvent(new Event(how));
  };
  goTo('/location/A1', 'pushState');
  goTo('/location/A1', 'replaceState');
  goTo('/location/A2', 'replaceState');
  goTo('/', 'popstate');
  expect(paths).toEqual(['/location/A1', '/location/A2', '/']);
});

describe('back to where the person came from', () => {
  const ORIGIN = 'http://app.test';
  /** A window on the last of these addresses, with the ones before it in its history. */
  const windowAt = (addresses: readonly string[], more: Partial<NavigationHistoryEntry> = {}) => {
    const entries = addresses.map((path, index) => ({
      index,
      url: ORIGIN + path,
      sameDocument: true,
      ...more,
    }));
    const history = {
      state: { entry: '1' } as unknown,
      back: vi.fn<History['back']>(),
      replaceState: vi.fn<History['replaceState']>(),
    };
    const window = Object.assign(new EventTarget(), {
      location: new URL(ORIGIN + (addresses.at(-1) ?? '')),
      history,
      navigation: { entries: () => entries, currentEntry: entries.at(-1) },
    });
    return { history, window: window as unknown as Window };
  };

  test('what was left for a form is gone back to, with what the form says beside what its entry has', () => {
    const { window, history } = windowAt(['/', '/view/a', '/edit/a']);
    expect(goBackTo(window, '/view/a', { refetch: true })).toBe(true);
    expect(history.back).toHaveBeenCalledTimes(1);
    expect(history.replaceState).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('popstate'));
    window.dispatchEvent(new Event('popstate'));
    expect(history.replaceState.mock.calls).toEqual([[{ entry: '1', refetch: true }, '']]);
  });

  test('as it was left, with its own query, but for who names another one', () => {
    const { window } = windowAt(['/location/A1?tab=Items', '/location/A1/count']);
    expect(goBackTo(window, '/location/A1', null)).toBe(true);
    expect(goBackTo(window, '/location/A1?tab=Photos', null)).toBe(false);
    expect(goBackTo(window, '/location/A1?tab=Items', null)).toBe(true);
  });

  test.each([
    ['another page', windowAt(['/view/b', '/edit/a'])],
    ['nothing', windowAt(['/edit/a'])],
    ['the same path of another site', windowAt(['/view/a', '/edit/a'], { url: 'http://other.test/view/a' })],
    ['what would be loaded anew', windowAt(['/view/a', '/edit/a'], { sameDocument: false })],
    ['what its browser hides', windowAt(['/view/a', '/edit/a'], { url: null })],
    [
      'what an older browser does not tell',
      { ...windowAt([]), window: new EventTarget() as unknown as Window },
    ],
  ])('whoever came from %s does not go back', (_, { window, history }) => {
    expect(goBackTo(window, '/view/a', null)).toBe(false);
    expect(history.back).not.toHaveBeenCalled();
  });
});
