import { compileSkin } from '../../ui/skin.ts';
import { scaleGroups, type ScaleGroup } from '../../ui/theme/scale.ts';
import { SCALE_LIMITS } from '../../ui/theme/scaleFaults.ts';

const stepOf = (group: ScaleGroup, value: number) =>
  group === 'motion' ? { $type: 'duration', $value: { value, unit: 'ms' } } : { $type: 'dimension', $value: { value, unit: 'px' } };

/** The stylesheet of a skin whose steps are all as small, or as large, as they may be. */
export function skinAtLimits(which: 'smallest' | 'largest'): string {
  const index = which === 'smallest' ? 0 : 1;
  const scale = scaleGroups.map((group) => {
    const limits = Object.entries<readonly [number, number]>(SCALE_LIMITS[group]);
    return [group, Object.fromEntries(limits.map(([name, range]) => [name, stepOf(group, range[index] ?? 0)]))];
  });
  const density = which === 'smallest' ? 0.85 : 1.2;
  const brand = { accent: { $type: 'color', $value: '#0a7d43' }, density: { $type: 'number', $value: density } };
  const { css, faults } = compileSkin({ v: 1, brand, scale: Object.fromEntries(scale) });
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return css;
}
