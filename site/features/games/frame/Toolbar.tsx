import { ArrowLeft, Maximize, Minimize, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { Money } from '#site/components/Money.tsx';
import { IconButton } from '#ui';
import { useGamesHost } from '#site/features/games/host.ts';
import * as styles from './frame.css.ts';
import type { Fullscreen } from './useFullscreen.ts';

interface ToolbarProps {
  readonly name: string;
  readonly reloading: boolean;
  readonly fullscreen: Fullscreen;
  readonly onLeave: () => void;
  readonly onReload: () => void;
}

/** Toolbar above the game: back, name, balance, reload and full screen. */
export function Toolbar({ name, reloading, fullscreen, onLeave, onReload }: ToolbarProps) {
  const { t } = useTranslation('lobby');
  const { merchant } = useGamesHost();
  const { data } = useCall(balance, {});
  return (
    <div className={styles.toolbar}>
      <IconButton aria-label={t('back_to_games')} onClick={onLeave}>
        <ArrowLeft className={styles.back} />
      </IconButton>
      <h2 className={styles.name} title={name}>
        {name}
      </h2>
      {data && (
        <p className={styles.balance}>
          <span className={styles.balanceLabel}>{t('balance')}</span>
          <Money amount={data.sumBalance} currency={merchant.currency} />
        </p>
      )}
      <IconButton aria-label={t('reload_game')} loading={reloading} onClick={onReload}>
        <RotateCw />
      </IconButton>
      {fullscreen.isPossible && (
        <IconButton aria-label={t(fullscreen.isOn ? 'leave_fullscreen' : 'fullscreen')} onClick={fullscreen.toggle}>
          {fullscreen.isOn ? <Minimize /> : <Maximize />}
        </IconButton>
      )}
    </div>
  );
}
