import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { groupKey, optionKey, picksText, playHelpKey, playKey, tierKey } from './lotteryTexts.ts';

/** The words for what the platform calls by codes. */
export function useLotteryTexts() {
  const { t } = useTranslation('lottery');
  return useMemo(() => {
    const text = (key: string | undefined, code: string): string => (key === undefined ? code : t(key));
    const option = (code: string): string => text(optionKey(code), code);
    return {
      play: (code: string) => text(playKey(code), code),
      help: (code: string) => text(playHelpKey(code), ''),
      group: (code: string) => text(groupKey(code), code),
      tier: (code: string) => text(tierKey(code), code),
      option,
      picks: (picks: readonly (readonly string[])[]) => picksText(picks, option),
    };
  }, [t]);
}
