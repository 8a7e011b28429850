/** Words of the kit that several components say. Each component's own are in the `labels.ts` beside it. */
export const sharedLabels = {
  close: 'Close',
  loading: 'Loading',
  next: 'Next',
  previous: 'Previous',
  /** Place in a sequence, e.g. "3 of 10". */
  position: '{n} of {total}',
  nothingFound: 'Nothing found',
};

/** Of what moves by itself. */
export const playbackLabels = { pause: 'Pause', play: 'Play' };

/** Fills the `{braces}` of a label: `fillLabel('{n} of {total}', { n: 3, total: 10 })` is "3 of 10". */
export function fillLabel(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
