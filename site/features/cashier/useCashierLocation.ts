import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { useIsMounted } from '#site/lib/useIsMounted.ts';

/** Query parameters of a cashier view. */
export const PLACE = { view: 'view', page: 'pageNo', status: 'status', order: 'order' } as const;

/** State of a cashier view, stored in the URL. */
export interface CashierLocation {
  readonly view: 'new' | 'history';
  /** Number of the open order. */
  readonly order: string | undefined;
  readonly status: string;
  readonly pageNo: number;
  readonly show: (view: 'new' | 'history') => void;
  /** Opens an order; does nothing if the player has navigated away meanwhile. */
  readonly open: (orderNo: string) => void;
  /** Returns from an order to its origin. */
  readonly leave: () => void;
}

/** @param statuses valid values of the filter; any other value in the URL is ignored */
export function useCashierLocation(statuses: readonly string[]): CashierLocation {
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
