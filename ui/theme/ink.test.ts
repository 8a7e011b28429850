import { expect, it } from 'vitest';

import { contrastRatio, TEXT_CONTRAST } from './oklch.ts';
import { inkOn } from './ink.ts';

/** A grid of colors through the RGB cube, and grays. */
const steps = ['00', '33', '66', '77', '99', 'cc', 'ff'];
const grounds = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

it('[MOD-5] [UI-2] the ink on any ground is the better of white and black, and reads', () => {
  for (const ground of grounds) {
    const [own, other] = [inkOn(ground), inkOn(ground) === '#ffffff' ? '#000000' : '#ffffff'];
    expect(contrastRatio(own, ground), ground).toBeGreaterThanOrEqual(Math.max(TEXT_CONTRAST, contrastRatio(other, ground)));
  }
});

it('[MOD-5] reads short colours as long ones', () => {
  expect([inkOn('#fff'), inkOn('#000'), inkOn('#B3121D'), inkOn('#fd0')]).toEqual(['#000000', '#ffffff', '#ffffff', '#000000']);
});
