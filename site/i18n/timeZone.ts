let zone = (): string | undefined => undefined;

/** Sets where moments are told from: the zone of the merchant, whose days and limits go by its clock wherever the player is. */
export function keepTimeZone(current: () => string | undefined): void {
  zone = current;
}

/** The merchant's zone; UTC where it names none. */
export const merchantZone = (): string => zone() ?? 'UTC';
