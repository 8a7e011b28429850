import { openTabChannel } from '#site/lib/tabChannel.ts';

/** Leader election among the browser's tabs of this origin: one tab works for all. */
interface Tab {
  /** This tab becomes the leader. Returns a function that ends that. */
  lead(): () => void;
  /** The leader's state for a tab that joins. */
  state(): unknown;
  /** A message of the leader in another tab. */
  onMessage(message: unknown): void;
}

export interface TabGroup {
  /** Sends a message of the leader to all other tabs. */
  send(message: unknown): void;
  leave(): void;
}

/** What a tab that joins sends; the leader answers with its state. */
const ASK = 'ask';
/** A leader that does not answer in this time is replaced; milliseconds. */
const ANSWER_MS = 3000;
/** A tab hidden for this long resigns, milliseconds; while all are hidden there is no leader. */
export const HIDDEN_MS = 60_000;

/**
 * Joins the tabs that share `name`. The leader holds a Web Lock, and hands over when it closes, is frozen, or has been hidden for
 * `HIDDEN_MS`. Where the browser has or permits no locks or no channel between tabs, each tab leads itself.
 */
export function joinTabs(name: string, { lead, state, onMessage }: Tab): TabGroup {
  /** While this tab leads, or waits for the lock. */
  let candidacy: AbortController | undefined;
  let stopLeading: (() => void) | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let hiddenFor: ReturnType<typeof setTimeout> | undefined;

  const channel = openTabChannel(name, (message) => {
    if (message !== ASK) clearTimeout(unanswered);
    if (stopLeading === undefined) return message === ASK ? undefined : onMessage(message);
    if (message === ASK) send(state());
  });
  const send = (message: unknown): void => channel?.send(message);

  const takeOver = (): void => {
    clearTimeout(unanswered);
    stopLeading = lead();
    send(state());
  };
  const withdraw = (): void => {
    clearTimeout(unanswered);
    candidacy?.abort();
    candidacy = undefined;
    stopLeading?.();
    stopLeading = undefined;
  };
  /** Leads as soon as the lock is free; `steal` takes it from the tab that holds it. */
  const requestLock = async (steal = false): Promise<void> => {
    const { signal } = (candidacy = new AbortController());
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal }, () => {
        if (signal.aborted) return undefined;
        takeOver();
        return new Promise((resolve) => signal.addEventListener('abort', resolve));
      });
    } catch {
      if (signal.aborted) return;
      // Another tab has stolen the lock; or the browser permits none.
      if (stopLeading === undefined) return takeOver();
      withdraw();
      followVisibility();
    }
  };
  const replaceLeader = (): void => {
    withdraw();
    void requestLock(true);
  };
  const join = (): void => {
    if (stopLeading !== undefined) return;
    if (channel === undefined || !('locks' in navigator)) return takeOver();
    if (candidacy === undefined) void requestLock();
    send(ASK);
    clearTimeout(unanswered);
    unanswered = setTimeout(replaceLeader, ANSWER_MS);
  };
  const followVisibility = (): void => {
    clearTimeout(hiddenFor);
    if (document.hidden) hiddenFor = setTimeout(withdraw, HIDDEN_MS);
    else join();
  };

  const leaving = new AbortController();
  const { signal } = leaving;
  document.addEventListener('visibilitychange', followVisibility, { signal });
  // Into the browser's cache of pages, or frozen; and back.
  window.addEventListener('pagehide', withdraw, { signal });
  document.addEventListener('freeze', withdraw, { signal });
  window.addEventListener('pageshow', followVisibility, { signal });
  document.addEventListener('resume', followVisibility, { signal });
  join();
  if (document.hidden) followVisibility();

  return {
    send,
    leave() {
      leaving.abort();
      clearTimeout(hiddenFor);
      withdraw();
      channel?.close();
    },
  };
}
