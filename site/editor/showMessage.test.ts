import { afterEach, describe, expect, it, vi } from 'vitest';

import { released } from '../../tests/vectors/merchants.ts';
import { messageOf } from './showMessage.ts';
import { FIRST_CHOICE } from './state.ts';

describe('what the frame is told', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['America/New_York', 'Asia/Tokyo'])('[CFG-17] the clock starts where the merchant is, for an operator in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    const { artefact } = (await released('demo')).release;
    const startAt = (at: string | undefined) => messageOf({ artefact, skinCss: '', texts: {} }, { ...FIRST_CHOICE, at }).startAt;
    expect(artefact.merchant.timeZone).toBe('Asia/Manila');
    expect(startAt('2031-12-25T20:00')).toBe(Date.parse('2031-12-25T12:00:00Z'));
    expect(startAt(undefined)).toBeNull();
  });
});
