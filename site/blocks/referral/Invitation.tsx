import { Share2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMerchant } from '#site/assembler/sdk/view.ts';
import { qrPicture } from '#site/lib/qrCode.ts';
import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { Button, Card, CopyButton, Stack, useToast } from '#ui';
import * as styles from './Referral.css.ts';

interface InvitationProps {
  /** Absolute URL, to share. */
  readonly link: string;
  readonly code: string;
  /** The reward for a friend. */
  readonly children: ReactNode;
}

/** The invitation as link, code and QR code, to copy or share. */
export function Invitation({ link, code, children }: InvitationProps) {
  const { t } = useTranslation('rewards');
  const { name } = useMerchant();
  const toast = useToast();
  const picture = useMemo(() => qrPicture(link), [link]);
  // Not every browser supports the Web Share API.
  const canShare = 'share' in navigator;

  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: name, text: t('share_text', { 0: name }), url: link });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast({ tone: 'critical', message: t('share_failed') });
    }
  };
  return (
    <Card as="section" className={styles.invitation} aria-label={t('referral_invitation')}>
      <Stack gap="md" align="start">
        <p className={styles.terms}>{children}</p>
        <Copied label={t('referral_link')} value={link} />
        <Copied label={t('referral_code')} value={code} />
        {canShare && (
          <Button variant="primary" size="lg" iconStart={<Share2 size={20} />} onClick={() => void share()}>
            {t('share')}
          </Button>
        )}
      </Stack>
      <figure className={styles.qr}>
        <img src={picture} alt={t('referral_qr')} width={180} height={180} className={styles.code} />
        <figcaption className={styles.caption}>{t('referral_qr_text')}</figcaption>
      </figure>
    </Card>
  );
}

/** A text with a copy button. */
function Copied({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useTranslation('rewards');
  const onCopied = useCopyFailed(t('copy_failed'));
  return (
    <div className={styles.copied}>
      <span className={styles.label}>{label}</span>
      <bdi dir="ltr" className={styles.value}>
        {value}
      </bdi>
      <CopyButton size="sm" value={value} aria-label={`${t('copy')}: ${label}`} onCopied={onCopied}>
        {t('copy')}
      </CopyButton>
    </div>
  );
}
