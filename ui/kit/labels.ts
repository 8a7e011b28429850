/** Texts shared by several components. Those of a single component are in its `labels.ts`. */
export const sharedLabels = {
  close: 'Close',
  loading: 'Loading',
  next: 'Next',
  previous: 'Previous',
  /** Position in a sequence, e.g. "3 of 10". */
  position: '{n} of {total}',
  nothingFound: 'Nothing found',
};

/** Controls of moving content. */
export const playbackLabels = { pause: 'Pause', play: 'Play' };

/** Replaces the `{placeholders}` of a label: `fillLabel('{n} of {total}', { n: 3, total: 10 })` is "3 of 10". */
export function fillLabel(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
