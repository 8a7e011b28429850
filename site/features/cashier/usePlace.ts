import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { useIsMounted } from '#site/lib/useIsMounted.ts';

/** What a part of the cashier has in the address, by name. */
export const PLACE = { view: 'view', page: 'pageNo', status: 'status', order: 'order' } as const;

/** Where in a part of the cashier the player is; it stands in the address. */
export interface CashierPlace {
  readonly view: 'new' | 'history';
  /** The number of the order on screen. */
  readonly order: string | undefined;
  readonly status: string;
  readonly pageNo: number;
  readonly show: (view: 'new' | 'history') => void;
  /** Shows an order; none to a player who has gone elsewhere before it was made. */
  readonly open: (orderNo: string) => void;
  /** Back from an order to where it was opened. */
  readonly leave: () => void;
}

/** @param statuses that a list may be narrowed to; another one in the address counts as none */
export function useCashierPlace(statuses: readonly string[]): CashierPlace {
  const { parts, put } = useRecordPlace();
  const isHere = useIsMounted();
  const page = parts[PLACE.page] ?? '';
  const status = parts[PLACE.status] ?? '';
  return {
    view: parts[PLACE.view] === 'history' ? 'history' : 'new',
    order: parts[PLACE.order] === '' ? undefined : parts[PLACE.order],
    status: statuses.includes(status) ? status : '',
    pageNo: /^[1-9]\d{0,7}$/.test(page) ? Number(page) : 1,
    show: (view) => put({ [PLACE.view]: view === 'new' ? '' : view, [PLACE.page]: '', [PLACE.status]: '', [PLACE.order]: '' }),
    open: (orderNo) => {
      if (isHere()) put({ [PLACE.order]: orderNo });
    },
    leave: () => put({ [PLACE.order]: '' }),
  };
}
