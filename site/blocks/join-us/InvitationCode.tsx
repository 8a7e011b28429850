import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { TEXT_LENGTH } from '#site/api/contract/shapes.ts';
import { storeInvitation } from '#site/session/invitation.ts';
import { gate } from '#site/lib/urlGate.ts';
import { Button, Card, Heading, Stack, Text, TextField } from '#ui';
import { invitedTo } from './invitedTo.ts';
import * as styles from './JoinUs.css.ts';

/** Registers below an agent by the agent's invitation code. */
export function InvitationCode({ register }: { readonly register: string }) {
  const { t } = useTranslation('club');
  const heading = useId();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const go = (): void => {
    const wanted = code.trim();
    setMissing(wanted === '');
    const address = wanted === '' ? undefined : invitedTo(gate(register), wanted);
    // Stores the code, so that it still applies if the visitor logs in or browses first.
    if (address !== undefined) storeInvitation(`?${new URLSearchParams({ affiliateCode: wanted }).toString()}`);
    if (address !== undefined) navigate(address, { state: { opener: 'page' } });
  };
  return (
    <Card as="section" className={styles.invitation} aria-labelledby={heading}>
      <Stack gap="md" align="start">
        <Heading id={heading} level={2}>
          {t('code_title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('code_text')}
        </Text>
      </Stack>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <TextField
          label={t('code_label')}
          value={code}
          maxLength={TEXT_LENGTH}
          autoComplete="off"
          onChange={(event) => {
            setMissing(false);
            setCode(event.target.value);
          }}
          message={missing && t('code_missing')}
        />
        <Button type="submit" variant="primary">
          {t('code_submit')}
        </Button>
      </form>
    </Card>
  );
}
