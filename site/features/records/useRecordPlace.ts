import { useRecordsHost } from './host.ts';

/** What of a list stands in the address, by name. */
export type PlaceParts = Readonly<Record<string, string>>;

/** What an entry of a centre is opened with; its own page is no part of it. */
const PAGE = 'page';

/**
 * The parts of the address that belong to the entry on screen, and how to change them: a list that is reloaded or shared is
 * the same list. A change takes the place of the address before, so that Back leaves the centre. An empty text takes a part away.
 */
export function useRecordPlace(): { readonly parts: PlaceParts; readonly put: (changes: PlaceParts) => void } {
  const { modal } = useRecordsHost();
  const { [PAGE]: _, ...parts } = modal.params;
  return { parts, put: modal.put };
}
