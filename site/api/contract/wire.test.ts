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

  it('[API-5] ends where a double does, on either side', () => {
    expect(toUnits('9999999999999.99', 2)).toBe(999_999_999_999_999);
    expect(toUnits('-9999999999999.99', 2)).toBe(-999_999_999_999_999);
    expect(toUnits('10000000000000', 2)).toBeUndefined();
    expect(toDecimal(999_999_999_999_999, 2)).toBe(9_999_999_999_999.99);
    expect([toDecimal(1e15, 2), toDecimal(-1e15, 2)]).toEqual([undefined, undefined]);
  });

  it('[API-5] debts stay debts, and nothing is never owed', () => {
    expect([toDecimal(-5, 2), toDecimal(-12_345, 2), toDecimal(-7, 0)]).toEqual([-0.05, -123.45, -7]);
    expect([toUnits('-0', 2), toUnits('-0.00', 2), toDecimal(0, 2)]).toEqual([0, 0, 0]);
  });

  it('[API-5] zeros at the end are no places', () => {
    expect([toUnits('1.2000', 2), toUnits('3.000', 0)]).toEqual([120, 3]);
  });

  it.each([Number.NaN, Infinity, '1e3', '', ' 1', '1,000.00', null, undefined, {}, [1], '1.234', '9999999999999999'])(
    '[API-3] refuses %j as an amount with two places',
    (wrong) => expect(toUnits(wrong, 2)).toBeUndefined(),
  );

  it('[API-3] names what an amount should have been', () => {
    const result = v.safeParse(wireFor(2, 'encode').money(), 1.5);
    expect(result.issues?.[0]?.message).toBe('Amount must be an integer of minor units');
    expect(v.safeParse(wireFor(2, 'decode').money(), '1.005').issues?.[0]?.message).toBe('Amount must be a decimal with at most 2 places');
  });

  it('[API-5] keeps four places for stakes in a currency without any', () => {
    expect(v.parse(wireFor(0, 'decode').fine(), '0.05')).toBe(500);
    expect(v.parse(wireFor(0, 'encode').fine(), 500)).toBe(0.05);
  });
});
