import { createStore, type UseStore } from 'idb-keyval';

/** So long the opening of a database is waited for, in ms: some browsers never end it, nor say so. */
const OPENED_WITHIN = 3000;

/**
 * One store of an IndexedDB database, which is opened when it is first needed. While the browser does not open it every use
 * rejects, the first ones after three seconds and the others at once, and then nothing is done later of what it was asked for.
 */
export function openDatabase(name: string, store: string): UseStore {
  const use = createStore(name, store);
  let isOpen = false;
  let isHanging = false;
  return (mode, work) =>
    new Promise((resolve, reject) => {
      let isGivenUp = false;
      const limit = isOpen
        ? undefined
        : setTimeout(
            () => {
              isGivenUp = true;
              isHanging = true;
              reject(new DOMException(`The database ${name} does not open.`, 'TimeoutError'));
            },
            isHanging ? 0 : OPENED_WITHIN,
          );
      use(mode, (records) => {
        isOpen = true;
        clearTimeout(limit);
        if (isGivenUp) throw new DOMException('It was given up.', 'AbortError');
        return work(records);
      }).then(resolve, (error: unknown) => {
        clearTimeout(limit);
        reject(error);
      });
    });
}
