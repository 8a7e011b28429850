import { useTranslation } from 'react-i18next';

import { useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import { Card, Heading, Stack } from '#ui';
import * as styles from './Article.css.ts';
import type { Props } from './schema.ts';

/** Long text, laid out for reading: short lines, space between sections. */
export default function Article({ props }: BlockProps<Props>) {
  const { t } = useTranslation('legal');
  const text = useText();
  return (
    <Card as="article" padding="xl" className={styles.article}>
      <Heading level={2} size="xxl">
        {text(props.title)}
      </Heading>
      {Array.from({ length: props.sections }, (_, index) => `_${index + 1}`).map((section) => (
        <Stack key={section} as="section" gap="sm">
          <Heading level={3}>{t(`${props.text}.heading${section}`)}</Heading>
          <p>{t(`${props.text}.text${section}`)}</p>
        </Stack>
      ))}
    </Card>
  );
}
