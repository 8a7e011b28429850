import Color from 'colorjs.io';

/** A color of the Design Tokens format (2025.10), or a CSS text, its earlier form. */
export type ColorValue =
  | string
  | {
      readonly colorSpace: string;
      readonly components: readonly [Component, Component, Component];
      readonly alpha?: number | undefined;
    };
type Component = number | 'none';

/** Color spaces with another name in colorjs.io. */
const SPACES: Readonly<Record<string, string>> = { 'display-p3': 'p3', 'a98-rgb': 'a98rgb', 'prophoto-rgb': 'prophoto' };

const numberOf = (part: Component): number => (part === 'none' ? 0 : part);

/**
 * A color as hex in sRGB, parsed and serialized, so that nothing but a color can reach a stylesheet; `undefined` if
 * invalid.
 */
export function cssColor(value: ColorValue): string | undefined {
  try {
    const color =
      typeof value === 'string'
        ? new Color(value)
        : new Color({
            space: SPACES[value.colorSpace] ?? value.colorSpace,
            coords: [numberOf(value.components[0]), numberOf(value.components[1]), numberOf(value.components[2])],
            alpha: value.alpha ?? 1,
          });
    return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
  } catch {
    return undefined;
  }
}
