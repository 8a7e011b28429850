import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useText, type BlockProps } from '#site/assembler/sdk/view.ts';
import type { AppType } from '#site/features/downloads/apps.ts';
import { useChosenApp } from '#site/features/downloads/useChosenApp.ts';
import { Card, Heading, Stack, Tabs, Text } from '#ui';
import * as styles from './InstallGuide.css.ts';
import type { Props } from './schema.ts';

const ORDER: readonly AppType[] = ['ANDROID', 'IOS', 'IOS_LITE'];

/** Steps to install each app; the guide for the current device is open initially. */
export default function InstallGuide({ props: { title, guides } }: BlockProps<Props>) {
  const { t } = useTranslation('download');
  const text = useText();
  const heading = useId();
  const types = ORDER.filter((type) => guides[type] !== undefined);
  const [chosen, choose] = useChosenApp(types);
  const steps = (chosen && guides[chosen]) ?? [];
  return (
    <Stack as="section" aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {title ? text(title) : t('guide_title')}
      </Heading>
      <Tabs
        aria-label={t('guide_apps')}
        value={chosen ?? ''}
        onChange={(next) => {
          const type = types.find((known) => known === next);
          if (type) choose(type);
        }}
        tabs={types.map((type) => ({ value: type, label: t(`app_${type}`) }))}
      >
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Card as="li" key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.words}>
                <Heading level={3} size="md">
                  {t(`step_${step}`)}
                </Heading>
                <Text size="sm" tone="muted">
                  {t(`step_${step}_text`)}
                </Text>
              </div>
            </Card>
          ))}
        </ol>
        {chosen === 'IOS_LITE' && <p className={styles.notice}>{t('unsigned')}</p>}
      </Tabs>
    </Stack>
  );
}
