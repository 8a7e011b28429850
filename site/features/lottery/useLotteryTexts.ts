import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { Play } from '#site/api/contract/lottery.ts';
import { textTag } from '#site/i18n/i18n.ts';
import { groupKey, optionKey, picksText, playKey, ruleText, tierKey } from './lotteryTexts.ts';

/** Texts for the platform's codes. */
export function useLotteryTexts() {
  const { t, i18n } = useTranslation('lottery');
  const { language, options } = i18n;
  return useMemo(() => {
    const text = (key: string | undefined, code: string): string => (key === undefined ? code : t(key));
    const option = (code: string): string => text(optionKey(code), code);
    return {
      play: (code: string) => text(playKey(code), code),
      rule: (play: Play) => ruleText(play, (key, values) => t(key, values ?? {}), textTag({ language, options })),
      group: (code: string) => text(groupKey(code), code),
      tier: (code: string) => text(tierKey(code), code),
      option,
      picks: (picks: readonly (readonly string[])[]) => picksText(picks, option),
    };
  }, [t, language, options]);
}
