import { createElement, StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { NativeProps, PartName } from './everyPart.tsx';

/** `style` attributes that a library writes and cannot be told to leave out. */
const UNAVOIDABLE: Readonly<Partial<Record<PartName, string>>> = {
  // Radix Tabs: no animation of the panel on mount, and the kit's panels have none.
  Tabs: 'animation-duration:0s',
};

let server: ViteDevServer;
let kit: Readonly<Record<string, unknown>>;
let parts: Readonly<Record<PartName, (native: NativeProps) => ReactNode>>;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [vanillaExtractPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  kit = await server.ssrLoadModule('/ui/index.ts');
  const module = await server.ssrLoadModule('/ui/testing/everyPart.tsx');
  // Modules loaded at run time have no type.
  parts = module['everyPart'] as typeof parts;
});
afterAll(() => server.close());

const rendered = (name: PartName): string => renderToString(createElement(StrictMode, null, parts[name]({})));
const names = (): PartName[] => Object.keys(parts) as PartName[]; // of the record itself

describe('the kit on a server', () => {
  it('[UI-1] has neither a document nor a window here', () => {
    expect([typeof document, typeof window, typeof matchMedia, typeof localStorage]).toEqual(Array(4).fill('undefined'));
  });

  it('[UI-1] every component is rendered by these tests', () => {
    const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));
    expect(components.toSorted()).toEqual(names().toSorted());
  });

  it('[UI-1] renders every component, in strict mode', () => {
    const empty = names().filter((name) => rendered(name) === '');
    // Overlays appear after hydration, in a portal.
    expect(empty.toSorted()).toEqual(['Dialog', 'Drawer', 'Modal']);
  });

  it('[UI-2] writes no style attributes, which a strict content security policy ignores', () => {
    // This fixture has tabs, too.
    const unavoidable = { ...UNAVOIDABLE, KitProvider: UNAVOIDABLE.Tabs };
    const written = names().flatMap((name) =>
      [...rendered(name).matchAll(/\sstyle="([^"]*)"/g)].map(([, style]) => [name, style] as const),
    );
    expect(Object.fromEntries(written)).toEqual(unavoidable);
  });

  it('[UI-6] takes the direction from the provider', () => {
    expect(rendered('KitProvider')).toContain('dir="rtl"');
    expect(rendered('Tabs')).toContain('dir="ltr"');
  });
});
