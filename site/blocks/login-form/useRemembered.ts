import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import { createMemory, type Memory, type Remembered } from '#site/session/remember.ts';
import { bareNumber, trimmed } from '#site/session/rules.ts';
import type { LoginType, LoginValues } from './payload.ts';

interface Remembering {
  /** After login: stores the player if "remember me" is ticked, otherwise deletes the stored one. */
  keep(type: LoginType, values: LoginValues, countryDialingCode: string | undefined): Promise<void>;
  forget(): void;
}

/** Form values of a remembered player. */
const textsOf = (player: Remembered): Partial<LoginValues> =>
  player.type === 'sms' ? { mobileNum: player.mobileNum } : { username: player.username, password: player.password };

/**
 * Prefills the remembered player unless the form already has input, and stores or deletes it. `onRecalled` receives the prefilled player.
 */
export function useRemembered(form: UseFormReturn<LoginValues>, onRecalled: (player: Remembered) => void): Remembering {
  const { code } = useMerchant();
  const { rememberMs } = useSite().accounts;
  const memory: Memory = useMemo(() => createMemory({ merchant: code, now: Date.now, lifeMs: rememberMs }), [code, rememberMs]);

  useEffect(() => {
    const fillIn = async (): Promise<void> => {
      const player = await memory.recall();
      const { username, password, mobileNum } = form.getValues();
      // Does not overwrite input, or the name of an account that was just created.
      if (player === undefined || username + password + mobileNum !== '') return;
      form.reset({ ...form.getValues(), ...textsOf(player), remember: true });
      onRecalled(player);
    };
    void fillIn();
    // Once, when the form appears.
    // oxlint-disable-next-line react/exhaustive-deps -- the form and the callback are of the same life
  }, [memory]);

  return {
    async keep(type, values, countryDialingCode = '') {
      if (!values.remember) return memory.forget();
      const username = trimmed(values.username);
      const mobileNum = bareNumber(values.mobileNum);
      return memory.save(type === 'sms' ? { type, mobileNum, countryDialingCode } : { type, username, password: trimmed(values.password) });
    },
    forget: () => void memory.forget(),
  };
}
