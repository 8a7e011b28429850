import { Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';

import { useMerchant, useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { useGatewayClock } from '#site/lib/useGatewayClock.ts';
import { Heading, PauseButton, Ticker, usePlayback } from '#ui';
import * as styles from './JackpotTicker.css.ts';
import type { Props } from './schema.ts';

/** The count restarts each day from this minimum number of steps, so that it is never small. */
const FLOOR_STEPS = 40_000;
const DAY_MS = 86_400_000;

/** The jackpot value, derived from the clock alone, so that every player sees the same. */
function jackpotAt(now: number, { step, everyMs }: Pick<Props, 'step' | 'everyMs'>): number {
  return (FLOOR_STEPS + Math.floor((now % DAY_MS) / everyMs)) * step;
}

/** A jackpot that grows in steps, until paused or with reduced motion. Stops while the page is hidden or behind an overlay. */
export default function JackpotTicker({ props }: BlockProps<Props>) {
  const { title, step, everyMs } = props;
  const text = useText();
  const { currency } = useMerchant();
  // Not keyed by the text, so that the choice applies in every language.
  const playback = usePlayback(JSON.stringify(title));
  const { playing } = playback;
  const now = useGatewayClock();
  const [amount, setAmount] = useState(() => jackpotAt(now(), { step, everyMs }));

  useEffect(() => {
    if (!playing) return undefined;
    const grow = (): void => setAmount(jackpotAt(now(), { step, everyMs }));
    grow();
    const timer = setInterval(grow, everyMs);
    return () => clearInterval(timer);
  }, [playing, step, everyMs, now]);

  return (
    <section className={styles.jackpot} aria-label={text(title)}>
      <Trophy className={styles.mark} size={20} aria-hidden="true" />
      <Heading level={2} size="sm">
        {text(title)}
      </Heading>
      <div className={styles.amount}>
        <Ticker value={formatAmount(amount, currency)} />
      </div>
      <span className={styles.pause}>
        <PauseButton playback={playback} />
      </span>
    </section>
  );
}
