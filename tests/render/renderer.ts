/** The renderer as a server loads it, over a gateway with the shipped merchants. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { afterAll } from 'vitest';

import type { RenderSite } from '#gateway/web/renderer.ts';
import { seedOf } from '#gateway/web/seeds.ts';
import type { RenderedPage } from '#site/boot/render/renderSite.tsx';
import type { Artefact, Device, Language } from '#site/assembler/runtime/types.ts';
import { startGateway } from '../contract/gateways.ts';
import { released } from '../vectors/merchants.ts';

export const MERCHANTS = ['demo', 'aurora', 'lotus'] as const;
export const DEVICES: readonly Device[] = ['phone', 'tablet', 'desktop'];

export interface Wanted {
  readonly code: (typeof MERCHANTS)[number];
  readonly path: string;
  readonly search?: string;
  readonly language?: Language;
  readonly device?: Device;
  /** @default the gateway's */
  readonly fetch?: typeof fetch;
  readonly onMalformed?: (call: string, field: string) => void;
}

export interface Renderer {
  readonly artefacts: ReadonlyMap<string, Artefact>;
  /** Requests that the gateway got. */
  readonly requests: readonly Request[];
  /** The gateway's answer. */
  answer(request: Request): Promise<Response>;
  render(wanted: Wanted): Promise<RenderedPage>;
}

/** For a test file. */
export async function rendererOfFile(): Promise<Renderer> {
  const server = await createServer({
    configFile: false,
    root: 'site',
    logLevel: 'error',
    appType: 'custom',
    plugins: [react(), vanillaExtractPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  // Modules loaded at run time have no type.
  const { renderSite } = (await server.ssrLoadModule('/boot/render/renderSite.tsx')) as { renderSite: RenderSite };
  const releases = await Promise.all(MERCHANTS.map(async (code) => (await released(code)).release));
  const { gateway, clock } = startGateway({ merchants: releases.map((release) => seedOf(release, {})) });
  const requests: Request[] = [];
  afterAll(async () => {
    gateway.close();
    await server.close();
  });
  const artefacts = new Map(releases.map(({ artefact }) => [artefact.merchant.code, artefact]));
  const answer = async (request: Request): Promise<Response> => gateway.fetch(request, { clientAddress: '203.0.113.9' });
  return {
    artefacts,
    requests,
    answer,
    async render({ code, path, search = '', language, device = 'phone', fetch, onMalformed = () => undefined }) {
      const artefact = artefacts.get(code);
      if (!artefact) throw new Error(`no merchant ${code}`);
      const page = await renderSite({
        artefact,
        manifest: { artefact: '', skin: '', flagsRev: '', rulesRev: '', status: 0, now: clock.now, minClient: '0.0.0' },
        path,
        search,
        language: language ?? artefact.merchant.defaultLanguage,
        device,
        origin: 'https://play.example',
        fetch:
          fetch ??
          (async (input, init) => {
            const request = new Request(input, init);
            requests.push(request);
            return answer(request);
          }),
        onMalformed,
        signal: AbortSignal.timeout(60_000),
      });
      if (!page) throw new Error('the site is open');
      return page;
    },
  };
}

/** The words of rendered HTML. */
export const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
