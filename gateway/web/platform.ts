import type { HttpBindings } from '@hono/node-server';

import type { Manifest } from '#site/assembler/runtime/types.ts';

/** The part of a manifest that comes from the platform. */
export type PlatformState = Pick<Manifest, 'flagsRev' | 'rulesRev' | 'status' | 'now'>;

/** The platform's flags by modId, with ancestors applied. */
export type PlatformFlags = Readonly<Record<string, boolean>>;

/** External origins that a merchant's pages may use. */
export interface PlatformOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** The platform behind the site: the embedded gateway or a remote one. The rest of the server treats both alike. */
export interface Platform {
  /** Path prefixes of its calls. */
  readonly prefixes: readonly string[];
  /** @param bindings of the visitor's connection; none for a question of this server's own */
  fetch(request: Request, bindings?: HttpBindings): Response | Promise<Response>;
  /** Never rejects, and never exceeds the visitor's timeout: unavailable values keep their last state. */
  state(merchant: string): Promise<PlatformState>;
  /** Current flags; `undefined` until the platform has sent them. */
  flags(merchant: string): PlatformFlags | undefined;
  origins(merchant: string): PlatformOrigins;
  /** Whether the platform responds. Until it is known, waits for the first response up to the visitor's timeout. */
  isAnswering(): Promise<boolean>;
  /** Called when a merchant's state may have changed. */
  onChange(listener: (merchant: string) => void): void;
  /**
   * Id of the latest message of the merchant's chat room, 0 if it is empty; `undefined` if the platform does not notify
   * about new ones.
   */
  room(merchant: string): number | undefined;
  /** Called on a new message in a merchant's chat room. */
  onMessage(listener: (merchant: string, latest: number) => void): void;
  close(): void | Promise<void>;
}

/** The client's calls, which every platform implements. */
export const CALL_PREFIXES = ['/wps', '/lgw', '/lotto'] as const;

export function isUnder(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
