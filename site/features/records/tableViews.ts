import { useAtom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { useMemo } from 'react';

import { deviceStorage } from '#site/lib/browserStorage.ts';
import { tableDensities, type TableDensity } from '#ui';
import { oneOf } from './recordTypes.ts';

/** Local storage key of the tables' views, by table. */
const KEY = 'tableViews';

/** A player's choices for one table. */
export interface TableView {
  readonly density: TableDensity;
  /** Keys of columns that are not as by default: hidden, or shown though only in the details. */
  readonly toggled: readonly string[];
}

export const USUAL_VIEW: TableView = { density: 'comfortable', toggled: [] };

const viewsAtom = atomWithStorage<Readonly<Record<string, unknown>>>(
  KEY,
  {},
  createJSONStorage(() => deviceStorage),
  { getOnInit: true },
);

/** Storage may hold anything: invalid parts are as by default. */
function viewIn(stored: unknown): TableView {
  const { density, toggled }: Partial<Record<keyof TableView, unknown>> = Object(stored);
  return {
    density: oneOf(tableDensities, String(density)) ?? USUAL_VIEW.density,
    toggled: Array.isArray(toggled) ? toggled.filter((key) => typeof key === 'string') : [],
  };
}

/** The view of a table on this device, and its setter. */
export function useTableView(name: string): readonly [TableView, (view: TableView) => void] {
  const [views, setViews] = useAtom(viewsAtom);
  const view = useMemo(() => viewIn(Object(views)[name]), [views, name]);
  return [view, (next) => setViews({ ...Object(views), [name]: next })];
}

/** The columns of a view. The first one names its row and is always shown. */
export function columnsIn<Column extends { readonly key: string; readonly detailOnly?: true | undefined }>(
  columns: readonly Column[],
  { toggled }: TableView,
): readonly Column[] {
  return columns.filter(({ key, detailOnly = false }, index) => index === 0 || toggled.includes(key) === detailOnly);
}
