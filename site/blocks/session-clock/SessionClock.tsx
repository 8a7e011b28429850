import { Timer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant, type BlockProps } from '#site/assembler/sdk/view.ts';
import type { CallOutput } from '#site/api/contract/defineCall.ts';
import type { playSession } from '#site/api/contract/play.ts';
import { balance } from '#site/api/contract/wallet.ts';
import { useCall } from '#site/api/useCall.ts';
import { clockText, partsOf } from '#site/features/responsiblePlay/elapsed.ts';
import { useElapsed, usePlaySession } from '#site/features/responsiblePlay/usePlaySession.ts';
import { SignedMoney } from '#site/features/records/SignedMoney.tsx';
import { SiteLink } from '#site/features/links/SiteLink.tsx';
import { DescriptionList, isOfInputMethod, Text, VisuallyHidden } from '#ui';
import type { Props } from './schema.ts';
import * as styles from './SessionClock.css.ts';

type Standing = CallOutput<typeof playSession>;

/** Refetch interval, to include other tabs and settled bets. */
const REFRESH_MS = 60_000;

/** The session clock; `null` for visitors or without data from the gateway. */
export default function SessionClock({ props }: BlockProps<Props>) {
  const { data, isPending, refetch } = usePlaySession();
  const isKnown = data !== undefined;
  // A balance update triggers a refetch.
  const { dataUpdatedAt: movedAt } = useCall(balance, {}, { enabled: isKnown });
  useEffect(() => {
    if (isKnown && movedAt > 0) void refetch();
  }, [isKnown, movedAt, refetch]);
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setInterval(() => void refetch(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isKnown, refetch]);
  if (data === undefined) return isPending && props.look === 'strip' ? <div className={styles.strip} /> : null;
  return props.look === 'strip' ? <Strip standing={data} to={props.to} /> : <Folded standing={data} to={props.to} onOpen={refetch} />;
}

interface ViewProps {
  readonly standing: Standing;
  readonly to: string;
}

/** A separate component, so that only it re-renders each second. */
function Elapsed({ since }: { readonly since: number }) {
  return (
    <bdi dir="ltr" className={styles.digits}>
      {clockText(useElapsed(since))}
    </bdi>
  );
}

function Strip({ standing, to }: ViewProps) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  return (
    <section className={styles.strip} aria-label={t('clock')}>
      <span className={styles.part}>
        <Timer size={16} aria-hidden="true" />
        <Elapsed since={standing.startedAt} />
      </span>
      <span className={styles.part}>
        <Text as="span" size="sm" tone="muted">
          {t('net')}
        </Text>
        <SignedMoney amount={standing.session.net} currency={currency} />
      </span>
      <SiteLink href={to} className={styles.stripLink}>
        {t('limits_link')}
      </SiteLink>
    </section>
  );
}

function Folded({ standing, to, onOpen }: ViewProps & { readonly onOpen: () => unknown }) {
  const { t } = useTranslation('responsible');
  const { currency } = useMerchant();
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isOfInputMethod(event)) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  const toggle = (): void => {
    if (!open) onOpen();
    setOpen(!open);
  };
  return (
    <div ref={whole} className={styles.whole}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Timer size={18} aria-hidden="true" />
        <VisuallyHidden>{t('clock')} </VisuallyHidden>
        <Minutes since={standing.startedAt} />
      </button>
      {open && (
        <section id={id} className={styles.panel} aria-label={t('clock')}>
          <DescriptionList
            items={[
              { term: t('time_played'), value: <Elapsed since={standing.startedAt} />, strong: true },
              { term: t('net_session'), value: <SignedMoney amount={standing.session.net} currency={currency} />, strong: true },
              { term: t('net_today'), value: <SignedMoney amount={standing.today.net} currency={currency} />, strong: true },
            ]}
          />
          <SiteLink href={to} className={styles.link} onClick={() => setOpen(false)}>
            {t('limits_link')}
          </SiteLink>
        </section>
      )}
    </div>
  );
}

/** Hours and minutes only: running seconds on every page would distract. */
function Minutes({ since }: { readonly since: number }) {
  const { hours, minutes } = partsOf(useElapsed(since));
  return (
    <bdi dir="ltr" className={styles.minutes}>
      {hours}:{String(minutes).padStart(2, '0')}
    </bdi>
  );
}
