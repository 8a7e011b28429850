import { expect, it } from 'vitest';

import type { JsonObject } from '#site/assembler/runtime/types.ts';
import { compileSkin, skinPairs } from '#ui/theme/skin.ts';
import { brandColor, lchOfToken, nearestPassing, oklchToken, overrideAt, resolvedColors, srgbToken } from './skinFile.ts';

const skinWith = (color: JsonObject) => ({ v: 1, brand: { accent: srgbToken('#cf4a0a') }, light: { color } });

it('[EDT-6] the nearest color that passes does so on all grounds, and is nearer to what was chosen than black', () => {
  const pairs = skinPairs(skinWith({ textMuted: srgbToken('#dddddd') }));
  const failing = pairs.find(({ ratio, atLeast }) => ratio < atLeast);
  if (!failing) throw new Error('nothing fails');
  const color = nearestPassing(failing, pairs);
  expect(color).not.toBe('#000000');
  expect(compileSkin(skinWith({ textMuted: srgbToken(color) })).faults).toEqual([]);
});

it('[EDT-6] a color of OKLCH beyond sRGB stays as it is stated, and has the nearest hex beside it', () => {
  const token = oklchToken([0.7, 0.3, 145]);
  expect(token).toMatchObject({ $value: { colorSpace: 'oklch', components: [0.7, 0.3, 145] } });
  expect(lchOfToken(token, '#000000')).toEqual([0.7, 0.3, 145]);
  expect(compileSkin({ v: 1, brand: { accent: token } }).faults).toEqual([]);
  expect(brandColor(token, 'accent')).toMatch(/^#[\da-f]{6}$/);
});

it('[EDT-6] what the skin leaves to the kit has the color that it comes to, and what cannot be read has none', () => {
  expect(resolvedColors(skinWith({}))?.light['accent']).toBe('#cf4a0a');
  expect(resolvedColors({ v: 1 })).toBeUndefined();
  expect(brandColor(undefined, 'neutral')).toMatch(/^#/);
  expect(overrideAt('dark', 'text')).toEqual(['dark', 'color', 'text']);
});
