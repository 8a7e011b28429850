import { describe, expect, it } from 'vitest';

import { small } from '../../../tests/vectors/small.ts';
import { composeFacts } from './facts.ts';

describe('facts', () => {
  it('[CFG-4] have a value from the first moment: a visitor at home, in the language of the merchant', () => {
    expect(composeFacts(small({ 'merchant.json': { defaultLanguage: 'TY' } }).artefact, {}, 7)).toEqual({
      flags: { ROOT: true, CHAT: true, NIGHT: false },
      features: { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false },
      marks: { toUpline: false },
      rules: { username: { enabled: true, required: true }, email: { enabled: true, required: false } },
      session: 'visitor',
      accountType: 'none',
      rank: 0,
      route: '/',
      language: 'TY',
      device: 'desktop',
      vendors: [],
      now: 7,
    });
  });

  it('[CFG-4] [CFG-5] are what is known, where it is; of the platform’s flags those that the merchant declares', () => {
    const { artefact } = small();
    const known = composeFacts(artefact, { session: 'member', flags: { CHAT: true, STRANGE: true }, rules: {} }, 0);
    expect(known).toMatchObject({ session: 'member', flags: { ROOT: false, CHAT: true, NIGHT: false }, rules: {} });
    expect(Object.keys(known.flags)).toEqual(['ROOT', 'CHAT', 'NIGHT']);
    expect(composeFacts(artefact, { flags: {} }, 0).flags).toEqual({ ROOT: false, CHAT: false, NIGHT: false });
  });

  it('[CFG-7] come to something where a field was spoilt on its way, or has no rule', () => {
    const { artefact } = small();
    const { items } = artefact.registration;
    const fields = {
      ...items,
      nothing: null,
      strange: { ...items['email'], field: 'strange' },
      bare: { ...items['email'], field: 'line', rule: undefined },
    };
    const spoilt = { ...artefact, registration: { ...artefact.registration, items: fields as unknown as typeof items } }; // As it might arrive.
    expect(Object.keys(composeFacts(spoilt, {}, 0).rules)).toEqual(['username', 'email']);
  });
});
