import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toDecimal, toUnits, wireFor } from './wire.ts';

describe('amounts at the network edge', () => {
  it('[API-5] keeps every amount of 15 digits exactly, there and back', () => {
    let seed = 7;
    for (let round = 0; round < 5000; round += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      const units = (seed * 465_661) % 1_000_000_000_000_000;
      for (const exponent of [0, 2, 4]) expect(toUnits(toDecimal(units, exponent), exponent)).toBe(units);
    }
  });

  it('[API-5] reads decimals by their digits: no drift where multiplying would drift', () => {
    expect(toUnits(1.005, 4)).toBe(10_050);
    expect(toUnits('4.35', 2)).toBe(435);
    expect(toUnits('-0.10', 2)).toBe(-10);
    expect(toUnits('12', 0)).toBe(12);
  });

  it.each([Number.NaN, Infinity, '1e3', '', ' 1', '1,000.00', null, undefined, {}, '1.234', '9999999999999999'])(
    '[API-3] refuses %j as an amount with two places',
    (wrong) => expect(toUnits(wrong, 2)).toBeUndefined(),
  );

  it('[API-3] names what an amount should have been', () => {
    const result = v.safeParse(wireFor(2, 'encode').money(), 1.5);
    expect(result.issues?.[0]?.message).toBe('Amount must be an integer of minor units');
  });

  it('[API-5] keeps four places for stakes in a currency without any', () => {
    expect(v.parse(wireFor(0, 'decode').fine(), '0.05')).toBe(500);
    expect(v.parse(wireFor(0, 'encode').fine(), 500)).toBe(0.05);
  });
});
