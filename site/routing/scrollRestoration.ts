import type { AroundNavHandler } from 'wouter';

/** What stands in the page's history entry. */
export function entryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Notes in its history entry how far a page is scrolled when it is left for another: whoever comes back goes on there. */
export const saveScroll: AroundNavHandler = (navigate, to, options) => {
  const leaves = options?.replace !== true && new URL(to, location.href).pathname !== location.pathname;
  if (leaves && window.scrollY > 0) history.replaceState({ ...entryState(), place: Math.round(window.scrollY) }, '');
  navigate(to, options);
};
