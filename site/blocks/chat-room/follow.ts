import type { ChatMessage } from '#site/api/contract/chat.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';

/** Response of a read, oldest message first; `more`: there are further messages in that direction. */
export interface Page {
  readonly list: readonly ChatMessage[];
  readonly more: boolean;
}

export interface FollowOptions {
  /** Reads the latest messages, or those after an id. */
  read(after: number | undefined, signal: AbortSignal): Promise<Page>;
  /** The first read has succeeded. */
  opened(page: Page): void;
  /** A later read has succeeded; its list may be empty. */
  arrived(list: readonly ChatMessage[]): void;
  failed(problem: CallError): void;
  /** True while the page is hidden; reads are paused then. */
  isHidden(): boolean;
  /** Poll interval while the live channel is silent, and retry delay after a network error; milliseconds. */
  readonly pollMs: number;
}

export interface Following {
  /** Reports the id of the latest message from the live channel; `null` while the channel is silent. */
  told(latest: number | null): void;
  /** Reads now, without waiting for the timer. */
  look(): void;
  close(): void;
}

/**
 * Keeps a page in sync with the room. Messages come only from reads, one at a time, each starting where the last one ended; the channel
 * only triggers reads. So no message is lost or duplicated when the channel reconnects.
 */
export function followRoom({ read, opened, arrived, failed, isHidden, pollMs }: FollowOptions): Following {
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Last id that a read returned. Not raised by messages sent from this page: others may have been written just before. */
  let seen: number | undefined;
  let latest: number | null = null;
  let state: 'idle' | 'looking' | 'refused' = 'idle';
  let wasTold = false;

  const isBehind = (): boolean => seen === undefined || (latest !== null && latest > seen);

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (state === 'looking' || closing.signal.aborted) return;
    if (isHidden()) return wait();
    state = 'looking';
    wasTold = false;
    try {
      const page = await read(seen, closing.signal);
      const isFirst = seen === undefined;
      seen = page.list.at(-1)?.messageId ?? seen ?? 0;
      state = 'idle';
      if (isFirst) opened(page);
      else arrived(page.list);
      // A message arrived during the read. If the read returned nothing new, it is not repeated.
      if ((!isFirst && page.more) || (wasTold && isBehind())) return await look();
      wait();
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.kind === 'cancelled') return;
      // An error response is final until a manual retry; a network error retries automatically.
      state = error.kind === 'network' ? 'idle' : 'refused';
      failed(error);
      if (state === 'idle') timer = setTimeout(() => void look(), pollMs);
    }
  };
  const wait = (): void => {
    if (latest === null && !closing.signal.aborted) timer = setTimeout(() => void look(), pollMs);
  };

  return {
    told(next) {
      const fellSilent = latest !== null && next === null;
      latest = next;
      wasTold = true;
      if (state === 'idle' && (fellSilent || isBehind())) void look();
    },
    look: () => void look(),
    close() {
      closing.abort();
      clearTimeout(timer);
    },
  };
}
