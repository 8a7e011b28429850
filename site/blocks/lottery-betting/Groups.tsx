import { useTranslation } from 'react-i18next';

import { Scroller } from '#site/features/games/Scroller.tsx';
import { useLotteryTexts } from '#site/features/lottery/useLotteryTexts.ts';
import type { Group } from './groups.ts';
import * as styles from './LotteryBetting.css.ts';
import { useRoving } from './useRoving.ts';

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly picked: readonly string[];
  readonly onChoose: (group: Group) => void;
}

/** Numbers by group, in one line with one tab stop. */
export function Groups({ groups, picked, onChoose }: GroupsProps) {
  const { t } = useTranslation('lottery');
  const texts = useLotteryTexts();
  const [line, onKeyDown] = useRoving();
  return (
    <Scroller arrows>
      <div ref={line} role="toolbar" aria-label={t('pick_groups')} className={styles.groups}>
        {groups.map(({ code, options }, place) => (
          <button
            key={code}
            type="button"
            className={styles.group}
            aria-pressed={options.every((option) => picked.includes(option))}
            tabIndex={place === 0 ? 0 : -1}
            onClick={() => onChoose({ code, options })}
            onKeyDown={onKeyDown}
          >
            <bdi>{/^\d/.test(code) ? `${code}–${options.at(-1)}` : texts.option(code)}</bdi>
          </button>
        ))}
      </div>
    </Scroller>
  );
}
