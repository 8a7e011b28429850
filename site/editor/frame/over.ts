import type { Artefact } from '#site/assembler/runtime/types.ts';
import { CENTRE, MODAL } from '#site/lib/modalQuery.ts';

const REGISTER_FORM = 'register-form';

/** The query of the address at which an item shows over a page: a pop-up, an entry of a center, a field of registration. */
export function queryOver(address: string | null, { modals, centres }: Pick<Artefact, 'modals' | 'centres'>): string | undefined {
  const [file = '', item = ''] = address?.split('#') ?? [];
  const [id = ''] = item.split('.');
  if (file === 'modals' && modals.items[id]) return String(new URLSearchParams({ [MODAL]: id }));
  if (file === 'registration') {
    const form = modals.order.find((name) => modals.items[name]?.block === REGISTER_FORM);
    return form && String(new URLSearchParams({ [MODAL]: form }));
  }
  const entry = centres[/^centres\/(.+)$/.exec(file)?.[1] ?? '']?.items[id];
  return entry && String(new URLSearchParams({ [CENTRE]: entry.page }));
}
