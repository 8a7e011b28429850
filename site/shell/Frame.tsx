import { useTranslation } from 'react-i18next';

import type { FrameProps } from '#site/assembler/runtime/context.ts';
import { usePage, useText } from '#site/assembler/sdk/view.ts';
import { registerStickyHeader } from '#ui/theme/stickyHeader.ts';
import * as styles from './Frame.css.ts';

/** Id of the page's main part: target of the skip link and of focus after a navigation. */
export const MAIN_ID = 'main';

const classes = (...names: readonly (string | false)[]): string => names.filter(Boolean).join(' ');

/** Renders the areas of a layout with their landmarks, so that blocks need none. */
export function Frame({ frame, titles, areas }: FrameProps) {
  const { t } = useTranslation();
  const page = usePage();
  const text = useText();
  const rail = frame === 'rail';
  const full = frame === 'full';
  return (
    <div
      className={classes(styles.page, areas.header !== null && styles.headed, rail && styles.rail, full && styles.filled)}
      data-frame={frame}
      data-titles={titles}
      data-page={page?.path.slice(1)}
    >
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('skip_to_content')}
      </a>
      {areas.header && (
        <header ref={registerStickyHeader} className={classes(styles.header, rail && styles.railHeader)}>
          {areas.header}
        </header>
      )}
      {areas.banner && (
        <section className={classes(styles.banner, rail && styles.railMain)} aria-label={t('banner_area')}>
          {areas.banner}
        </section>
      )}
      <div className={classes(styles.body, full && styles.full, rail && styles.railMain, !rail && areas.side !== null && styles.withSide)}>
        {areas.side && (
          <aside className={styles.side} aria-label={t('side_menu')}>
            {areas.side}
          </aside>
        )}
        <main id={MAIN_ID} tabIndex={-1} className={classes(styles.main, full && styles.fullMain)}>
          {page && <h1 className={styles.pageTitle}>{text(page.title)}</h1>}
          {areas.main}
        </main>
      </div>
      {areas.footer && <footer className={classes(styles.footer, rail && styles.railMain)}>{areas.footer}</footer>}
      {areas.right && (
        <aside className={styles.right} aria-label={t('service')}>
          {areas.right}
        </aside>
      )}
      {areas.floating}
    </div>
  );
}
