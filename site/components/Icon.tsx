import { ICON_NAMES, type IconName } from './iconNames.ts';
import sheet from './icons.svg?url';

export type { IconName };

/** The icon for a name in config; `undefined` if unknown. */
export function iconNamed(name: string | undefined): IconName | undefined {
  return ICON_NAMES.find((known) => known === name);
}

interface IconProps {
  /** Renders nothing without a name. */
  readonly name: IconName | undefined;
  /** CSS pixels; 20 by default. */
  readonly size?: number;
}

/** Decorative icon beside a text, hidden from screen readers. The icons are an external SVG file, so that they are not in the bundle. */
export function Icon({ name, size = 20 }: IconProps) {
  if (name === undefined) return null;
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
