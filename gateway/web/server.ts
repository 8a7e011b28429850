import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';

import { openReleasesAt } from '#site/assembler/compiler/releases/location.ts';
import type { Manifest } from '#site/assembler/runtime/types.ts';
import { createApp } from './app.ts';
import { configFolder } from './configSource.ts';
import type { Embedded } from './embedded.ts';
import { createFaultReports, type PageFault } from './faultReports.ts';
import { listen } from './listen.ts';
import { createLive, type Live } from './live.ts';
import { createMeasures } from './measures.ts';
import { openMerchants, type Compilation, type Merchants } from './merchants.ts';
import type { ServerOptions } from './options.ts';
import { pageAt } from './pages.ts';
import type { AppParts } from './parts.ts';
import type { Platform } from './platform.ts';
import type { EditorOrigin } from './editor/originApp.ts';
import { builtEditor, editorDirOf } from './editor/pages.ts';
import type { ProxyFault } from './proxyWatch.ts';
import { releasesSource } from './releasesSource.ts';
import { remotePlatform } from './remote.ts';
import { createRenderedPages } from './renderedPages.ts';
import { builtRenderer, rendererDirOf } from './renderer.ts';
import { createReports, type Violation } from './reports.ts';
import { fileLog, noLog, stdoutLog, type RequestLog } from './requestLog.ts';
import { readSite, type SiteFiles } from './siteFiles.ts';
import { createTexts } from './texts.ts';
import { viteSite } from './viteSite.ts';

/** Events of a running server for the operator. */
export interface ServerEvents {
  /** After each change of config, and at the start. */
  onCompiled(compilations: readonly Compilation[]): void;
  /** A merchant's good config could not be stored; it is served all the same. */
  onUnkept(code: string, reason: string): void;
  onViolation(violation: Violation): void;
  /** A page has reported an error. */
  onPageFault(fault: PageFault): void;
  /** The reverse proxy does not set a required header; called once per kind. */
  onProxyFault(fault: ProxyFault): void;
}

