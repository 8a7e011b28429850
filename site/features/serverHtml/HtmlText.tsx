import { useMemo, type MouseEvent } from 'react';
import { useLocation } from 'wouter';

import { useCdns } from '#site/features/system/cdn.ts';
import * as styles from './HtmlText.css.ts';
import { linkHosts, type LinkHosts } from '#site/lib/linkHosts.ts';
import { parsedUrl } from '#site/lib/parsedUrl.ts';
import { safeHtml } from '#site/features/serverHtml/safeHtml.ts';
import { gate } from '#site/lib/urlGate.ts';

interface HtmlTextProps {
  readonly html: string;
  /** Config with the allowed link hosts. */
  readonly merchant: LinkHosts;
}

/** Server HTML (notices, promotions, help, news), sanitized here only, and styled for reading. Internal links use the router. */
export function HtmlText({ html, merchant }: HtmlTextProps) {
  const [, navigate] = useLocation();
  const { images } = useCdns();
  const safe = useMemo(() => {
    const imageHosts = images.flatMap((host) => parsedUrl(host)?.host ?? []);
    // React passes a TrustedHTML object through; its types accept only strings.
    return safeHtml(html, { links: linkHosts(merchant), images: imageHosts }) as unknown as string;
  }, [html, merchant, images]);

  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const destination = gate(link?.getAttribute('href') ?? '', []);
    if (destination?.kind !== 'route') return;
    event.preventDefault();
    navigate(destination.path);
  };

  // Automatic direction: the language may differ from the page's. Links inside handle focus and keys; the handler only routes them.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div dir="auto" className={styles.text} onClick={follow} dangerouslySetInnerHTML={{ __html: safe }} />;
}
