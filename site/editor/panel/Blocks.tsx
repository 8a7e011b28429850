import { useState } from 'react';

import type { Change } from '../form/changes.ts';
import { nameOf } from '../form/notes.ts';
import { asInBase, movedBy, orderIn, withoutItem, withPart, type Layers } from '../patch/items.ts';
import { itemAt } from '../place.ts';
import { inWords } from '../rows.ts';
import { pathTo, type Entry, type Section } from '../structure.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import { Item } from './Item.tsx';
import { Settings } from './Settings.tsx';
import * as styles from './Structure.css.ts';
import { Structure } from './Structure.tsx';

interface BlocksProps {
  readonly overlay: Overlay;
  readonly sections: readonly Section[];
  readonly layersOf: (file: string) => Layers;
  readonly shown: ReadonlySet<string>;
  readonly selected: string | null;
  readonly onSelect: (address: string) => void;
  readonly onCode: (entry: Entry) => void;
}

/** The page's blocks, and what is done with them. */
export function Blocks({ overlay, sections, layersOf, shown, selected, onSelect, onCode }: BlocksProps) {
  const [said, setSaid] = useState('');
  /** Writes a change of an entry's file and says what was done. */
  const change = ({ address, block }: Entry, next: (layers: Layers, keys: readonly string[]) => string, say: (name: string) => string) => {
    const { path, keys } = itemAt(address);
    overlay.change(path, next(layersOf(path), keys));
    setSaid(say(inWords(block)));
  };
  const move = (entry: Entry, places: number): void => {
    const { path, keys } = itemAt(entry.address);
    const before = layersOf(path);
    const text = movedBy(before, keys, places);
    const place = orderIn({ ...before, text }, keys.slice(0, -2)).indexOf(entry.id) + 1;
    change(
      entry,
      () => text,
      (name) => words.moved(name, place),
    );
  };
  const remove = (entry: Entry): void => change(entry, withoutItem, words.removed);
  const path = selected === null ? [] : pathTo(sections, selected);
  const entry = path.at(-1);
  const set = ({ address }: Entry, changes: readonly Change[]): void => {
    const { path: file, keys } = itemAt(address);
    const layers = layersOf(file);
    const text = changes.reduce((now, one) => withPart({ ...layers, text: now }, [...keys, 'props', ...one.path], one.value), layers.text);
    const [prop = ''] = changes[0]?.path ?? [];
    if (text === layers.text) return;
    overlay.change(file, text, `${address} ${prop}`);
    setSaid(words.set(nameOf(String(prop))));
  };
  return (
    <div className={styles.sides}>
      <Structure sections={sections} shown={shown} selected={selected} onSelect={onSelect} onMove={move} onRemove={remove} />
      <section className={styles.item} aria-label={words.parts}>
        <Item
          path={path}
          isArea={selected !== null}
          isShown={selected !== null && shown.has(selected)}
          onSelect={onSelect}
          onMove={move}
          onRemove={remove}
          onReset={(one) => change(one, asInBase, words.restored)}
          onCode={onCode}
        />
        {entry && entry.origin !== 'removed' && (
          <Settings
            entry={entry}
            layers={layersOf(itemAt(entry.address).path)}
            languages={overlay.shown?.artefact.merchant.languages ?? []}
            faults={overlay.compilation?.faults ?? []}
            onChange={(changes) => set(entry, changes)}
          />
        )}
        <p role="status">{said}</p>
      </section>
    </div>
  );
}
