import { cssColor } from './cssColor.ts';
import { REM_PX, scaleGroups, shadowSteps, type Scale, type ScaleGroup, type ShadowLayer } from './scale.ts';
import type { SkinScale } from './scaleSchema.ts';

/** A size or a duration as files write it. */
export interface Dimension {
  readonly value: number;
  readonly unit: string;
}

/** In px, or in milliseconds. */
export const amountOf = ({ value, unit }: Dimension): number => value * (unit === 'rem' ? REM_PX : unit === 's' ? 1000 : 1);

/** The steps of a skin as numbers. */
export function scaleOf(stated: SkinScale): Scale {
  const steps = scaleGroups.map((group) => [group, new Map(stepsIn(stated, group).map(([name, size]) => [name, amountOf(size)]))]);
  return {
    // Every group is in the list.
    steps: Object.fromEntries(steps) as Scale['steps'],
    shadow: new Map(shadowSteps.flatMap((name) => (stated?.shadow?.[name] ? [[name, layersOf(stated, name)] as const] : []))),
  };
}

/** The stated steps of a group. */
export const stepsIn = (stated: SkinScale, group: ScaleGroup): readonly (readonly [string, Dimension])[] =>
  Object.entries(stated?.[group] ?? {}).flatMap(([name, token]) => (token ? [[name, token.$value] as const] : []));

function layersOf(stated: SkinScale, name: string): ShadowLayer[] {
  return [stated?.shadow?.[name]?.$value ?? []].flat().map((layer) => ({
    color: cssColor(layer.color) ?? '#000000',
    offsetX: amountOf(layer.offsetX),
    offsetY: amountOf(layer.offsetY),
    blur: amountOf(layer.blur),
    spread: amountOf(layer.spread),
    inset: layer.inset ?? false,
  }));
}
