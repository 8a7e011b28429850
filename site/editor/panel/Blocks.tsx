import { useState } from 'react';

import type { Change } from '../form/changes.ts';
import { inWords } from '../inWords.ts';
import { asInBase, movedBy, orderIn, withoutItem, withPart, type Layers } from '../patch/items.ts';
import { itemAt } from '../place.ts';
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
  const placeOf = ({ address }: Entry) => {
    const { path, keys } = itemAt(address);
    return { path, keys, layers: layersOf(path) };
  };
  /** Writes an entry's file and says what was done. */
  const write = (entry: Entry, text: string, news: string, step?: string): void => {
    overlay.change(placeOf(entry).path, text, step);
    setSaid(news);
  };
  const move = (entry: Entry, places: number): void => {
    const { keys, layers } = placeOf(entry);
    const text = movedBy(layers, keys, places);
    const place = orderIn({ ...layers, text }, keys.slice(0, -2)).indexOf(entry.id) + 1;
    write(entry, text, words.moved(inWords(entry.block), place));
  };
  const remove = (entry: Entry): void => {
    const { keys, layers } = placeOf(entry);
    write(entry, withoutItem(layers, keys), words.removed(inWords(entry.block)));
  };
  const reset = (entry: Entry): void => {
    const { keys, layers } = placeOf(entry);
    write(entry, asInBase(layers, keys), words.restored(inWords(entry.block)));
  };
  const set = (entry: Entry, changes: readonly Change[]): void => {
    const { keys, layers } = placeOf(entry);
    const text = changes.reduce((now, one) => withPart({ ...layers, text: now }, [...keys, 'props', ...one.path], one.value), layers.text);
    const prop = String(changes[0]?.path[0] ?? '');
    if (text !== layers.text) write(entry, text, words.set(inWords(prop)), `${entry.address} ${prop}`);
  };
  const path = selected === null ? [] : pathTo(sections, selected);
  const selectedEntry = path.at(-1);
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
          onReset={reset}
          onCode={onCode}
        />
        {selectedEntry && selectedEntry.origin !== 'removed' && (
          <Settings
            entry={selectedEntry}
            layers={placeOf(selectedEntry).layers}
            languages={overlay.shown?.artefact.merchant.languages ?? []}
            faults={overlay.compilation?.faults ?? []}
            onChange={(changes) => set(selectedEntry, changes)}
          />
        )}
        <p role="status">{said}</p>
      </section>
    </div>
  );
}
