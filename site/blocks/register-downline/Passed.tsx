import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { DownlineType } from '#site/api/contract/team.ts';
import { DetailList } from '#site/features/cashier/DetailList.tsx';
import * as styles from '#site/features/team/Team.css.ts';
import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { Button, Card, CopyButton, Heading, Row } from '#ui';

export interface NewDownline {
  readonly account: string;
  /** Only in memory: it is not shown again. */
  readonly password: string;
  readonly accountType: DownlineType;
}

interface PassedProps {
  readonly downline: NewDownline;
  readonly onAnother: () => void;
}

/** Credentials of a new account, shown once. */
export function Passed({ downline: { account, password, accountType }, onAnother }: PassedProps) {
  const { t } = useTranslation('team');
  const heading = useRef<HTMLHeadingElement>(null);
  const onCopied = useCopyFailed(t('copy_failed'));
  // The focused form has unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={styles.done} aria-labelledby="downline-made">
      <Row>
        <CircleCheck size={24} aria-hidden="true" />
        <Heading id="downline-made" ref={heading} tabIndex={-1} level={4}>
          {t('made')}
        </Heading>
      </Row>
      <p>{t('made_text')}</p>
      <DetailList
        facts={[
          { name: t('username'), value: <bdi dir="ltr">{account}</bdi>, copy: account, strong: true },
          { name: t('password'), value: <bdi dir="ltr">{password}</bdi>, copy: password, strong: true },
          { name: t('account_type'), value: t(accountType === 0 ? 'kind_member' : 'kind_agent') },
        ]}
      />
      <Row>
        <CopyButton variant="primary" value={t('pass_text', { 0: account, 1: password, 2: location.origin })} onCopied={onCopied}>
          {t('copy_both')}
        </CopyButton>
        <Button onClick={onAnother}>{t('another')}</Button>
      </Row>
    </Card>
  );
}
