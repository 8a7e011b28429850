import type { KitLabels } from '#ui';

type Bundle = Readonly<Record<string, string>>;

/** In the `common` bundle, before the words that the first screen's parts of the kit say. */
const PREFIX = 'kit.';

/** The kit's labels among the words of the first screen. */
export function firstLabels(common: Bundle = {}): Partial<KitLabels> {
  const named = Object.entries(common).flatMap(([key, text]) => (key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), text]] : []));
  return labelsOf(Object.fromEntries(named));
}

/** Keys of texts are written `code_sent`, names of labels `codeSent`. */
function nameOf(key: string): string {
  return key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The kit's labels of its own bundle. */
export function labelsOf(kit: Bundle = {}): Partial<KitLabels> {
  return Object.fromEntries(Object.entries(kit).map(([key, text]) => [nameOf(key), text]));
}
