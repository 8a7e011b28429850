import { EyeOff, Lock } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

import { SearchField, Text, VisuallyHidden } from '#ui';
import { allowedIn } from '../allowedIn.ts';
import { placeAt, type Place } from '../drop.ts';
import { found, rowsOf, type Row } from '../rows.ts';
import { pathTo, type Entry, type Section } from '../structure.ts';
import { words } from '../words.ts';
import * as styles from './Structure.css.ts';
import { useRowDrag } from './useRowDrag.ts';

interface StructureProps {
  readonly sections: readonly Section[];
  /** From the visitor that was chosen. */
  readonly isHidden: (entry: Entry) => boolean;
  readonly selected: string | null;
  readonly onSelect: (address: string) => void;
  /** Moves an entry by this many places. */
  readonly onMove: (entry: Entry, places: number) => void;
  /** Puts an entry where it was dropped. */
  readonly onPut: (entry: Entry, place: Place) => void;
  readonly onRemove: (entry: Entry) => void;
}

/** A part's items as a tree. Arrow keys go through it and select, with Alt they move; Delete removes. */
export function Structure({ sections, isHidden, selected, onSelect, onMove, onPut, onRemove }: StructureProps) {
  const tree = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  const rows = found(rowsOf(sections), search);
  const at = rows.findIndex(({ address }) => address === selected);
  const lineOf = (address: string): HTMLElement | null | undefined =>
    tree.current?.querySelector<HTMLElement>(`[data-address="${CSS.escape(address)}"]`);
  const show = useEffectEvent((address: string) => lineOf(address)?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => {
    if (selected !== null) show(selected);
  }, [selected]);
  const go = (to: number): void => {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (!row) return;
    onSelect(row.address);
    lineOf(row.address)?.focus();
  };
  const onAct = (entry: Entry, act: Exclude<Action, { kind: 'go' }>): void => {
    if (act.kind === 'move') onMove(entry, act.places);
    else onRemove(entry);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { entry } = rows[at] ?? {};
    const act = actionOf(event, { at, last: rows.length - 1, parent: rows[at]?.parent ?? -1 });
    if (act === undefined) return;
    event.preventDefault();
    if (act.kind === 'go') go(act.to);
    else if (entry && isMovable(entry)) onAct(entry, act);
  };
  return (
    <>
      <SearchField size="md" aria-label={words.find} placeholder={words.find} value={search} onChange={setSearch} />
      {rows.length === 0 && <Text tone="muted">{words.noRows}</Text>}
      <ul ref={tree} role="tree" aria-label={words.structure} className={styles.tree} onKeyDown={onKeyDown}>
        {rows.map((row, number) => (
          <TreeRow
            key={row.address}
            row={row}
            isShown={row.entry === undefined || !isHidden(row.entry)}
            isSelected={row.address === selected}
            // One stop for the Tab key: the selected row, else the first.
            isStop={number === Math.max(at, 0)}
            onSelect={onSelect}
            placeOf={(dragged, edge) => placeAt(sections, dragged, row.address, edge, allowedIn)}
            onDrop={(dragged, place) => {
              const entry = pathTo(sections, dragged).at(-1);
              if (entry) onPut(entry, place);
            }}
          />
        ))}
      </ul>
    </>
  );
}

interface TreeRowProps {
  readonly row: Row;
  readonly isShown: boolean;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  readonly onSelect: (address: string) => void;
  readonly placeOf: (dragged: string, edge: 'top' | 'bottom') => Place | undefined;
  readonly onDrop: (dragged: string, place: Place) => void;
}

function TreeRow({ row, isShown, isSelected, isStop, onSelect, placeOf, onDrop }: TreeRowProps) {
  const { address, level, name, entry, isEmpty } = row;
  const element = useRef<HTMLLIElement>(null);
  const isDraggable = entry !== undefined && isMovable(entry);
  const edge = useRowDrag({ element, row, isDraggable, placeOf, onDrop });
  const state = [
    entry && entry.origin !== 'base' && words.origins[entry.origin],
    entry?.isLocked && words.locked,
    !isShown && entry?.origin !== 'removed' && words.notShown,
  ].filter(Boolean);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree hears the keys of its rows
    <li
      ref={element}
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-address={address}
      data-origin={entry?.origin}
      data-edge={edge}
      className={styles.row}
      style={{ paddingInlineStart: `${level * 12}px` }}
      onClick={() => onSelect(address)}
    >
      <span className={styles.name}>{name}</span>
      {entry && <code className={styles.id}>{entry.kind === 'block' ? entry.id : (entry.block ?? '')}</code>}
      {isEmpty && <span className={styles.id}>{words.empty}</span>}
      <span className={styles.marks}>
        {state.length > 0 && entry?.origin !== 'base' && <span className={styles.dot} />}
        {entry?.isLocked && <Lock size={14} />}
        {!isShown && <EyeOff size={14} />}
        <VisuallyHidden>{state.join(', ')}</VisuallyHidden>
      </span>
    </li>
  );
}

const isMovable = ({ kind, isLocked, origin }: Entry): boolean => kind !== 'page' && !isLocked && origin !== 'removed';

type Action =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'move'; readonly places: number }
  | { readonly kind: 'remove' };

/** What a key does in the tree. */
function actionOf(
  { key, altKey }: KeyboardEvent,
  { at, last, parent }: { readonly at: number; readonly last: number; readonly parent: number },
): Action | undefined {
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'move', places: -1 };
    return key === 'ArrowDown' ? { kind: 'move', places: 1 } : undefined;
  }
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowLeft: parent, Home: 0, End: last }[key];
  if (to !== undefined) return { kind: 'go', to };
  return key === 'Delete' || key === 'Backspace' ? { kind: 'remove' } : undefined;
}
