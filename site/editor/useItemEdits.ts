import { useState } from 'react';

import type { Condition, Json } from '#site/assembler/runtime/types.ts';
import type { Change } from './form/changes.ts';
import { inWords } from './inWords.ts';
import { asInBase, freeId, itemFor, movedAfter, movedBy, orderIn, withItem, withoutItem, withPart, type Layers } from './patch/items.ts';
import { valueAt } from './patch/text.ts';
import { areaOf, inArea, itemAt } from './place.ts';
import type { Place } from './drop.ts';
import type { Entry } from './structure.ts';
import type { Overlay } from './useOverlay.ts';
import { words } from './words.ts';

/** What can be done with items of config; each is a change of the merchant's file. */
export interface ItemEdits {
  /** What was done last, for those who do not see it. */
  readonly said: string;
  move(entry: Entry, places: number): void;
  /** Puts it elsewhere. In another area it is one of the merchant's own: it no longer follows base. Returns its address. */
  put(entry: Entry, place: Place): string;
  remove(entry: Entry): void;
  /** As base has it. */
  reset(entry: Entry): void;
  set(entry: Entry, changes: readonly Change[]): void;
  /** Of none: as base has it. */
  setWhen(entry: Entry, when: Condition | undefined): void;
  /** Adds an item to an area, after one of it or as the last. Returns its address. */
  add(area: string, wantedId: string, item: Json, after?: string): string;
  /** Adds what an item is after it. Returns the address of the copy. */
  copy(entry: Entry): string;
}

export function useItemEdits(overlay: Overlay, layersOf: (file: string) => Layers): ItemEdits {
  const [said, setSaid] = useState('');
  const placeOf = (address: string) => {
    const { path, keys } = itemAt(address);
    return { path, keys, layers: layersOf(path) };
  };
  const write = (path: string, text: string, news: string, step?: string): void => {
    overlay.change(path, text, step);
    setSaid(news);
  };
  const add: ItemEdits['add'] = (area, wantedId, item, after) => {
    const { path, keys, layers } = placeOf(inArea(area, '-'));
    const at = keys.slice(0, -2);
    const id = freeId(layers, at, wantedId);
    write(path, withItem(layers, at, id, item, after), words.added(inWords(id)));
    return inArea(area, id);
  };
  return {
    said,
    move({ address, id, name }, places) {
      const { path, keys, layers } = placeOf(address);
      const text = movedBy(layers, keys, places);
      const place = orderIn({ ...layers, text }, keys.slice(0, -2)).indexOf(id) + 1;
      write(path, text, words.moved(name, place));
    },
    put({ address, id, name }, { area, after }) {
      const from = placeOf(address);
      if (area === areaOf(address)) {
        const text = movedAfter(from.layers, from.keys, after);
        const place = orderIn({ ...from.layers, text }, from.keys.slice(0, -2)).indexOf(id) + 1;
        write(from.path, text, words.moved(name, place));
        return address;
      }
      const item = itemFor(from.layers, from.keys) ?? {};
      const left = withoutItem(from.layers, from.keys);
      const to = placeOf(inArea(area, '-'));
      const layers = to.path === from.path ? { ...to.layers, text: left } : to.layers;
      const at = to.keys.slice(0, -2);
      const newId = freeId(layers, at, id);
      const added = withItem(layers, at, newId, item);
      const text = movedAfter({ ...layers, text: added }, [...at, 'items', newId], after);
      overlay.apply({ ...overlay.edits, [from.path]: left, [to.path]: text });
      setSaid(words.movedOn(name, inWords(area.split(/[#.]/).at(-1) || area)));
      return inArea(area, newId);
    },
    remove({ address, name }) {
      const { path, keys, layers } = placeOf(address);
      write(path, withoutItem(layers, keys), words.removed(name));
    },
    reset({ address, name }) {
      const { path, keys, layers } = placeOf(address);
      write(path, asInBase(layers, keys), words.restored(name));
    },
    set({ address }, changes) {
      const { path, keys, layers } = placeOf(address);
      const text = changes.reduce((now, one) => withPart({ ...layers, text: now }, [...keys, ...one.path], one.value), layers.text);
      const field = String(changes[0]?.path.find((key) => key !== 'props') ?? '');
      if (text !== layers.text) write(path, text, words.set(inWords(field)), `${address} ${field}`);
    },
    setWhen({ address, name }, when) {
      const { path, keys, layers } = placeOf(address);
      const at = [...keys, 'when'];
      // No condition is what “everyone” means where base has none.
      const isNone = when === true && (layers.base === null || valueAt(layers.base, at) === undefined);
      write(path, withPart(layers, at, isNone ? undefined : when), words.set(name));
    },
    add,
    copy({ address, id }) {
      const { keys, layers } = placeOf(address);
      return add(areaOf(address), id, itemFor(layers, keys) ?? {}, id);
    },
  };
}
