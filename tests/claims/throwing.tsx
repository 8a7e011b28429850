/** A block that throws costs exactly itself: every registered block, on its real page, in a way that it can fail, in a full run in all. What the two tests of it share. */
import { useEffect } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ShownBlock } from '#site/assembler/runtime/assemble.ts';
import { assemble } from '#site/assembler/runtime/assemble.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import type { Block } from '#site/assembler/sdk/registry.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import { blocks } from '#site/blocks/index.ts';
import { artefactOf, blocksOnScreen, codeHere, drawSite, settled, stage } from './page.tsx';
import { FULL } from './random.ts';

function ThrowsInRender(): never {
  throw new Error('made to throw');
}

function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('made to throw');
  }, []);
  return <p>about to throw</p>;
}

/** Ways to fail, and what is reported of each. */
const FAILURES: readonly (readonly [how: string, code: string, fail: (block: Block) => Block])[] = [
  [
    'while it is drawn',
    'render',
    (block) => ({ ...block, loading: 'eager', load: async () => ({ draw: () => ({ node: <ThrowsInRender /> }) }) }),
  ],
  [
    'after it is drawn',
    'render',
    (block) => ({ ...block, loading: 'eager', load: async () => ({ draw: () => ({ node: <ThrowsInEffect /> }) }) }),
  ],
  [
    'because its code does not arrive',
    'chunk',
    (block) => ({ ...block, loading: 'eager', load: () => Promise.reject(new Error('offline')) }),
  ],
  [
    'because its data is wrong',
    'bad-props',
    (block) => ({ ...block, loading: 'eager', load: async () => ({ draw: () => ({ fault: 'props: made wrong' }) }) }),
  ],
];

/** One way a block, all ways in turn; in a full run all ways each. */
const waysOf = (turn: number) => FAILURES.filter((_, way) => FULL || way === turn % FAILURES.length);

const artefact = artefactOf('demo');
const paths = Object.values(artefact.pages).map(({ paths: [own] }) => (own === '*' || own === undefined ? '/nowhere' : own));

function shownOn(path: string): ShownBlock[] {
  const { areas } = assemble(artefact, composeFacts(artefact, { route: path }, 0));
  return Object.values(areas).flat();
}

/** A page that has the block; a modal's block, and a centre's, is put on the home page. */
function pageWith(name: string): { artefact: Artefact; path: string; address: string } {
  for (const path of paths) {
    const found = shownOn(path).find(({ item }) => item.block === name);
    if (found) return { artefact, path, address: found.address };
  }
  const { home } = artefact.pages;
  const main = home?.areas.main;
  if (!home || !main) throw new Error('there is no home');
  const modal = Object.values(artefact.modals.items).find(({ block }) => block === name);
  const items = { ...main.items, guest: { block: name, ...(modal?.props && { props: modal.props }) } };
  const areas = { ...home.areas, main: { items, order: ['guest', ...main.order] } };
  const pages = { ...artefact.pages, home: { ...home, areas } };
  return { artefact: { ...artefact, pages }, path: '/', address: 'pages/home#main.guest' };
}

const isOnPage = (name: string): boolean => paths.some((path) => shownOn(path).some(({ item }) => item.block === name));

const names = [...blocks.keys()];
/** Blocks that stand on a page of their own accord. */
export const placed = names.filter(isOnPage);
/** Those that modals and centres show. */
export const opened = names.filter((name) => !isOnPage(name));

function addressesInside(address: string): string[] {
  const inner = document.querySelectorAll<HTMLElement>(`[data-cfg="${address}"] [data-cfg]`);
  return [...inner].map(({ dataset }) => dataset['cfg'] ?? '');
}

/** Draws each block where it stands, and in its place what fails. */
export function describeFailing(title: string, failing: readonly string[]): void {
  describe(title, () => {
    beforeAll(async () => {
      // React repeats what its boundaries catch. What moves by itself stands still, so that pages can be compared.
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.useFakeTimers({ toFake: ['setInterval', 'Date', 'performance'] });
      await codeHere();
    });
    afterAll(() => {
      stage();
      vi.useRealTimers();
    });

    it.each(failing)(
      '[CFG-7] costs nothing but itself: %s',
      async (name) => {
        const place = pageWith(name);
        const real = blocks.get(name);
        if (!real) throw new Error(`${name} is not registered`);
        stage();
        await drawSite(place.artefact, place.path);
        const whole = await settled();
        const own = new Set([
          ...shownOn(place.path)
            .filter(({ item }) => item.block === name)
            .map(({ address }) => address),
          place.address,
        ]);
        // What stands inside the block goes with it, and the login that it asks for.
        const inside = new Set(
          [...own].flatMap(addressesInside).concat([...whole.keys()].filter((address) => address.startsWith('modals#'))),
        );
        const without = new Map([...whole].filter(([address]) => !inside.has(address)));

        for (const [how, code, fail] of waysOf(failing.indexOf(name))) {
          stage({ [name]: fail(real) });
          const { faults } = await drawSite(place.artefact, place.path);
          await vi.waitFor(
            () => {
              expect(faults.map((fault) => `${fault.code} ${fault.address}`)).toContain(`${code} ${place.address}`);
              const now = blocksOnScreen();
              const changed = [...without].filter(([address, html]) => !own.has(address) && now.get(address) !== html);
              expect([how, changed, [...now.keys()]]).toEqual([how, [], [...without.keys()]]);
              expect(now.get(place.address)).not.toContain('about to throw');
            },
            { timeout: 20_000, interval: 30 },
          );
        }
      },
      90_000,
    );
  });
}
