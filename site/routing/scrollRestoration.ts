import type { AroundNavHandler } from 'wouter';

/** State of the current history entry. */
export function entryState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Saves the scroll position in the history entry before a navigation to another page. */
export const saveScroll: AroundNavHandler = (navigate, to, options) => {
  const leaves = options?.replace !== true && new URL(to, location.href).pathname !== location.pathname;
  if (leaves && window.scrollY > 0) history.replaceState({ ...entryState(), place: Math.round(window.scrollY) }, '');
  navigate(to, options);
};
