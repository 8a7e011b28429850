/** The real site, drawn in the browser from the real config, with a gateway that never answers. */
import '#ui/theme/base.css.ts';

import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import type { Client } from '#site/api/client.ts';
import { App } from '#site/App.tsx';
import { buildArtefact } from '#site/assembler/compiler/build.ts';
import { loadBlock, preloadBlocks } from '#site/assembler/runtime/loading.ts';
import { mergeFiles } from '#site/assembler/compiler/merge.ts';
import { parseFile, type ParsedFile } from '#site/assembler/compiler/parse.ts';
import type { Block } from '#site/assembler/sdk/registry.ts';
import { createSiteStore } from '#site/assembler/runtime/store.ts';
import type { Artefact, RuntimeFault } from '#site/assembler/runtime/types.ts';
import { blocks } from '#site/blocks/index.ts';
import type { Boot } from '#site/boot/manifest.ts';
import { startI18n } from '#site/i18n/i18n.ts';
import { preloadNamespaces } from '#site/boot/preloadNamespaces.ts';
import { gatewayClock } from '#site/lib/clock.ts';

const texts = import.meta.glob<string>('../../config/{base,merchants}/**/*.json', { query: '?raw', import: 'default', eager: true });

function layer(folder: string): ReadonlyMap<string, ParsedFile> {
  const prefix = `../../config/${folder}/`;
  const files = Object.entries(texts).filter(([path]) => path.startsWith(prefix));
  return new Map(files.map(([path, text]) => [path.slice(prefix.length), parseFile(`${folder}/${path.slice(prefix.length)}`, text)]));
}

/** A merchant as the compiler puts it together. */
export function artefactOf(code: string): Artefact {
  const [base, own] = [layer('base'), layer(`merchants/${code}`)];
  const files = new Map([...new Set([...base.keys(), ...own.keys()])].map((path) => [path, mergeFiles(base.get(path), own.get(path))]));
  return buildArtefact(code, files, base);
}

/** The list that the site draws from. It is a constant of the site; here, blocks are put in the place of others. */
const registry = blocks as Map<string, Block>; // It is one.
const real = new Map(blocks);

/** Puts blocks in the places of the real ones; none waits to come into sight. */
export function stage(instead: Readonly<Record<string, Block>> = {}): void {
  for (const [name, block] of real) registry.set(name, instead[name] ?? eager(block));
}

const eagerly = new Map<Block, Block>();

/** One and the same each time, so that code is fetched once. */
function eager(block: Block): Block {
  const known = eagerly.get(block) ?? { ...block, loading: 'eager' as const };
  eagerly.set(block, known);
  return known;
}

export interface Drawn {
  readonly container: HTMLElement;
  readonly faults: readonly RuntimeFault[];
  readonly store: ReturnType<typeof createSiteStore>;
}

const never: Client = { call: () => new Promise(() => {}) };

const boot: Boot = {
  merchant: 'demo',
  manifest: { artefact: '', skin: '', flagsRev: '', rulesRev: '', status: 0, now: 0, minClient: '0' },
};

class SilentStream extends EventTarget {
  close(): void {}
}

/** The moment at which a page is drawn under a clock of the test's own: waiting moves such a clock on. */
const DRAWN_AT = Date.UTC(2026, 0, 15, 12);

/** Draws the site at a path; `?modal=…` opens one. Drawn before, it goes. */
export async function drawSite(artefact: Artefact, path: string): Promise<Drawn> {
  cleanup();
  // What counts with the time, such as a jackpot, stands the same on each page that is compared.
  if (vi.isFakeTimers()) {
    vi.setSystemTime(DRAWN_AT);
    gatewayClock.set(DRAWN_AT);
  }
  document.body.innerHTML = '';
  vi.stubGlobal('EventSource', SilentStream);
  const { merchant } = artefact;
  const i18n = await startI18n({ language: merchant.defaultLanguage, defaultLanguage: merchant.defaultLanguage, onMissing: () => {} });
  const faults: RuntimeFault[] = [];
  const report = (fault: RuntimeFault): void => void faults.push(fault);
  const known = { route: path.split('?')[0] ?? path, language: merchant.defaultLanguage, device: 'desktop', vendors: [] } as const;
  const store = createSiteStore({ artefact, known, now: () => 0, report });
  const localized = preloadNamespaces(registry, i18n);
  // As the site does before its first render.
  await preloadBlocks(store.get().assembled, localized);
  const location = memoryLocation({ path });
  const site = (
    <I18nextProvider i18n={i18n}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <App boot={boot} store={store} blocks={localized} queries={new QueryClient()} client={never} report={report} />
      </Router>
    </I18nextProvider>
  );
  // Awaited, as what waits for its texts must be.
  const { container } = await act(async () => render(site));
  return { container, faults, store };
}

/** The HTML of each block on screen by its address, without ids that count up from page to page and without what moves. */
export function blocksOnScreen(): ReadonlyMap<string, string> {
  const found = [...document.querySelectorAll<HTMLElement>('[data-cfg]')].map((element) => {
    const html = element.innerHTML.replaceAll(/_r_\w+_|radix-[\w:-]+/g, 'id');
    return [element.dataset['cfg'] ?? '', html] as const;
  });
  return new Map(found);
}

/** What blocks and the shell load once it is wanted: their parts, and texts in the language that the pages are drawn in. */
const later = import.meta.glob<unknown>([
  '../../site/{blocks,shared,shell}/**/*.tsx',
  '../../ui/{carousel,dialog,menu}/*.tsx',
  '../../locales/TY/*.json',
  '!**/*.{test,stories}.tsx',
]);

/** All code and all texts, so that pages differ by what is under test and not by what arrived in time. */
export async function codeHere(): Promise<void> {
  stage();
  await Promise.all([...[...real.values()].map((block) => loadBlock(eager(block))), ...Object.values(later).map((load) => load())]);
}

/** In milliseconds. */
const LOOK_EVERY = 30;

/** Together longer than the 300 ms that React waits before it shows what has been loaded in the place of what stood for it. */
const LOOKS = 12;

/** What is on screen once several looks in a row see the same. */
export async function settled(): Promise<ReadonlyMap<string, string>> {
  let last = '';
  let looks = 0;
  await vi.waitFor(
    () => {
      const now = JSON.stringify([...blocksOnScreen()]);
      looks = now === last && now !== '[]' ? looks + 1 : 0;
      last = now;
      if (looks < LOOKS) throw new Error('not settled');
    },
    { timeout: 8000, interval: LOOK_EVERY },
  );
  return blocksOnScreen();
}
