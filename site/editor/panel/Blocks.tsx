import { useState } from 'react';

import { asInBase, movedBy, orderIn, withoutItem, type Layers } from '../patch/items.ts';
import { itemAt } from '../place.ts';
import { inWords } from '../rows.ts';
import { pathTo, type Entry, type Section } from '../structure.ts';
import type { Overlay } from '../useOverlay.ts';
import { words } from '../words.ts';
import { Item } from './Item.tsx';
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
          onReset={(entry) => change(entry, asInBase, words.restored)}
          onCode={onCode}
        />
        <p role="status">{said}</p>
      </section>
    </div>
  );
}
