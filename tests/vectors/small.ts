/** For tests: a merchant of a few lines, put together in memory in no time, with what a test changes of it. */
import * as v from 'valibot';
import { buildArtefact, type MergedLayer } from '#site/assembler/compiler/build.ts';
import { mergeFiles } from '#site/assembler/compiler/merge.ts';
import { parseFile } from '#site/assembler/compiler/parse.ts';
import { defineBlocks } from '#site/assembler/sdk/registry.ts';
import type { Artefact, Condition } from '#site/assembler/runtime/types.ts';

const FILES: Readonly<Record<string, object>> = {
  'merchant.json': { languages: ['EN', 'TY'], defaultLanguage: 'EN', domains: [] },
  'site.json': { claims: {} },
  'flags.json': {
    flags: {
      ROOT: { on: true, note: '' },
      CHAT: { on: true, note: '', parent: 'ROOT' },
      NIGHT: { on: false, note: '' },
    },
  },
  'layouts/default.json': { frame: 'top', areas: { header: { items: { logo: { block: 'words' } } } } },
  'layouts/plain.json': { frame: 'bare', areas: { header: { items: { back: { block: 'words' } } } } },
  'pages/home.json': {
    paths: ['/', '/home'],
    layout: 'default',
    title: { EN: 'Home' },
    areas: { main: { items: { box: { block: 'box', slots: { inside: { items: { hello: { block: 'words' } } } } } } } },
  },
  'pages/rng.json': {
    paths: ['/rng', '/slots'],
    layout: 'default',
    title: { EN: 'Slots' },
    areas: {
      main: {
        items: {
          games: { block: 'words', props: { text: 'Games' } },
          winners: { block: 'words', onFault: 'base', when: { flag: 'CHAT' } },
        },
      },
    },
  },
  'pages/help.json': { paths: ['/help'], layout: 'plain', title: { EN: 'Help' }, areas: {} },
  'pages/missing.json': { paths: ['*'], layout: 'plain', title: { EN: 'Nothing here' }, areas: {} },
  'modals.json': { items: { login: { block: 'words', title: { EN: 'Log in' } }, changePassModal: { block: 'words' } } },
  'menus/main.json': {
    items: {
      home: { to: '/', label: { EN: 'Home' } },
      rng: { to: '/rng', label: { EN: 'Slots' } },
      help: { to: '/help', label: { EN: 'Help' } },
    },
  },
  'centres/member.json': { items: { wallet: { block: 'words', page: 'transferFund', label: { EN: 'Wallet' } } } },
  'registration.json': {
    tabs: { items: { byName: { tab: 'name', label: { EN: 'By name' } } } },
    items: {
      username: { field: 'username', tabs: ['name'], group: 'account', width: 'full', rule: { enabled: true, required: true } },
      email: { field: 'email', tabs: ['name'], group: 'contact', width: 'full', rule: { enabled: true, required: false } },
    },
  },
  'banners.json': { items: { top: { places: ['/'], autoplayMs: 5000 } } },
};

/** Blocks that draw nothing: `words`, and `box`, whose slot takes only `words`. */
export const blocks = defineBlocks({
  words: {
    load: async () => ({ default: () => null }),
    schema: async () => ({
      props: v.strictObject({
        text: v.optional(v.string()),
        to: v.optional(v.string()),
        category: v.optional(v.string()),
        menu: v.optional(v.pipe(v.string(), v.metadata({ ref: 'menu' }))),
        page: v.optional(v.pipe(v.string(), v.metadata({ ref: 'page' }))),
        title: v.optional(v.object({ t: v.string() }), { t: 'words.title' }),
      }),
    }),
  },
  box: {
    load: async () => ({ default: () => null }),
    schema: async () => ({ props: v.strictObject({}) }),
    slots: { inside: { allow: ['words'] }, beside: {} },
  },
});

export interface Small {
  readonly artefact: Artefact;
  readonly files: MergedLayer;
}

const read = (layer: string, path: string, value: object | undefined) =>
  value && parseFile(`${layer}/${path}`, JSON.stringify(value, null, 1));

/** The small merchant with patches, by file; each of its faults is of `base/` or of `mine/`. */
export function small(patches: Readonly<Record<string, object>> = {}): Small {
  const base = new Map(Object.entries(FILES).map(([path, value]) => [path, parseFile(`base/${path}`, JSON.stringify(value, null, 1))]));
  const paths = [...new Set([...base.keys(), ...Object.keys(patches)])];
  const files = new Map(paths.map((path) => [path, mergeFiles(base.get(path), read('mine', path, patches[path]))]));
  const wrong = [...files.values()].flatMap(({ faults }) => faults);
  if (wrong.length > 0) throw new Error(`The patch does not fit: ${JSON.stringify(wrong[0])}`);
  return { artefact: buildArtefact('small', files, base), files };
}

/** A condition on the slots' entry of the menu. */
export const onSlots = (when: Condition) => ({ 'menus/main.json': { items: { rng: { when } } } });
/** A condition on the page of slots. */
export const onRng = (when: Condition) => ({ 'pages/rng.json': { when } });
