import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { schemaOf } from './defineCall.ts';
import { calls } from './index.ts';
import type { Call } from './index.ts';
import { wireFor } from './wire.ts';

const WRITES = [
  'processDividend',
  'processDailySalary',
  'processHourlySalary',
  'processRealTimeSalary',
  'redeemPointReward',
  'convertPoint',
  'addFavorite',
] as const;

/** The permission call's question, as it is sent. */
const read = (input: object) => v.safeParse(schemaOf(calls.systemStatus.request, wireFor(2, 'encode')), input);

const rows = Object.values<Call>(calls);

describe('methods that the specification leaves open', () => {
  it.each(WRITES)('[API-10] %s writes, and so is a POST', (name) => {
    expect(calls[name].method).toBe('POST');
  });

  it('[API-10] removing a favorite is a DELETE', () => {
    expect(calls.removeFavorite.method).toBe('DELETE');
  });

  it('[API-10] permission takes the host as `url`', () => {
    expect(read({ url: 'play.example:8443' })).toMatchObject({ success: true, output: { url: 'play.example:8443' } });
    expect(read({ url: 7 }).success).toBe(false);
  });
});

describe('the token', () => {
  it('[API-11] is no parameter of any call that looks at it, the favorites lists included', () => {
    const named = rows.filter(({ request, auth }) => {
      // Another site's token, which a login passes on, is no session's.
      if (auth === 'none') return false;
      const { entries } = v.parse(
        v.looseObject({ entries: v.optional(v.record(v.string(), v.unknown()), {}) }),
        schemaOf(request, wireFor(2, 'encode')),
      );
      return Object.keys(entries).some((name) => /^(access|session|auth)?_?token$/i.test(name));
    });
    expect(named.map(({ name }) => name)).toEqual([]);
    expect(rows.filter(({ name }) => /favorite/i.test(name)).every(({ auth }) => auth === 'member')).toBe(true);
  });
});
