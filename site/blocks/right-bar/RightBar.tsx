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

/** Number of screens to scroll before the way to the top replaces help. */
const SCREENS_DOWN = 1;

/**
 * One button: help, and further down the page the way to the top. At the end of the bottom bar on narrow screens, in the page's margin on
 * wide ones, so that it covers nothing.
 */
export default function RightBar({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const settled = usePageIdle(bar);
  const scrolled = useScrolled();
  const toTop = props.scrollToTop && scrolled;
  return (
    <div ref={bar} className={styles.bar}>
      {toTop && (
        <button
          type="button"
          className={styles.button}
          aria-label={t('to_top')}
          title={t('to_top')}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <ArrowUp size={22} aria-hidden="true" />
          <span className={styles.label}>{t('to_top')}</span>
        </button>
      )}
      <Suspense>{settled && !toTop && <Services wanted={props.services} menu={props.menu} />}</Suspense>
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
