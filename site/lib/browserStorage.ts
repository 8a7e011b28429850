/** The part of the Web Storage API that the site uses. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A storage that never throws. Browsers block storage together with cookies, and reject writes when it is full: such values are stored in
 * memory until the page is closed.
 * @param open returns the browser's storage; called each time, since the access itself may throw
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

/** Local storage, shared by all tabs. */
export const deviceStorage = forgiving(() => localStorage);
/** Session storage of this tab. */
export const visitStorage = forgiving(() => sessionStorage);
