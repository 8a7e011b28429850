import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useHost, type BlockProps } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { MONEY_TEXTS } from '#site/features/payment/moneyTexts.ts';
import { RecordsProvider } from '#site/features/records/host.ts';
import { useRecordPlace } from '#site/features/records/useRecordPlace.ts';
import { Heading, Stack } from '#ui';
import { AutoTransfer } from './AutoTransfer.tsx';
import type { Props } from './schema.ts';
import { Total } from './Total.tsx';
import { TransferForm } from './TransferForm.tsx';
import { useWallets, type Wallet } from './useWallets.ts';
import { WalletCard } from './WalletCard.tsx';
import * as styles from './Wallets.css.ts';

/** Query parameters: the wallets of the form. */
const FROM = 'from';
const TO = 'to';

/** The total balance, the wallets, and a transfer form. The URL names the two wallets. */
export default function Wallets(_props: BlockProps<Props>) {
  return (
    <RecordsProvider value={useHost()}>
      <Overview />
    </RecordsProvider>
  );
}

function Overview() {
  const { t } = useTranslation(['wallets', ...MONEY_TEXTS]);
  const { parts, put } = useRecordPlace();
  const form = useRef<HTMLFormElement>(null);
  const [latest, setLatest] = useState<'back' | 'transfer'>();
  const { wallets, total, autoTransfer, error, isFetching, refetch, ask, asked } = useWallets();
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;

  const main = wallets.find(({ isMain }) => isMain);
  const vendors = wallets.filter(({ isMain }) => !isMain);
  const ends = endsOf(wallets, parts[FROM], parts[TO]);
  const choose = (from: Wallet | undefined, to: Wallet | undefined): void => {
    put({ [FROM]: from?.id ?? '', [TO]: to?.id ?? '' });
  };
  const begin = (from: Wallet | undefined, to: Wallet | undefined): void => {
    choose(from, to);
    // On a phone, the form is below the viewport.
    form.current?.querySelector<HTMLInputElement>('input')?.focus();
  };

  return (
    <Stack gap="xl">
      <Total
        total={total}
        wallets={wallets}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
        isLatest={latest === 'back'}
        onSend={() => setLatest('back')}
      />
      <Stack as="section" gap="md" aria-labelledby="wallets-list">
        <Heading id="wallets-list" level={4} size="lg">
          {t('wallets')}
        </Heading>
        <ul className={styles.grid} aria-label={t('wallets')} aria-busy={main === undefined}>
          {main === undefined && [0, 1, 2, 3].map((place) => <WalletCard key={place} wallet={undefined} />)}
          {wallets.map((wallet) => (
            <WalletCard
              key={wallet.id}
              wallet={wallet}
              isAsking={asked.get(wallet.id) === 'asking'}
              isUnasked={asked.get(wallet.id) === 'failed'}
              onAsk={() => ask(wallet.id)}
              {...(!wallet.isMain && { onIn: () => begin(main, wallet), onOut: () => begin(wallet, main) })}
            />
          ))}
        </ul>
        {main && vendors.length === 0 && <p className={styles.note}>{t('only_main')}</p>}
      </Stack>
      {vendors.length > 0 && (
        <>
          <TransferForm
            ref={form}
            wallets={wallets}
            from={ends.from}
            to={ends.to}
            onChoose={choose}
            isLatest={latest === 'transfer'}
            onSend={() => setLatest('transfer')}
          />
          <AutoTransfer isOn={autoTransfer ?? true} />
        </>
      )}
    </Stack>
  );
}

/** The wallets in the URL if valid; otherwise from the main wallet to the first vendor's. */
function endsOf(wallets: readonly Wallet[], from: string | undefined, to: string | undefined) {
  const named = (id: string | undefined) => wallets.find((wallet) => wallet.id === id);
  const source = named(from) ?? (named(to)?.isMain ? wallets.find(({ isMain }) => !isMain) : wallets.find(({ isMain }) => isMain));
  const goal = named(to);
  const target =
    goal && goal !== source ? goal : wallets.find((wallet) => wallet !== source && (source?.isMain ? !wallet.isMain : wallet.isMain));
  return { from: source, to: target };
}
