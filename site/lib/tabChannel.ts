export interface TabChannel {
  /** To the other tabs of this origin. */
  send(message: unknown): void;
  close(): void;
}

/** A channel between the browser's tabs, or `undefined` where the browser permits none: Firefox throws where cookies are blocked. */
export function openTabChannel(name: string, onMessage: (message: unknown) => void = () => undefined): TabChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target: it never leaves the origin
      send: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  } catch {
    return undefined;
  }
}
