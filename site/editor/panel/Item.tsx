import { ArrowDown, ArrowUp, Code, RotateCcw, Trash2 } from 'lucide-react';

import { Badge, Breadcrumb, Button, Heading, Text } from '#ui';
import type { Entry } from '../structure.ts';
import { inWords } from '../inWords.ts';
import { words } from '../words.ts';
import * as styles from './Structure.css.ts';

interface ItemProps {
  /** The selected block, and those around it, the outermost first; none for an area or nothing. */
  readonly path: readonly Entry[];
  /** Something that is no block is selected. */
  readonly isArea: boolean;
  readonly isShown: boolean;
  readonly onSelect: (address: string) => void;
  readonly onMove: (entry: Entry, places: number) => void;
  readonly onRemove: (entry: Entry) => void;
  readonly onReset: (entry: Entry) => void;
  readonly onCode: (entry: Entry) => void;
}

/** The selected block: what it is, where it is and comes from, and what can be done with it. */
export function Item({ path, isArea, isShown, onSelect, onMove, onRemove, onReset, onCode }: ItemProps) {
  const entry = path.at(-1);
  if (!entry) return <Text tone="muted">{isArea ? words.area : words.noItem}</Text>;
  const [place = ''] = entry.address.split('.');
  const isRemoved = entry.origin === 'removed';
  const items = [
    { key: place, label: place, onSelect: () => onSelect(place) },
    ...path.map(({ address, block }) => ({ key: address, label: inWords(block), onSelect: () => onSelect(address) })),
  ];
  return (
    <>
      <Breadcrumb label={words.where} items={items} />
      <Heading level={2} size="lg">
        {inWords(entry.block)} {entry.origin !== 'base' && <Badge tone="accent">{words.origins[entry.origin]}</Badge>}
      </Heading>
      <Text size="sm" tone="muted">
        {entry.isLocked ? words.lockedLong : words.originsLong[entry.origin]} {!isRemoved && (isShown ? words.shown : words.notShownLong)}
      </Text>
      <div className={styles.actions}>
        {!entry.isLocked && !isRemoved && (
          <>
            <Button size="sm" iconStart={<ArrowUp size={16} />} onClick={() => onMove(entry, -1)}>
              {words.moveUp}
            </Button>
            <Button size="sm" iconStart={<ArrowDown size={16} />} onClick={() => onMove(entry, 1)}>
              {words.moveDown}
            </Button>
            <Button size="sm" iconStart={<Trash2 size={16} />} onClick={() => onRemove(entry)}>
              {words.remove}
            </Button>
          </>
        )}
        {(isRemoved || entry.origin === 'changed') && (
          <Button size="sm" iconStart={<RotateCcw size={16} />} onClick={() => onReset(entry)}>
            {isRemoved ? words.restore : words.reset}
          </Button>
        )}
        <Button size="sm" variant="ghost" iconStart={<Code size={16} />} onClick={() => onCode(entry)}>
          {words.inCode}
        </Button>
      </div>
    </>
  );
}
