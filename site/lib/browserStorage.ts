/** What the site asks of a browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A storage that never throws. Browsers refuse theirs where cookies are blocked, and what is written where it is full: what they
 * do not take is kept as long as the page is open.
 * @param open the browser's; asked each time, since the mere access may throw
 */
function forgiving(open: () => Storage): BrowserStorage {
  const unkept = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => unkept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      unkept.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        unkept.delete(key);
      });
    },
    removeItem(key) {
      unkept.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear() {
      unkept.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** Of this browser, the same in all of its tabs. */
export const deviceStorage = forgiving(() => localStorage);
/** Of this tab, as long as it lives. */
export const visitStorage = forgiving(() => sessionStorage);
