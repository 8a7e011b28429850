import { ArrowDown, ArrowUp, Code, Copy, RotateCcw, Trash2 } from 'lucide-react';

import { Badge, Breadcrumb, Button, Heading, SelectField, Text } from '#ui';
import { areaOf } from '../place.ts';
import type { Place } from '../drop.ts';
import type { Entry, Section } from '../structure.ts';
import { words } from '../words.ts';
import * as styles from './Structure.css.ts';

interface ItemProps {
  /** The selected item, and those around it, the outermost first; none for an area or nothing. */
  readonly path: readonly Entry[];
  /** What else it is in on the site, the outermost first: the block that shows an entry of a menu. */
  readonly around: readonly Entry[];
  /** The area that the outermost is in, in words. */
  readonly place: string;
  /** Something that is no item is selected. */
  readonly isArea: boolean;
  /** Why the chosen visitor does not see it; nothing where it is shown. */
  readonly hidden: string | undefined;
  readonly onSelect: (address: string, around?: readonly string[]) => void;
  readonly onMove: (entry: Entry, places: number) => void;
  /** Other areas where it may stand. */
  readonly areas: readonly Section[];
  readonly onPut: (entry: Entry, place: Place) => void;
  readonly onCopy: (entry: Entry) => void;
  readonly onRemove: (entry: Entry) => void;
  readonly onReset: (entry: Entry) => void;
  readonly onCode: (entry: Entry) => void;
}

/** The selected item: what it is, where it is and comes from, and what can be done with it. */
export function Item({
  path,
  around,
  place,
  isArea,
  hidden,
  onSelect,
  onMove,
  areas,
  onPut,
  onCopy,
  onRemove,
  onReset,
  onCode,
}: ItemProps) {
  const entry = path.at(-1);
  const [first] = path;
  if (!entry || !first) return <Text tone="muted">{isArea ? words.area : words.noItem}</Text>;
  const area = areaOf(first.address);
  const isRemoved = entry.origin === 'removed';
  const isPage = entry.kind === 'page';
  const parents = around.map(({ address }) => address);
  const items = [
    ...around.map(({ address, name }, at) => ({ key: address, label: name, onSelect: () => onSelect(address, parents.slice(0, at)) })),
    { key: 'area', label: place, onSelect: () => onSelect(area) },
    ...path.map(({ address, name }) => ({ key: address, label: name, onSelect: () => onSelect(address, parents) })),
  ];
  return (
    <>
      <Breadcrumb label={words.where} items={items} />
      <Heading level={2} size="lg">
        {entry.name} {entry.origin !== 'base' && <Badge tone="accent">{words.origins[entry.origin]}</Badge>}
      </Heading>
      <Text size="sm" tone="muted">
        {entry.isLocked ? words.lockedLong : words.originsLong[entry.origin]}{' '}
        {!isRemoved && (hidden === undefined ? words.shown : words.notShownLong(hidden))}
      </Text>
      <div className={styles.actions}>
        {!entry.isLocked && !isRemoved && !isPage && (
          <>
            <Button size="sm" iconStart={<ArrowUp size={16} />} onClick={() => onMove(entry, -1)}>
              {words.moveUp}
            </Button>
            <Button size="sm" iconStart={<ArrowDown size={16} />} onClick={() => onMove(entry, 1)}>
              {words.moveDown}
            </Button>
            <Button size="sm" iconStart={<Copy size={16} />} onClick={() => onCopy(entry)}>
              {words.duplicate}
            </Button>
            <Button size="sm" iconStart={<Trash2 size={16} />} onClick={() => onRemove(entry)}>
              {words.remove}
            </Button>
          </>
        )}
        {!entry.isLocked && !isRemoved && areas.length > 0 && (
          <SelectField
            size="md"
            aria-label={words.moveTo}
            options={[{ value: '', label: words.moveTo }, ...areas.map(({ address }) => ({ value: address, label: address }))]}
            value=""
            onChange={({ target }) => {
              const last = areas.find(({ address }) => address === target.value)?.entries.at(-1)?.id;
              if (target.value !== '') onPut(entry, { area: target.value, ...(last !== undefined && { after: last }) });
            }}
          />
        )}
        {!isPage && (isRemoved || entry.origin === 'changed') && (
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
