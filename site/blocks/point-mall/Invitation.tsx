import { Gift } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { MembersOnly } from '#site/features/club/MembersOnly.tsx';
import * as panel from '#site/features/club/panel.css.ts';
import { Icon, iconNamed } from '#site/components/Icon.tsx';
import { Card, Heading, Stack, Text } from '#ui';
import * as styles from './PointMall.css.ts';
import type { Props } from './schema.ts';
import { useTypeName } from './useTypeName.ts';

/** For visitors and non-members: how to earn and spend points. */
export function Invitation({ props }: { readonly props: Props }) {
  const { t } = useTranslation('club');
  const typeName = useTypeName(props.kinds);
  const how = useId();
  const kinds = useId();
  const picture = (
    <span className={panel.emblem} aria-hidden="true">
      <Gift size={44} />
    </span>
  );
  return (
    <Stack gap="xxl">
      <MembersOnly
        title={t('points_invite_title')}
        text={t('points_invite_text')}
        login={props.login}
        register={props.register}
        picture={picture}
      />
      {props.ways.length > 0 && (
        <Stack as="section" aria-labelledby={how}>
          <Heading id={how} level={2}>
            {t('how_title')}
          </Heading>
          <ol className={panel.tiles}>
            {props.ways.map((way, index) => (
              <Card as="li" key={way} className={styles.way}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <Heading level={3}>{t(`way_${way}`)}</Heading>
                <Text size="sm" tone="muted">
                  {t(`way_${way}_text`)}
                </Text>
              </Card>
            ))}
          </ol>
          <Text size="sm" tone="muted">
            {t('points_never')}
          </Text>
        </Stack>
      )}
      {props.kinds.length > 0 && (
        <Stack as="section" aria-labelledby={kinds}>
          <Heading id={kinds} level={2}>
            {t('rewards_title')}
          </Heading>
          <ul className={panel.tiles}>
            {props.kinds.map(({ type, icon }) => (
              <Card as="li" key={type} className={styles.kind}>
                <span className={panel.mark}>
                  <Icon name={iconNamed(icon)} size={24} />
                </span>
                {typeName(type)}
              </Card>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
