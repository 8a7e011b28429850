import { ICON_NAMES, type IconName } from './iconNames.ts';
import sheet from './icons.svg?url';

export type { IconName };

/** The icon that a text of config names, or nothing when there is none of that name. */
export function iconNamed(name: string | undefined): IconName | undefined {
  return ICON_NAMES.find((known) => known === name);
}

interface IconProps {
  /** Nothing is drawn without a name. */
  readonly name: IconName | undefined;
  /** CSS pixels; 20 by default. */
  readonly size?: number;
}

/** Decoration beside a text: hidden from screen readers. The drawings are a file of their own, so that no code waits for them. */
export function Icon({ name, size = 20 }: IconProps) {
  if (name === undefined) return null;
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
