/** A time as the editor shows it, from ISO 8601. */
export const shownTime = (at: string): string => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
