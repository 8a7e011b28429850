import { ArrowDownToLine, ArrowUpFromLine, RotateCw, Wallet as WalletIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { GameArt } from '#site/features/games/GameArt.tsx';
import { Money } from '#site/components/Money.tsx';
import { Button, Card, IconButton, Row, Skeleton, Text } from '#ui';
import type { Wallet } from './useWallets.ts';
import * as styles from './Wallets.css.ts';

interface WalletCardProps {
  /** `undefined` while wallets load. */
  readonly wallet: Wallet | undefined;
  readonly isAsking?: boolean;
  /** The refresh failed. */
  readonly isUnasked?: boolean;
  readonly onAsk?: () => void;
  /** Transfer in and out; absent for the main wallet. */
  readonly onIn?: () => void;
  readonly onOut?: () => void;
}

/** A wallet with its balance. */
export function WalletCard({ wallet, isAsking = false, isUnasked = false, onAsk, onIn, onOut }: WalletCardProps) {
  const { t } = useTranslation('wallets');
  const { currency } = useMerchant();
  const id = useId();
  if (wallet === undefined) {
    return (
      <Card as="li" padding="md" className={styles.card}>
        <Skeleton width="60%" height={20} />
        <Skeleton width="45%" height={28} />
      </Card>
    );
  }
  const { isMain, icon, held } = wallet;
  const name = isMain ? t('main_wallet') : wallet.name;
  return (
    <Card as="li" padding="md" className={styles.card} data-main={isMain} aria-labelledby={id}>
      <Row wrap={false}>
        <span className={styles.mark}>{isMain ? <WalletIcon size={22} aria-hidden="true" /> : <GameArt path={icon} />}</span>
        <h5 id={id} className={styles.name}>
          {name}
        </h5>
        <IconButton size="sm" aria-label={t('refresh', { 0: name })} loading={isAsking} onClick={onAsk}>
          <RotateCw size={16} />
        </IconButton>
      </Row>
      <div role="status" className={styles.heldLine}>
        {held === undefined && <Skeleton width={120} height={28} />}
        {held === null && (
          <Text size="sm" tone="caution">
            {t('unreachable')}
          </Text>
        )}
        {typeof held === 'number' && (
          <p className={styles.held}>
            <Money amount={held} currency={currency} />
          </p>
        )}
        {isUnasked && (
          <Text size="sm" tone="caution">
            {t('refresh_failed')}
          </Text>
        )}
      </div>
      {onIn && onOut && (
        <div className={styles.buttons}>
          <Button
            size="sm"
            iconStart={<ArrowDownToLine size={16} />}
            disabled={held === null}
            aria-label={t('in_to', { 0: name })}
            onClick={onIn}
          >
            {t('in')}
          </Button>
          <Button
            size="sm"
            iconStart={<ArrowUpFromLine size={16} />}
            disabled={held === null || held === 0}
            aria-label={t('out_of', { 0: name })}
            onClick={onOut}
          >
            {t('out')}
          </Button>
        </div>
      )}
    </Card>
  );
}
