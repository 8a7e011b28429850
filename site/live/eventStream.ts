/** A live event. The leading tab passes it on to the others. */
export interface LiveNews {
  /** The stream has opened, or was lost. */
  readonly connected?: boolean | undefined;
  /** The merchant's manifest, not yet checked. */
  readonly manifest?: unknown;
  /** Id of the latest message of the chat room. */
  readonly room?: number | undefined;
}

interface StreamOptions {
  readonly merchant: string;
  /** A static host never has a stream: where none has ever opened, attempts become as rare as polls. */
  hasOpened(): boolean;
  onNews(news: LiveNews): void;
}

/** Waits between attempts after a loss, in milliseconds; the last one repeats, where there has ever been a stream. */
const BACK_OFF_MS = [500, 1000, 2000, 4000, 8000, 15_000];
/** Where no stream can be opened, the manifest is polled this often (config format, live channel). */
export const POLL_MS = 5 * 60_000;

/** Opens the merchant's server-sent events, and reconnects after a loss. Returns what closes them. */
export function openEventStream({ merchant, hasOpened, onNews }: StreamOptions): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const connect = (): void => {
    source = new EventSource(`/live?merchant=${encodeURIComponent(merchant)}`);
    source.addEventListener('open', () => {
      attempt = 0;
      onNews({ connected: true });
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => onNews({ manifest: parsed(data) }));
    source.addEventListener('room', ({ data }: MessageEvent<string>) => onNews({ room: Number(data) }));
    source.addEventListener('error', lose);
  };
  const disconnect = (): void => {
    source?.close();
    clearTimeout(retry);
  };
  /** Our back-off: browsers stop reconnecting after some kinds of answer. */
  const lose = (): void => {
    disconnect();
    onNews({ connected: false });
    retry = setTimeout(connect, BACK_OFF_MS[attempt] ?? (hasOpened() ? BACK_OFF_MS.at(-1) : POLL_MS));
    attempt += 1;
  };
  // A device that is back online reconnects at once.
  const tryNow = (): void => {
    if (source?.readyState === EventSource.OPEN) return;
    disconnect();
    attempt = 0;
    connect();
  };

  connect();
  // An open stream may notice only minutes later that its network is gone.
  window.addEventListener('offline', lose);
  window.addEventListener('online', tryNow);
  return () => {
    disconnect();
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', tryNow);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
