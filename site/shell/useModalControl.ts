import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

import type { ModalControl } from '#site/assembler/context.ts';

/** Query name of the open modal, and the prefix of what it was opened with: `?modal=notice&modal.index=2`. */
const NAME = 'modal';
const PREFIX = 'modal.';

/** A search string without the modal's own parts. */
function withoutModal(search: string): URLSearchParams {
  const parts = [...new URLSearchParams(search)];
  return new URLSearchParams(parts.filter(([key]) => key !== NAME && !key.startsWith(PREFIX)));
}

function address(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The modal that a path itself stands for, and where the page is without it. */
export interface Opening {
  readonly modal: string;
  readonly page: string;
}

/**
 * The open modal lives in the URL: it survives a reload, can be linked to, and Back closes it. A modal opened from
 * another takes its place, so that Back leaves both.
 */
export function useModalControl(openingAt: (path: string) => Opening | undefined): ModalControl {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const opening = openingAt(path);
    const name = query.get(NAME) ?? opening?.modal ?? null;
    const page = opening?.page ?? path;
    const params: Record<string, string> = {};
    for (const [key, value] of query) if (key.startsWith(PREFIX)) params[key.slice(PREFIX.length)] = value;
    return {
      name,
      params,
      open(next, given = {}) {
        const target = withoutModal(search);
        target.set(NAME, next);
        for (const [key, value] of Object.entries(given)) target.set(PREFIX + key, value);
        navigate(address(page, target), { replace: name !== null, state: { opener: name === null ? 'page' : openerOf() } });
      },
      close() {
        if (openerOf() === 'page') history.back();
        else navigate(address(page, withoutModal(search)), { replace: true });
      },
    };
  }, [path, search, navigate, openingAt]);
}

/** `page` when the history entry before this one is the page under the modal. */
function openerOf(): 'page' | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'opener' in state && state.opener === 'page' ? 'page' : undefined;
}
