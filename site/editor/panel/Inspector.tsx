import type { Artefact, Condition, Facts, Fault } from '#site/assembler/runtime/types.ts';
import { allowedIn } from '../allowedIn.ts';
import { hiddenBy } from '../audience.ts';
import { areasFor } from '../drop.ts';
import { inWords } from '../inWords.ts';
import { mergedAt, type Layers } from '../patch/items.ts';
import { valueAt } from '../patch/text.ts';
import { itemAt } from '../place.ts';
import { pathTo, targetOf, type Entry, type Section } from '../structure.ts';
import type { ItemEdits } from '../useItemEdits.ts';
import type { Texts } from '../useTexts.ts';
import { reasonOf } from '../visibility/sentence.ts';
import { Visibility } from '../visibility/Visibility.tsx';
import { words } from '../words.ts';
import { Item } from './Item.tsx';
import { Settings } from './Settings.tsx';
import * as styles from './Structure.css.ts';

interface InspectorProps {
  readonly artefact: Artefact;
  /** Of items and blocks; nothing until they have come. */
  readonly definitions: unknown;
  readonly sections: readonly Section[];
  readonly layersOf: (file: string) => Layers;
  readonly faults: readonly Fault[];
  /** Of the chosen visitor; nothing before the site has told. */
  readonly facts: Facts | undefined;
  readonly selected: string | null;
  /** What it was pressed in on the site, the outermost first. */
  readonly around: readonly Entry[];
  /** @param around addresses of what it is in on the site */
  readonly onSelect: (address: string, around?: readonly string[]) => void;
  readonly onCode: (entry: Entry) => void;
  readonly edits: ItemEdits;
  readonly texts: Texts;
}

/** The selected item: what it is, its settings and who sees it. */
export function Inspector(props: InspectorProps) {
  const { sections, selected, around, facts, edits, onSelect, onCode } = props;
  const path = selected === null ? [] : pathTo(sections, selected);
  const entry = path.at(-1);
  const place = path[0] && targetOf(sections, path[0].address);
  const hidden = entry && hiddenBy(entry.gates, facts);
  return (
    <section className={styles.item} aria-label={words.parts}>
      <Item
        path={path}
        around={around.filter(({ address }) => !path.some((one) => one.address === address))}
        place={inWords(place?.section.name ?? '')}
        isArea={selected !== null}
        hidden={hidden && reasonOf(hidden.when)}
        onSelect={onSelect}
        onMove={edits.move}
        areas={entry ? areasFor(sections, entry.address, allowedIn) : []}
        onPut={(one, to) => onSelect(edits.put(one, to))}
        onCopy={(one) => onSelect(edits.copy(one))}
        onRemove={edits.remove}
        onReset={edits.reset}
        onCode={onCode}
      />
      {entry && entry.origin !== 'removed' && <Parts {...props} key={entry.address} entry={entry} />}
      <p role="status">{edits.said}</p>
    </section>
  );
}

function Parts({
  entry,
  artefact,
  definitions,
  layersOf,
  faults,
  facts,
  onSelect,
  edits,
  texts,
}: InspectorProps & { readonly entry: Entry }) {
  const { path, keys } = itemAt(entry.address);
  const layers = layersOf(path);
  const at = [...keys, 'when'];
  return (
    <>
      <Settings
        entry={entry}
        layers={layers}
        definitions={definitions}
        languages={artefact.merchant.languages}
        texts={texts}
        faults={faults}
        onChange={(changes) => edits.set(entry, changes)}
      />
      {facts && (
        <Visibility
          when={mergedAt(layers, at) as Condition | undefined} // `evaluate` finds what is no condition.
          around={entry.gates.filter(({ address }) => address !== entry.address)}
          address={entry.address}
          facts={facts}
          source={artefact}
          disabled={entry.isLocked}
          isChanged={entry.origin !== 'own' && valueAt(layers.text, at) !== undefined}
          onChange={(when) => edits.setWhen(entry, when)}
          onSelect={onSelect}
        />
      )}
    </>
  );
}
