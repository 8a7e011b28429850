/** Edits by sight over the shipped config: what a form writes passes `check`, and leaves no trace when it is taken back. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { addresses } from '#site/assembler/compiler/explain/address.ts';
import { readLayer } from '#site/assembler/compiler/layer.ts';
import { mergeFiles } from '#site/assembler/compiler/merge.ts';
import { parseFile } from '#site/assembler/compiler/parse.ts';
import type { Json, JsonObject } from '#site/assembler/runtime/types.ts';
import { isRecord } from '#site/assembler/runtime/record.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileEdited, sidesCompiler } from '#gateway/web/editor/compile.ts';
import { filesOf } from '#gateway/web/editor/workspace.ts';
import { itemFormOf, propsFormOf } from '#site/editor/form/itemForm.ts';
import { idOf } from '#site/editor/patch/blank.ts';
import { freeId, itemFor, mergedAt, movedBy, orderIn, withItem, withoutItem, withPart, type Layers } from '#site/editor/patch/items.ts';
import { valueAt } from '#site/editor/patch/text.ts';
import { itemAt } from '#site/editor/place.ts';
import type { EditedFiles, WorkspaceFile } from '#site/editor/protocol.ts';
import { mulberry32 } from '../mulberry32.ts';

const CONFIG = join(import.meta.dirname, '../../config');
const definitions: unknown = JSON.parse(await readFile(join(CONFIG, 'schema/definitions.json'), 'utf8'));
const sides = sidesCompiler(CONFIG);
const compile = (code: string, edits: EditedFiles) => compileEdited(sides, code, edits);

let files: readonly WorkspaceFile[];
let items: readonly string[];

beforeAll(async () => {
  files = await filesOf(CONFIG, 'demo', ['EN', 'TY']);
  const base = await readLayer(CONFIG, 'base');
  items = addresses(new Map([...base].map(([path, file]) => [path, mergeFiles(file, undefined)])));
});

/** A file as base and the merchant have it. */
function layersOf(path: string): Layers {
  const file = files.find((known) => known.path === path);
  if (!file) throw new Error(`no ${path}`);
  return { base: file.base, text: file.own ?? file.blank };
}

/** Where each block of the catalogue stands in base, once. */
function usesOfBlocks(): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  for (const address of items) {
    const { path, keys } = itemAt(address);
    const block = valueAt(layersOf(path).base ?? '{}', [...keys, 'block']);
    if (typeof block === 'string' && !uses.has(block)) uses.set(block, address);
  }
  return uses;
}

/** A value that a field of this schema would write, unlike the one at hand; nothing for lists and groups, which are typed part by part. */
function anotherValue(schema: unknown, now: Json | undefined): Json | undefined {
  if (!isRecord(schema)) return undefined;
  const { $ref, enum: choices, type, minimum, maximum } = schema;
  if ($ref === '#/$defs/label') return { EN: 'Other words', TY: 'Ibang salita' };
  if (Array.isArray(choices)) return choices.find((choice) => choice !== now) as Json | undefined; // Of a JSON schema.
  if (type === 'boolean') return now !== true;
  if (type === 'integer') {
    const [least, most] = [typeof minimum === 'number' ? minimum : 0, typeof maximum === 'number' ? maximum : 1000];
    return now === most ? least : most;
  }
  return undefined;
}

