import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

import type { ModalControl } from '#site/assembler/runtime/context.ts';
import { CENTRE, MODAL, MODAL_PREFIX, withoutModal } from '#site/lib/modalQuery.ts';

const CENTRE_TARGET = 'centre:';

function address(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The modal that a path itself stands for, and where the page is without it. */
export interface Opening {
  readonly modal: string;
  readonly page: string;
}

/** How the merchant's addresses are read. */
export interface Addresses {
  readonly openingAt: (path: string) => Opening | undefined;
  /** The modal that shows an entry of a centre. */
  readonly centreModal: (page: string) => string | undefined;
}

/** What an address says of modals. */
export function readAddress({ path, search }: Readonly<Record<'path' | 'search', string>>, { openingAt, centreModal }: Addresses) {
  const query = new URLSearchParams(search);
  const opening = openingAt(path);
  const entry = query.get(CENTRE);
  const params: Record<string, string> = entry === null ? {} : { page: entry };
  for (const [key, value] of query) if (key.startsWith(MODAL_PREFIX)) params[key.slice(MODAL_PREFIX.length)] = value;
  return {
    name: query.get(MODAL) ?? (entry === null ? undefined : centreModal(entry)) ?? opening?.modal ?? null,
    params,
    /** The page below it. */
    page: opening?.page ?? path,
  };
}

/**
 * The open modal lives in the URL: it survives a reload, can be linked to, and Back closes it. A modal opened from
 * another takes its place, so that Back leaves both. An entry of a centre is opened by `open('centre:withdraw')`; its
 * modal finds it in `params.page`. `open`, `put` and `close` go by the address at the time they are called, which may be ahead
 * of what is drawn, and stay the same.
 */
export function useModalControl({ openingAt, centreModal }: Addresses): ModalControl {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const here = useRef({ path, search });
  useLayoutEffect(() => {
    here.current = { path, search };
  }, [path, search]);
  /** Counts what was opened and closed: one that waits goes only while it is the last. */
  const said = useRef(0);
  const open = useCallback<ModalControl['open']>(
    async (next, given = {}, after) => {
      const read = () => readAddress(here.current, { openingAt, centreModal });
      said.current += 1;
      if (after !== undefined) {
        const mine = said.current;
        const from = read().name;
        await after;
        if (mine !== said.current || read().name !== from) return;
      }
      const { name, page } = read();
      const target = withoutModal(here.current.search);
      if (next.startsWith(CENTRE_TARGET)) target.set(CENTRE, next.slice(CENTRE_TARGET.length));
      else target.set(MODAL, next);
      for (const [key, value] of Object.entries(given)) target.set(MODAL_PREFIX + key, value);
      navigate(address(page, target), { replace: name !== null, state: { opener: name === null ? 'page' : openerOf() } });
    },
    [navigate, openingAt, centreModal],
  );
  const put = useCallback<ModalControl['put']>(
    (changes) => {
      const target = new URLSearchParams(here.current.search);
      for (const [key, value] of Object.entries(changes)) {
        if (value === '') target.delete(MODAL_PREFIX + key);
        else target.set(MODAL_PREFIX + key, value);
      }
      navigate(address(here.current.path, target), { replace: true, state: { opener: openerOf() } });
    },
    [navigate],
  );
  const isLeaving = useRef(false);
  const close = useCallback(() => {
    said.current += 1;
    // On its way: a second press would leave the page as well.
    if (isLeaving.current) return undefined;
    if (openerOf() === 'page') {
      isLeaving.current = true;
      addEventListener('popstate', () => (isLeaving.current = false), { once: true });
      return history.back();
    }
    const { page } = readAddress(here.current, { openingAt, centreModal });
    return navigate(address(page, withoutModal(here.current.search)), { replace: true });
  }, [navigate, openingAt, centreModal]);
  return useMemo(() => {
    const { name, params } = readAddress({ path, search }, { openingAt, centreModal });
    return { name, params, open, put, close };
  }, [path, search, openingAt, centreModal, open, put, close]);
}

/** `page` when the history entry before this one is the page under the modal. */
function openerOf(): 'page' | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'opener' in state && state.opener === 'page' ? 'page' : undefined;
}
