import { readFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';

import type { EditorSite } from './editor/pages.ts';
import type { RenderSite } from './renderer.ts';
import type { SiteFiles } from './siteFiles.ts';

export interface ViteSite {
  /** Vite middleware (sources, hot reload); passes everything else on. */
  before(next: RequestListener): RequestListener;
  site(path: string): Promise<SiteFiles>;
  renderer(): Promise<RenderSite | undefined>;
  readonly editor: EditorSite;
  close(): Promise<void>;
}

/** Development only: serves the site from its sources, with hot reload over `server`. */
export async function viteSite(root: string, server: Server): Promise<ViteSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'site'),
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    before: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
    async site(path) {
      const source = await readFile(join(root, 'site/index.html'), 'utf8');
      const provider = await readFile(join(root, 'site/third-party/frame/index.html'), 'utf8');
      return {
        template: await vite.transformIndexHtml(path, source),
        providerTemplate: await vite.transformIndexHtml('/third-party/frame/index.html', provider),
        chunks: {},
        files: new Map(),
      };
    },
    async renderer() {
      const module = await vite.ssrLoadModule('/boot/render/renderSite.tsx');
      // Modules loaded at run time have no type.
      return module['renderSite'] as RenderSite;
    },
    editor: {
      html: async (page) => vite.transformIndexHtml(`/editor/${page}.html`, await readFile(join(root, `site/editor/${page}.html`), 'utf8')),
      file: async () => undefined,
    },
    close: () => vite.close(),
  };
}
