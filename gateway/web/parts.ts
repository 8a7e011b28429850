import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { Releases } from '#site/assembler/compiler/releases/releases.ts';
import type { Manifest } from '#site/assembler/runtime/types.ts';
import type { FaultReports, PageFault } from './faultReports.ts';
import type { Live } from './live.ts';
import type { Measures } from './measures.ts';
import type { Merchants } from './merchants.ts';
import type { ServerOptions } from './options.ts';
import type { Platform } from './platform.ts';
import type { EditorSite } from './editor/pages.ts';
import type { ProxyFault } from './proxyWatch.ts';
import type { RenderedPages } from './renderedPages.ts';
import type { Reports, Violation } from './reports.ts';
import type { RequestLog } from './requestLog.ts';
import type { Sender } from './sender.ts';
import type { SiteFiles } from './siteFiles.ts';
import type { TextOf } from './texts.ts';

/** Dependencies of the routes; created by `server.ts`. */
export interface AppParts {
  readonly options: Pick<ServerOptions, 'production' | 'defaultMerchant' | 'trustProxy' | 'dev'>;
  readonly merchants: Merchants;
  readonly platform: Platform;
  readonly live: Live;
  readonly reports: Reports;
  readonly faultReports: FaultReports;
  readonly measures: Measures;
  readonly log: RequestLog;
  readonly renderedPages: RenderedPages;
  readonly textOf: TextOf;
  /** As `ConfigSource.look`. */
  readonly look: () => Promise<void>;
  readonly manifestOf: (merchant: string) => Promise<Manifest | undefined>;
  /** The built site; in development Vite's output for the page at this path. */
  readonly site: (path: string) => Promise<SiteFiles>;
  /** Folder of the config files. */
  readonly configDir: string;
  /** Absent where the server serves config files. */
  readonly releases: Releases | undefined;
  readonly editor: EditorSite;
  /** `false` once the server is shutting down. */
  readonly isReady: () => boolean;
  readonly onViolation: (violation: Violation) => void;
  readonly onPageFault: (fault: PageFault) => void;
  readonly onProxyFault: (fault: ProxyFault) => void;
}

/** Context of every request. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { sender: Sender; merchant: string | undefined };
}

export const NO_STORE = { 'Cache-Control': 'no-store' };

/** Caching of a file with a content hash in its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Maximum body size in bytes: the largest uploads are three images of 5 MB. */
export const LARGEST_BODY = 32 * 1024 * 1024;

/** Refuses larger bodies. */
export function limited(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.text('The request is too large.\n', 413) });
}
