import { describe, expect, it } from 'vitest';

import { compileSkin } from './skin.ts';

const skinOf = (accent: object) => ({ v: 1, brand: { accent: { $type: 'color', ...accent } } });
const green = { colorSpace: 'srgb', components: [0.0549, 0.5412, 0.3333] };

describe('a design token as tools write it', () => {
  it.each([
    ['a hex value beside the components', { $value: { ...green, hex: '#0e8a55' } }],
    ['extensions', { $value: green, $extensions: { 'com.figma': { scopes: ['ALL_SCOPES'] } } }],
    ['a mark that it is not deprecated', { $value: green, $deprecated: false }],
    ['a reason why it is deprecated', { $value: green, $deprecated: 'Use brand.' }],
  ])('[CFG-13] may have %s', (_what, accent) => {
    expect(compileSkin(skinOf(accent))).toEqual(compileSkin(skinOf({ $value: green })));
  });

  it('[CFG-13] may have a component that is none, which is 0', () => {
    const [none, zero] = ['none', 0].map((part) => compileSkin(skinOf({ $value: { ...green, components: [part, 0.5412, 0.3333] } })));
    expect(none).toEqual(zero);
    expect(none?.faults).toEqual([]);
  });

  it.each([
    [{ ...green, space: 'srgb' }, '/brand/accent/$value/space'],
    [{ ...green, alpha: '1' }, '/brand/accent/$value/alpha'],
    [{ ...green, components: [0, 'nothing', 0] }, '/brand/accent/$value/components/1'],
    [{ components: [0, 0, 0] }, '/brand/accent/$value/colorSpace'],
    [7, '/brand/accent/$value'],
  ])('[CFG-13] that is wrong is named by the member: %j', ($value, pointer) => {
    expect(compileSkin(skinOf({ $value })).faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });
});
