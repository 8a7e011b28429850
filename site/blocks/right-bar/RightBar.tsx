import { ArrowUp } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/runtime/view.ts';
import { lazyWithRetry } from '#site/lib/lazyWithRetry.ts';
import { usePageIdle } from '#site/lib/usePageIdle.ts';
import * as styles from './RightBar.css.ts';
import type { Props } from './schema.ts';

// With the cipher of its links, not a part of the first load.
const Services = lazyWithRetry(() => import('./Services.tsx'), 'default');

/** From this many screens down, the way up is offered. */
const SCREENS_DOWN = 1;

/** Customer service and the way up, at the edge of the page. What comes while scrolling stands above, so that nothing moves under a thumb. */
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
