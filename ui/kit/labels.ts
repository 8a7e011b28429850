/**
 * The kit's own words: what it says without being asked, mostly to screen readers. English here; a site passes its
 * player's language to `KitProvider labels`. Words in braces are replaced by `fillLabel`.
 */
export const defaultLabels = {
  close: 'Close',
  loading: 'Loading',
  next: 'Next',
  previous: 'Previous',
  pause: 'Pause',
  play: 'Play',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Place in a sequence, e.g. "3 of 10". */
  position: '{n} of {total}',
  notifications: 'Notifications',
  /** What kind of thing a screen reader is in. */
  carousel: 'carousel',
  slide: 'slide',
  countryCode: 'Country code',
  searchCountries: 'Search country or code',
  nothingFound: 'Nothing found',
  sendCode: 'Send code',
  /** While a new code cannot be asked for yet. */
  codeSentSeconds: 'Sent ({n} s)',
  codeSent: 'Code sent',
  codeReady: 'You can ask for a new code',
  captchaImage: 'Characters to type',
  refreshCaptcha: 'Show other characters',
};

export type KitLabels = typeof defaultLabels;

/** Fills the `{braces}` of a label: `fillLabel('{n} of {total}', { n: 3, total: 10 })` is "3 of 10". */
export function fillLabel(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
