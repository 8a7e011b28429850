export interface TabChannel {
  /** Sends to the other tabs of this origin. */
  send(message: unknown): void;
  close(): void;
}

/** Opens a channel between tabs; `undefined` if the browser forbids it: Firefox throws if cookies are blocked. */
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