export interface RunningServer {
  /** URL of the site. */
  readonly url: string;
  /** URL of the demo games; absent with a remote platform. */
  readonly gamesUrl: string | undefined;
  /** Password of the accounts that the embedded gateway seeds. */
  readonly seedPassword: string | undefined;
  readonly merchants: Merchants;
  readonly gateway: Platform;
  readonly live: Live;
  /** Resolves once all merchants are compiled as they are now; until then, releases of the last run may be served. */
  readonly caughtUp: Promise<void>;
  /** Graceful shutdown: finishes requests in flight, ends live streams, and closes the database. */
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');
const say = (line: string): void => void process.stderr.write(`${line}\n`);
/** Sender of what this server itself reports. */
const THIS_SERVER = 'this server';
const SILENT: ServerEvents = {
  onCompiled: () => {},
  onUnkept: () => {},
  onViolation: () => {},
  onPageFault: () => {},
  onProxyFault: () => {},
};

/**
 * Starts site, config, live channel and platform on one port, and the demo games on another.
 * @throws ListenError if a port is unavailable
 */
export async function startServer(options: ServerOptions, events: ServerEvents = SILENT): Promise<RunningServer> {
  const lastGoodDir = join(options.dataDir, 'last-good');
  const { config, releases } = await openConfig(options, lastGoodDir);
  const codes = await config.codes();
  const merchants = await openMerchants({
    codes,
    source: config,
    lastGoodDir,
    // The embedded gateway is seeded from the config as it is now, and the editor's host must not be a merchant's.
    stamp: options.gatewayUrl === undefined || options.editorOrigin !== undefined ? undefined : config.stamp,
    onCompiled: events.onCompiled,
    onUnkept: events.onUnkept,
  });

  const { platform, games, password } = await openPlatform(options, merchants);
  const manifestOf = manifests(merchants, platform, options.minClient);
  const live = createLive(manifestOf, (code) => platform.room(code));
  platform.onChange((code) => void live.push(code));
  merchants.onChange((code) => void live.push(code));
  platform.onMessage((code, latest) => live.say(code, latest));
  const log = openLog(options);
  const server = createServer();
  const source = await openSite(options, server);
  let ready = true;
  const faultReports = createFaultReports(codes, options.clock);
  const renderedPages = createRenderedPages({
    renderer: source.renderer,
    platform,
    report: ({ release: { artefact, artefactHash }, path, manifest }, call, field) => {
      if (!faultReports.allows(THIS_SERVER)) return;
      const fault = faultReports.add({
        merchant: artefact.merchant.code,
        artefact: artefactHash,
        client: 'server',
        page: pageAt(artefact, path, manifest.now).path,
        address: `calls/${call}`,
        code: 'answer',
        detail: `${field} is malformed`,
      } satisfies PageFault);
      if (fault !== undefined) events.onPageFault(fault);
    },
    say,
  });

  const parts: AppParts = {
    options,
    merchants,
    platform,
    live,
    log,
    manifestOf,
    reports: createReports(options.clock),
    faultReports,
    measures: createMeasures(codes),
    renderedPages,
    textOf: createTexts(join(ROOT, 'locales')),
    site: source.site,
    configDir: options.configDir,
    look: config.look,
    releases,
    editor: source.editor,
    isReady: () => ready,
    onViolation: events.onViolation,
    onPageFault: events.onPageFault,
    onProxyFault: events.onProxyFault,
  };
  const closeSources = () => Promise.all([games?.close(), source.close(), config.close?.()]);
  const closePlatform = async (): Promise<void> => {
    await platform.close();
    await log.close();
  };
  const opened = async () => {
    const site = createApp(parts);
    const editor = await openEditor(options, parts);
    // By host: nothing of the editor's is on the players' hosts, and nothing of theirs on the editor's.
    const answer = getRequestListener((request, bindings) => (editor?.isFor(request) ? editor.app : site).fetch(request, bindings));
    const listening = await listen(options.host, options.port, source.before(answer), server).catch((error: unknown) => {
      editor?.close();
      throw error;
    });
    return { editor, listening };
  };
  const { editor, listening } = await opened().catch(async (error: unknown) => {
    await closeSources();
    await closePlatform();
    throw error;
  });
  const watcher = await config.watch(codes, (changed) => merchants.recompile(changed));
  const caughtUp = merchants.catchUp();

  return {
    url: `http://${options.host === '127.0.0.1' ? 'localhost' : options.host}:${listening.port}`,
    gamesUrl: games && `http://${options.host}:${games.port}`,
    seedPassword: password,
    merchants,
    gateway: platform,
    live,
    caughtUp,
    async stop() {
      ready = false;
      watcher.close();
      await merchants.close();
      live.close();
      await Promise.all([listening.close(), closeSources()]);
      editor?.close();
      await closePlatform();
    },
  };
}

async function openConfig({ releases: location, configDir, pollMs }: ServerOptions, lastGoodDir: string) {
  if (location === undefined) return { config: await configFolder(configDir), releases: undefined };
  const releases = await openReleasesAt(location);
  return { config: releasesSource({ releases, location, lastGoodDir, pollMs, say }), releases };
}

async function openPlatform(options: ServerOptions, merchants: Merchants): Promise<Pick<Embedded, 'platform'> & Partial<Embedded>> {
  if (options.gatewayUrl !== undefined) {
    const platform = remotePlatform({
      url: options.gatewayUrl,
      merchants: merchants.codes(),
      gamesOrigin: options.gamesOrigin,
      pollMs: options.pollMs,
      say,
    });
    return { platform };
  }
  // Imported on demand: a server with a remote platform does not load the database.
  const { embeddedPlatform } = await import('./embedded.ts');
  return embeddedPlatform(options, merchants);
}

/** Imported on demand: without an origin for the editor, a server with a remote platform does not load the database. */
async function openEditor({ editorOrigin, dataDir, clock = Date.now }: ServerOptions, parts: AppParts): Promise<EditorOrigin | undefined> {
  if (editorOrigin === undefined) return undefined;
  const { openEditorOrigin } = await import('./editor/originApp.ts');
  return openEditorOrigin(parts, editorOrigin, dataDir, clock);
}

function manifests(merchants: Merchants, platform: Platform, minClient: string) {
  return async (code: string): Promise<Manifest | undefined> => {
    const release = merchants.get(code);
    if (release === undefined) return undefined;
    return { artefact: release.artefactHash, skin: release.skinHash, ...(await platform.state(code)), minClient };
  };
}

function openLog({ log, dataDir }: ServerOptions): RequestLog {
  if (log === 'file') return fileLog(join(dataDir, 'access.log'));
  return log === 'stdout' ? stdoutLog : noLog;
}

type Source = Awaited<ReturnType<typeof viteSite>>;

async function openSite({ dev, siteDir }: ServerOptions, server: Server): Promise<Source> {
  if (dev) return viteSite(ROOT, server);
  const files: SiteFiles = await readSite(siteDir);
  const editor = builtEditor(editorDirOf(siteDir));
  const renderer = builtRenderer(rendererDirOf(siteDir));
  return { before: (next) => next, site: async () => files, renderer, editor, close: async () => {} };
}
