import { ArrowUp } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/sdk/view.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { usePageIdle } from '#site/lib/usePageIdle.ts';
import * as styles from './RightBar.css.ts';
import type { Props } from './schema.ts';

// Lazy: the decryption of its links is not part of the initial bundle.
const Services = lazyWithRetry(() => import('./Services.tsx'), 'default');

/** Number of screens to scroll before the scroll-to-top button appears. */
const SCREENS_DOWN = 1;

/** Floating customer service and scroll-to-top buttons. The latter appears above, so that the others do not move. */
export default function RightBar({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const settled = usePageIdle(bar);
  const scrolled = useScrolled();
  return (
    <div ref={bar} className={styles.bar}>
      {props.scrollToTop && scrolled && (
        <button
          type="button"
          className={styles.button}
          aria-label={t('to_top')}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <ArrowUp size={22} aria-hidden="true" />
        </button>
      )}
      <Suspense>{settled && <Services wanted={props.services} foldOn={props.foldOn} />}</Suspense>
    </div>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolled(window.scrollY > window.innerHeight * SCREENS_DOWN);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
