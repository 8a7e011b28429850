import { useTranslation } from 'react-i18next';

import { useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Icon } from '#site/components/Icon.tsx';
import { ButtonLink, Heading } from '#ui';
import * as styles from './NotFound.css.ts';
import type { Props } from './schema.ts';

/** The page for unknown URLs [APP-12]. */
export default function NotFound({ props }: BlockProps<Props>) {
  const { t } = useTranslation('lobby');
  const text = useText();
  return (
    <section className={styles.page}>
      <Reels />
      <Heading level={2} size="xxl">
        {text(props.title)}
      </Heading>
      <p className={styles.text}>{text(props.text)}</p>
      <ButtonLink variant="primary" size="lg" href={props.home} iconStart={<Icon name="home" />}>
        {t('to_home')}
      </ButtonLink>
    </section>
  );
}

/** Three slot reels that show 4, 0, 4. */
function Reels() {
  return (
    <div className={styles.reels} aria-hidden="true">
      <span className={styles.reel}>4</span>
      <span className={styles.reel}>0</span>
      <span className={styles.reel}>4</span>
    </div>
  );
}
