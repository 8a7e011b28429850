import { ArrowUp, Crown, Headset, Send, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { BlockProps } from '#site/assembler/view.ts';
import { SiteLink } from '#site/shared/SiteLink.tsx';
import { gate } from '#site/shared/urlGate.ts';
import { useSystemStatus } from '#site/shared/useSystemStatus.ts';
import * as styles from './RightBar.css.ts';
import type { Props } from './schema.ts';

type Service = Props['services'][number];

const drawings: Record<Service, LucideIcon> = { LIVECHAT: Headset, VIP: Crown, 'TELEGRAM-1': Send, 'TELEGRAM-2': Send };

/** From this many screens down, the way up is offered. */
const SCREENS_DOWN = 1;

/** Customer service and the way up, at the edge of the page. A service that the merchant lacks has no button. */
export default function RightBar({ props }: BlockProps<Props>) {
  const { t } = useTranslation();
  const entries = useSystemStatus().data?.info.customerService ?? [];
  const services = props.services.flatMap((service) => {
    const path = entries.find((entry) => entry.csType === service)?.path;
    return path !== undefined && gate(path)?.kind === 'external' ? [{ service, path }] : [];
  });
  const scrolled = useScrolled();
  return (
    <div className={styles.bar}>
      {services.map(({ service, path }) => {
        const Drawing = drawings[service];
        return (
          <SiteLink key={service} href={path} className={styles.button} aria-label={t(`service.${service}`)}>
            <Drawing size={22} aria-hidden="true" />
          </SiteLink>
        );
      })}
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