describe('a form over the shipped config', () => {
  it(
    '[EDT-3] [EDT-8] sets every prop of every block that a field holds, soundly and without a trace after a reset',
    { timeout: 240_000 },
    async () => {
      const uses = usesOfBlocks();
      // Stands nowhere until a merchant places it.
      expect([...blocks.keys()].filter((block) => !uses.has(block))).toEqual(['coming-soon']);
      let set = 0;
      for (const [block, address] of uses) {
        const form = propsFormOf(definitions, block);
        const { path, keys } = itemAt(address);
        const { base, text } = layersOf(path);
        const below = [...keys, 'props'];
        let changed = text;
        const written: string[] = [];
        for (const [prop, schema] of Object.entries(form?.schema.properties ?? {})) {
          const value = anotherValue(schema, mergedAt({ base, text }, [...below, prop]));
          if (value === undefined) continue;
          changed = withPart({ base, text: changed }, [...below, prop], value);
          expect(mergedAt({ base, text: changed }, [...below, prop]), `${address} ${prop}`).toEqual(value);
          written.push(prop);
        }
        if (written.length === 0) continue;
        set += written.length;
        const { faults } = await compile('demo', { [path]: changed });
        // What base locks has a form that is switched off.
        const unread = faults.filter(
          ({ severity, code, pointer }) => severity === 'error' && code !== 'locked' && pointer.startsWith(`/${below.join('/')}`),
        );
        expect(unread.map(({ pointer, found, expected }) => `${address} ${pointer}: ${found}, ${expected}`)).toEqual([]);
        for (const prop of written) changed = withPart({ base, text: changed }, [...below, prop], undefined);
        expect(changed, address).toBe(text);
      }
      expect(set).toBeGreaterThan(100);
    },
  );

  it('[EDT-3] has a form for every kind of item, and none for what an operator does not decide', () => {
    for (const kind of ['link', 'modal', 'entry', 'tab', 'field', 'group'] as const)
      expect(Object.keys(itemFormOf(definitions, kind)?.schema.properties ?? {}), kind).not.toEqual([]);
    expect(Object.keys(itemFormOf(definitions, 'entry')?.schema.properties ?? {})).toEqual(['label', 'icon', 'badge', 'group']);
  });

  it(
    '[EDT-8] leaves, after 500 edits, a sound file with its comments, of which the site is what the edits say',
    { timeout: 240_000 },
    async () => {
      const path = 'pages/home.json';
      const { base } = layersOf(path);
      const random = mulberry32(500);
      const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // Within the list.
      let text = `{\n  "$schema": "../../../schema/patch/pages/home.json",\n  // For the new year.\n  "v": 1, /* Ours. */\n  "notes": {}\n}\n`;
      const main = ['areas', 'main'];
      const known = ['hot-games', 'winner-board', 'popular-games'];
      for (let edit = 0; edit < 500; edit += 1) {
        const layers: Layers = { base, text };
        const id = oneOf(orderIn(layers, main));
        const at = [...main, 'items', id];
        const before = mergedAt(layers, main) as JsonObject; // An area of a page.
        const wanted = structuredClone(before) as { items: Record<string, JsonObject>; order: string[] }; // As above, to be changed.
        const acts: readonly (() => string)[] = [
          () => {
            wanted.items[id] = { ...wanted.items[id], when: { session: [oneOf(['visitor', 'member'])] } };
            return withPart(layers, [...at, 'when'], wanted.items[id]['when']);
          },
          () => {
            const places = oneOf([-2, -1, 1, 2]);
            const from = wanted.order.indexOf(id);
            const to = Math.min(Math.max(from + places, 0), wanted.order.length - 1);
            wanted.order = wanted.order.filter((other) => other !== id).toSpliced(to, 0, id);
            return movedBy(layers, at, places);
          },
          () => {
            if (wanted.order.length < 4) return text;
            wanted.order = wanted.order.filter((other) => other !== id);
            delete wanted.items[id];
            return withoutItem(layers, at);
          },
          () => {
            if (wanted.order.length > 9) return text;
            const copy = freeId(layers, main, id);
            const item = itemFor(layers, at) ?? {};
            wanted.items[copy] = wanted.items[id] ?? {};
            wanted.order = wanted.order.toSpliced(wanted.order.indexOf(id) + 1, 0, copy);
            return withItem(layers, main, copy, item, id);
          },
          () => {
            if (wanted.order.length > 9) return text;
            const block = oneOf(known);
            const added = freeId(layers, main, idOf(block));
            wanted.items[added] = { block };
            wanted.order = [...wanted.order, added];
            return withItem(layers, main, added, { block });
          },
        ];
        text = oneOf(acts)();
        const { faults, value } = mergeFiles(parseFile('base', base ?? '{}'), parseFile('patch', text));
        expect(faults, `edit ${edit}`).toEqual([]);
        expect(value, `edit ${edit}`).toMatchObject({ areas: { main: wanted } });
        expect(text).toContain('// For the new year.');
        expect(text).toContain('/* Ours. */');
        if (edit % 50 === 49)
          expect((await compile('demo', { [path]: text })).faults.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    },
  );
});
