import type { ChatMessage } from '#site/api/contract/chat.ts';
import { isCallError, type CallError } from '#site/api/errors.ts';

/** What a look brings, oldest first; `more`: there are others beyond, in the direction of the look. */
export interface Page {
  readonly list: readonly ChatMessage[];
  readonly more: boolean;
}

export interface FollowOptions {
  /** The latest messages; those after an id where one is given. */
  read(after: number | undefined, signal: AbortSignal): Promise<Page>;
  /** The first look has succeeded. */
  opened(page: Page): void;
  /** A later look has; its list may be empty. */
  arrived(list: readonly ChatMessage[]): void;
  failed(problem: CallError): void;
  /** Nobody reads: looks wait until somebody does. */
  isHidden(): boolean;
  /** Between two looks while the live channel tells nothing, and after one that did not get through; milliseconds. */
  readonly pollMs: number;
}

export interface Following {
  /** The live channel names the latest message; `null` while it tells nothing. */
  told(latest: number | null): void;
  /** Looks now, whatever it waits for. */
  look(): void;
  close(): void;
}

/**
 * Keeps a page in step with the room. Messages always come from looks, one at a time, each from where the last one ended; the
 * channel only says when to look. So nothing is lost or doubled where it falls silent or comes back.
 */
export function followRoom({ read, opened, arrived, failed, isHidden, pollMs }: FollowOptions): Following {
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Up to here looks have come. Not to what this page has sent itself: others may have written just before that. */
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
      // What was said while the look was on its way; one that it brought no more of is not asked for again.
      if ((!isFirst && page.more) || (wasTold && isBehind())) return await look();
      wait();
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.kind === 'cancelled') return;
      // A refusal stays one until somebody asks again; what cannot be reached comes back by itself.
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
