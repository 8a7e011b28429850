import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from '#site/session/form/form.css.ts';
import { saveFile } from '#site/lib/saveFile.ts';
import { useSection } from '#site/features/security/section.ts';
import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { Button, CopyButton, Row, Stack, Text } from '#ui';
import * as own from './AuthenticatorForm.css.ts';

const FILE_NAME = 'recovery-codes.txt';

/** Shows the recovery codes once; they are discarded with the form. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('security');
  const { close } = useSection();
  const list = codes.join('\n');
  const onCopied = useCopyFailed(t('recovery_not_copied'));
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element unmounted with the previous form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Stack gap="xs">
        <h3 ref={heading} tabIndex={-1} className={own.heading}>
          {t('recovery_title')}
        </h3>
        <Text size="sm" tone="muted">
          {t('recovery_text')}
        </Text>
      </Stack>
      <ol className={own.codes} aria-label={t('recovery_title')}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <Row align="stretch">
        <CopyButton size="sm" value={list} onCopied={onCopied}>
          {t('recovery_copy')}
        </CopyButton>
        <Button
          size="sm"
          iconStart={<Download size={16} />}
          onClick={() => saveFile(new Blob([`${list}\n`], { type: 'text/plain' }), FILE_NAME)}
        >
          {t('recovery_save')}
        </Button>
      </Row>
      <Button variant="primary" size="lg" fullWidth onClick={close}>
        {t('recovery_kept')}
      </Button>
    </div>
  );
}
