import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';

import { Assembly } from '#site/assembler/runtime/Assembly.tsx';
import type { ModalControl, Shell } from '#site/assembler/runtime/context.ts';
import { defineBlocks } from '#site/assembler/sdk/registry.ts';
import { createSiteStore, type SiteStore } from '#site/assembler/runtime/store.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import { usePage } from '#site/assembler/sdk/view.ts';
import { DeferredLocation } from './DeferredLocation.tsx';

/** Of each drawing of a block: the page that it stands on, and the address that it read. */
let drawn: (readonly [page: string | undefined, path: string])[] = [];

function Reads({ props: { word } }: { readonly props: { readonly word: string } }) {
  const page = usePage()?.path;
  const [path] = useLocation();
  drawn.push([page, path]);
  return <p>{word}</p>;
}

const blocks = defineBlocks({
  reads: { load: async () => ({ default: Reads }), schema: async () => ({ props: v.strictObject({ word: v.string() }) }) },
});

const area = <I,>(items: Record<string, I>) => ({ items, order: Object.keys(items) });
const pageOf = (path: string) => ({
  paths: [path],
  layout: 'default',
  title: { EN: path },
  areas: { main: area({ one: { block: 'reads', props: { word: `this is ${path}` } } }) },
});

// Of an artefact only what stands on a page matters here.
const artefact = {
  v: 1,
  merchant: { defaultLanguage: 'EN' },
  site: {},
  flags: {},
  layouts: { default: { frame: 'top', areas: { main: area({ around: { block: 'reads', props: { word: 'around' } } }) } } },
  pages: { here: pageOf('/here'), there: pageOf('/there') },
  modals: area({}),
  menus: {},
  centres: {},
  registration: { ...area({}), tabs: area({}) },
  banners: area({}),
  labels: {},
} as unknown as Artefact;

const shell: Shell = {
  Frame: ({ areas }) => areas.main,
  Modal: ({ children }: PropsWithChildren) => children,
  Failed: () => null,
  Loading: () => null,
};
const modal: ModalControl = { name: null, params: {}, open: () => {}, put: () => {}, close: () => {} };

function Site({ store }: { readonly store: SiteStore }) {
  const route = usePathname();
  useLayoutEffect(() => store.learn({ route }), [store, route]);
  return (
    <DeferredLocation>
      <Assembly store={store} blocks={blocks} shell={shell} modal={modal} translate={String} report={() => {}} />
    </DeferredLocation>
  );
}

const home = location.pathname + location.search;
beforeEach(() => history.pushState(null, '', '/here'));
afterEach(() => {
  cleanup();
  drawn = [];
  history.pushState(null, '', home);
});

it('[APP-14] nothing on a page reads the address of another, neither on the way there nor back', async () => {
  const store = createSiteStore({ artefact, known: { route: '/here' }, now: () => 0, report: () => {} });
  await act(async () => render(<Site store={store} />));
  // A page that has been seen is the one that may stay until the next is drawn.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await screen.findByText('this is /here')).toBeVisible();
  await act(async () => history.pushState(null, '', '/there'));
  expect(await screen.findByText('this is /there')).toBeVisible();
  expect(screen.queryByText('this is /here')).toBeNull();
  await act(async () => history.pushState(null, '', '/here'));
  expect(await screen.findByText('this is /here')).toBeVisible();
  expect(new Set(drawn.map(String))).toEqual(new Set(['/here,/here', '/there,/there']));
});
