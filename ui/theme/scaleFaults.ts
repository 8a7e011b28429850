import { cssColor } from './cssColor.ts';
import { amountOf, stepsIn, type Dimension } from './readScale.ts';
import { kitScale, scaleGroups, shadowSteps, type ScaleGroup, type StepOf } from './scale.ts';
import type { SkinScale } from './scaleSchema.ts';
import type { SkinFault } from './skinFault.ts';

type Range = readonly [least: number, most: number];

/** Within these a page stays usable: px, and milliseconds for motion. Touch targets are 44 px whatever a skin states. */
export const SCALE_LIMITS: { readonly [G in ScaleGroup]: Readonly<Record<StepOf<G>, Range>> } = {
  space: { xxs: [0, 8], xs: [2, 12], sm: [4, 16], md: [6, 24], lg: [8, 32], xl: [12, 48], xxl: [16, 64], xxxl: [24, 96] },
  fontSize: { xs: [12, 16], sm: [12, 18], md: [16, 20], lg: [16, 24], xl: [18, 32], xxl: [22, 40], display: [28, 72] },
  radius: { sm: [0, 16], md: [0, 24], lg: [0, 40] },
  borderWidth: { thin: [1, 3] },
  motion: { fast: [0, 300], overlay: [0, 400], modal: [0, 600], modalDelay: [0, 200] },
};

/** What the limits of a group are for. */
const REASONS: Readonly<Record<ScaleGroup, string>> = {
  space: 'so that parts neither touch nor leave a small screen',
  fontSize: 'so that text stays readable, and phones do not zoom into fields (md)',
  radius: 'so that corners do not cut content',
  borderWidth: 'so that fields stay visible',
  motion: 'so that an animation does not delay the next step',
};

const SHADOW_LIMITS = { offsetX: [-48, 48], offsetY: [-48, 48], blur: [0, 96], spread: [-32, 32] } as const;

const written = ({ value, unit }: Dimension): string => `${value}${unit}`;

/** Steps beyond their limits or out of order, and shadows that are too large or have no color. */
export function scaleFaults(stated: SkinScale): SkinFault[] {
  return [...scaleGroups.flatMap((group) => [...beyondLimits(stated, group), ...outOfOrder(stated, group)]), ...shadowFaults(stated)];
}

function beyondLimits(stated: SkinScale, group: ScaleGroup): SkinFault[] {
  const unit = group === 'motion' ? 'ms' : 'px';
  const limits: Readonly<Record<string, Range>> = SCALE_LIMITS[group];
  return stepsIn(stated, group).flatMap(([name, size]) => {
    const [least, most] = limits[name] ?? [0, 0];
    if (amountOf(size) >= least && amountOf(size) <= most) return [];
    return [
      { pointer: `/scale/${group}/${name}/$value`, found: written(size), expected: `${least} to ${most} ${unit}, ${REASONS[group]}` },
    ];
  });
}

/** A larger step that is smaller than the one before it. */
function outOfOrder(stated: SkinScale, group: ScaleGroup): SkinFault[] {
  if (group === 'motion') return [];
  const own = new Map(stepsIn(stated, group).map(([name, size]) => [name, amountOf(size)]));
  const all = Object.entries<number>(kitScale[group]).map(([name, px]) => [name, own.get(name) ?? px] as const);
  return all.flatMap(([name, px], index) => {
    const [before, least] = all[index - 1] ?? ['', 0];
    if (px >= least) return [];
    const larger = own.has(name);
    return [
      {
        pointer: `/scale/${group}/${larger ? name : before}/$value`,
        found: `${larger ? px : least}px`,
        expected: larger ? `at least the ${least} px of ${before}` : `at most the ${px} px of ${name}`,
      },
    ];
  });
}

function shadowFaults(stated: SkinScale): SkinFault[] {
  return shadowSteps.flatMap((name) =>
    [stated?.shadow?.[name]?.$value ?? []].flat().flatMap((layer) => {
      const pointer = `/scale/shadow/${name}/$value`;
      const noColor = cssColor(layer.color) === undefined;
      const tooLarge = Object.entries(SHADOW_LIMITS).filter(([part, [least, most]]) => {
        // The keys of the limits are parts of a layer.
        const px = amountOf(layer[part as keyof typeof SHADOW_LIMITS]);
        return px < least || px > most;
      });
      return [
        ...(noColor
          ? [{ pointer: `${pointer}/color`, found: JSON.stringify(layer.color), expected: 'a CSS color, e.g. "#0a0c1433"' }]
          : []),
        ...tooLarge.map(([part, [least, most]]) => ({
          pointer: `${pointer}/${part}`,
          found: written(layer[part as keyof typeof SHADOW_LIMITS]),
          expected: `${least} to ${most} px`,
        })),
      ];
    }),
  );
}
