import { useRecordsHost } from './host.ts';

/** A list's state in the URL, by parameter. */
export type PlaceParts = Readonly<Record<string, string>>;

/** Parameter of a center's entry; not part of the list's state. */
const PAGE = 'page';

/**
 * The URL parameters of the visible entry and a setter, so that a list can be reloaded and shared. Changes replace the history entry, so
 * that Back leaves the center. An empty string removes a parameter.
 */
export function useRecordPlace(): { readonly parts: PlaceParts; readonly put: (changes: PlaceParts) => void } {
  const { modal } = useRecordsHost();
  const { [PAGE]: _, ...parts } = modal.params;
  return { parts, put: modal.put };
}
