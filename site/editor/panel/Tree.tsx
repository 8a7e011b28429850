import { Plus } from 'lucide-react';
import { useState } from 'react';

import type { Artefact, Facts } from '#site/assembler/runtime/types.ts';
import { Button, SelectField, Text } from '#ui';
import { allowedIn } from '../allowedIn.ts';
import { hiddenBy } from '../audience.ts';
import { inWords } from '../inWords.ts';
import { blankOf, blockItem, idOf } from '../patch/blank.ts';
import { FORMS, PARTS, targetOf, type Part, type Section, type Target } from '../structure.ts';
import type { ItemEdits } from '../useItemEdits.ts';
import { words } from '../words.ts';
import { Catalogue } from './Catalogue.tsx';
import { offersOf, type Offer } from './catalogue.ts';
import * as styles from './Structure.css.ts';
import { Structure } from './Structure.tsx';

interface TreeProps {
  readonly artefact: Artefact;
  /** Of items and blocks; nothing until they have come. */
  readonly definitions: unknown;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly sections: readonly Section[];
  /** Of the chosen visitor; nothing before the site has told. */
  readonly facts: Facts | undefined;
  readonly selected: string | null;
  readonly onSelect: (address: string) => void;
  readonly edits: ItemEdits;
}

/** A part of the site by its items, to which others can be added. */
export function Tree({ artefact, definitions, part, onPart, sections, facts, selected, onSelect, edits }: TreeProps) {
  /** Where a block is being added. */
  const [adding, setAdding] = useState<Target>();
  const target = selected === null ? undefined : targetOf(sections, selected);
  const takesBlocks = target?.section.kind === 'block' || target?.section.kind === 'modal';
  const blank = target && blankOf(target.section.kind);
  const add = ({ section, after }: Target, id: string, item: Parameters<ItemEdits['add']>[2]): void =>
    onSelect(edits.add(section.address, id, item, after));
  const startAdding = (): void => {
    if (takesBlocks) setAdding(target);
    else if (target && blank) add(target, blank.id, blank.item);
  };
  const addBlock = ({ block, required, example }: Offer): void => {
    if (adding) add(adding, idOf(block), blockItem(block, required, example));
    setAdding(undefined);
  };
  return (
    <section className={styles.list} aria-label={words.structure}>
      <SelectField
        size="md"
        aria-label={words.sitePart}
        options={PARTS.map((value) => ({ value, label: words.siteParts[value] }))}
        value={part}
        onChange={({ target: { value } }) => onPart(PARTS.find((known) => known === value) ?? 'page')}
      />
      {FORMS.has(part) ? (
        <Text size="sm" tone="muted">
          {words.formPart(words.siteParts[part])}
        </Text>
      ) : (
        <Structure
          sections={sections}
          isHidden={({ gates }) => hiddenBy(gates, facts) !== undefined}
          selected={selected}
          onSelect={onSelect}
          onMove={edits.move}
          onPut={(entry, place) => onSelect(edits.put(entry, place))}
          onRemove={edits.remove}
        />
      )}
      {target && (takesBlocks || blank) && (
        <Button size="sm" fullWidth iconStart={<Plus size={16} />} onClick={startAdding}>
          {words.addHere(inWords(target.section.name))}
        </Button>
      )}
      {adding && (
        <Catalogue
          offers={offersOf(definitions, artefact, adding.section.name, allowedIn(adding))}
          area={inWords(adding.section.name)}
          onAdd={addBlock}
          onClose={() => setAdding(undefined)}
        />
      )}
    </section>
  );
}
