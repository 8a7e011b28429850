import { useTranslation } from 'react-i18next';

import { useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import * as styles from './Article.css.ts';
import type { Props } from './schema.ts';

/** Long text, laid out for reading: short lines, space between sections. */
export default function Article({ props }: BlockProps<Props>) {
  const { t } = useTranslation('legal');
  const text = useText();
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>{text(props.title)}</h2>
      {Array.from({ length: props.sections }, (_, index) => `_${index + 1}`).map((section) => (
        <section key={section} className={styles.section}>
          <h3 className={styles.heading}>{t(`${props.text}.heading${section}`)}</h3>
          <p>{t(`${props.text}.text${section}`)}</p>
        </section>
      ))}
    </article>
  );
}
