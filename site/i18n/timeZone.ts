let zone = (): string | undefined => undefined;

/** Sets the time zone of all formats: the merchant's, by which its days and limits begin. */
export function setTimeZoneSource(current: () => string | undefined): void {
  zone = current;
}

/** The merchant's zone; UTC where it names none. */
export const merchantZone = (): string => zone() ?? 'UTC';
