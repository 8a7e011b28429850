import type { HttpBindings } from '@hono/node-server';

import type { Manifest } from '#site/assembler/runtime/types.ts';

/** The part of a manifest that the platform knows. */
export type PlatformState = Pick<Manifest, 'flagsRev' | 'rulesRev' | 'status' | 'now'>;

/** The platform's flags by modId, ancestors counted. */
export type PlatformFlags = Readonly<Record<string, boolean>>;

/** Origins that a merchant's pages may use besides the site's own. */
export interface PlatformOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** The platform behind the site: the embedded gateway or one elsewhere. The rest of the server sees no difference. */
export interface Platform {
  /** Path prefixes that it answers. */
  readonly prefixes: readonly string[];
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
  /** Never rejects, and never waits longer than a visitor does: what cannot be learnt keeps its last value. */
  state(merchant: string): Promise<PlatformState>;
  /** Flags as they are now; `undefined` while the platform has not told them. */
  flags(merchant: string): PlatformFlags | undefined;
  origins(merchant: string): PlatformOrigins;
  /** Whether it answers. While nothing is known, waits for the first answer as long as a visitor does. */
  isAnswering(): Promise<boolean>;
  /** Calls back when a merchant's state may have changed. */
  onChange(listener: (merchant: string) => void): void;
  /** Id of the latest message of the merchant's chat room, 0 in an empty one; `undefined` where the platform does not tell of new ones. */
  room(merchant: string): number | undefined;
  /** Calls back when something was said in a merchant's chat room. */
  onMessage(listener: (merchant: string, latest: number) => void): void;
  close(): void | Promise<void>;
}

/** The client's calls (spec, section 3), which every platform answers. */
export const CALL_PREFIXES = ['/wps', '/lgw', '/lotto'] as const;

export function isUnder(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
