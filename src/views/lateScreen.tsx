import { type ComponentType, useLayoutEffect, useState } from 'react';
import { type App, useApp } from './AppContext.ts';

/**
 * A screen, or a large part of one, whose code is fetched when it is shown first, or by `load` ahead of that: what is here already is drawn at once. React's
 * own lazy components show their stand-in even then, and React leaves one that it has shown for 300 ms at least: so the screen is
 * not drawn either before the deferred part of the app is here, for which it would be taken off again.
 *
 * @param Waiting stands in for it while its code is on its way
 * @param isAlone it does without the deferred part
 */
export function lateScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType,
  isAlone = false,
) {
  let Arrived: ComponentType<Props> | undefined;
  const arrive = async (): Promise<void> => {
    Arrived ??= (await load()).default;
  };
  const isHere = (app: App): boolean => isAlone || app.loadedDeferred() !== undefined;
  /** Asked for while it is drawn, which on the first page of all is long before that stands. */
  const begin = (app: App): Promise<unknown> | undefined => {
    if (Arrived && isHere(app)) return undefined;
    const arriving = Promise.all([arrive(), isAlone || app.deferred()]);
    // Heard below, unless what is drawn now is thrown away.
    arriving.catch(() => undefined);
    return arriving;
  };

  function LateScreen(props: Props) {
    const app = useApp();
    const [arriving] = useState(() => begin(app));
    const [outcome, setOutcome] = useState<{ fault?: unknown }>();
    useLayoutEffect(() => {
      let isShown = true;
      const tell = (outcome: { fault?: unknown }): void => {
        if (isShown) setOutcome(outcome);
      };
      arriving?.then(
        () => tell({}),
        (fault: unknown) => tell({ fault }),
      );
      return () => {
        isShown = false;
      };
    }, [arriving]);
    // For the boundary around the screen.
    if (outcome && 'fault' in outcome) throw outcome.fault;
    return Arrived && isHere(app) ? <Arrived {...props} /> : <Waiting />;
  }
  /** Fetches the code ahead of its use. Rejects where it does not arrive. */
  LateScreen.load = arrive;
  return LateScreen;
}
