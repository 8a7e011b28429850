import { Bitcoin, Landmark, QrCode, Wallet, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, useSite } from '#site/assembler/sdk/view.ts';
import type { ChannelKind, DepositChannel } from '#site/api/contract/deposits.ts';
import { formatAmount } from '#site/i18n/format.ts';
import * as styles from '#site/features/cashier/Cashier.css.ts';
import { Sentence } from '#site/components/Sentence.tsx';
import { formatIn } from '#site/i18n/moment.ts';
import { Badge } from '#ui';

const ICONS: Readonly<Record<ChannelKind, LucideIcon>> = { bank: Landmark, ewallet: Wallet, qr: QrCode, crypto: Bitcoin };

interface ChannelPickerProps {
  readonly channels: readonly DepositChannel[];
  /** Of the channel that the last deposit went through. */
  readonly lastUsed?: string | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (channelId: string) => void;
}

/** The payment channels, the last used one first; closed ones are folded at the end and show when they open. */
export function ChannelPicker({ channels, lastUsed, chosen, onChoose }: ChannelPickerProps) {
  const { t } = useTranslation('cashier');
  const group = useId();
  const choice = (channel: DepositChannel) => (
    <Choice
      key={channel.channelId}
      {...{ channel, group, onChoose }}
      isChosen={channel.channelId === chosen}
      isLast={channel.channelId === lastUsed}
    />
  );
  const [open, closed] = [channels.filter(({ isOpen }) => isOpen), channels.filter(({ isOpen }) => !isOpen)];
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>{t('channel')}</legend>
      <div className={styles.choices}>{lastFirst(open, lastUsed).map(choice)}</div>
      {closed.length > 0 && (
        <details open={open.length === 0}>
          <summary className={styles.fold}>{t('channels_closed', { 0: String(closed.length) })}</summary>
          <div className={styles.choices}>{closed.map(choice)}</div>
        </details>
      )}
    </fieldset>
  );
}

/** The channels with the last used one first. */
export const lastFirst = (channels: readonly DepositChannel[], lastUsed: string | undefined): readonly DepositChannel[] =>
  channels.toSorted((one, other) => Number(other.channelId === lastUsed) - Number(one.channelId === lastUsed));

interface ChoiceProps {
  readonly channel: DepositChannel;
  readonly group: string;
  readonly isChosen: boolean;
  readonly isLast: boolean;
  readonly onChoose: (channelId: string) => void;
}

function Choice({ channel, group, isChosen, isLast, onChoose }: ChoiceProps) {
  const { t } = useTranslation('cashier');
  const { currency, timeZone = 'UTC' } = useMerchant();
  const { formats } = useSite();
  const { channelId, kind, name, least, most, minutes, isOpen, opensAt, opens, closes } = channel;
  const Icon = ICONS[kind];
  const id = `${group}-${channelId}`;
  const hours = opens === null || closes === null ? null : `${opens}–${closes}`;
  const opening =
    opensAt === null ? t('channel_out') : t('channel_opens', { 0: formatIn(opensAt, formats.date.replace(/:ss$/, ''), timeZone) });
  return (
    <label className={styles.choice} data-off={isOpen ? undefined : true}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        checked={isChosen}
        disabled={!isOpen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        onChange={() => onChoose(channelId)}
      />
      <span className={styles.mark} aria-hidden="true">
        <Icon size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span id={`${id}-name`}>{name}</span>
          {!isOpen && <Badge>{t('channel_closed')}</Badge>}
          {isOpen && isLast && <Badge tone="accent">{t('channel_last')}</Badge>}
        </span>
        <span id={`${id}-about`} className={styles.under}>
          <span className={styles.part}>{`${t(`kind_${kind}`)} ·`}</span>{' '}
          {isOpen ? (
            <span>
              <span className={styles.part}>
                <bdi>{`${formatAmount(least, currency)} – ${formatAmount(most, currency)}`}</bdi>
                {' ·'}
              </span>{' '}
              <span className={styles.part}>{`${t('about_minutes', { 0: minutes })}${hours === null ? '' : ' ·'}`}</span>{' '}
              {hours !== null && (
                <bdi dir="ltr" className={styles.part}>
                  {hours}
                </bdi>
              )}
            </span>
          ) : (
            <Sentence text={opening} />
          )}
        </span>
      </span>
    </label>
  );
}
