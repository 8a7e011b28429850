import { QrCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { changeDownlineLink, downlineLinks, type DownlineLink } from '#site/api/contract/team.ts';
import type { CallInput } from '#site/api/contract/defineCall.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { formatCount } from '#site/i18n/format.ts';
import { originFor, useDomains } from '#site/features/downloads/domains.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { qrPicture } from '#site/lib/qrCode.ts';
import { RecordTime } from '#site/features/records/RecordTime.tsx';
import { FormProblem } from '#site/features/team/FormProblem.tsx';
import { RateList } from '#site/features/team/RateFields.tsx';
import * as styles from '#site/features/team/Team.css.ts';
import { useCopyFailed } from '#site/lib/useCopyFailed.ts';
import { Badge, Button, Card, CopyButton, Heading, Modal, Row, useDialogs } from '#ui';
import * as own from './LinkCard.css.ts';

type Action = CallInput<typeof changeDownlineLink>['action'];

const CHANGED = [downlineLinks];

interface LinkCardProps {
  readonly link: DownlineLink;
  /** The registration page. */
  readonly page: string;
  /** The link was removed from the list, and with it the focused element. */
  readonly onDeleted: () => void;
}

/** One registration link: rates, number of registrations and actions. */
export function LinkCard({ link, page, onDeleted }: LinkCardProps) {
  const { t } = useTranslation('team');
  const { currency } = useMerchant();
  const dialogs = useDialogs();
  const domains = useDomains();
  const { linkId, code, accountType, rates, note, isOpen, registered, createdAt } = link;
  const address = `${originFor(domains, location)}${page}?affiliateCode=${encodeURIComponent(code)}`;
  const onCopied = useCopyFailed(t('copy_failed'));
  const [showsCode, setShowsCode] = useState(false);
  const { send, problem } = useMoneyWrite(changeDownlineLink, CHANGED);
  const said = useMoneyProblem(currency)(problem);
  const [pending, setPending] = useState<Action>();
  const name = note === '' ? code : note;

  const change = async (action: Action): Promise<void> => {
    const agreed =
      action === 'open' ||
      (await dialogs.confirm({
        title: t(action === 'close' ? 'link_close_ask' : 'link_delete_ask', { 0: name }),
        text: t(action === 'close' ? 'link_close_text' : 'link_delete_text'),
        ok: t(action === 'close' ? 'link_close' : 'link_delete'),
        cancel: t('keep'),
        ...(action === 'delete' && { tone: 'critical' as const }),
      }));
    if (!agreed) return;
    setPending(action);
    const answer = await send({ linkId, action });
    setPending(undefined);
    if (answer && action === 'delete') onDeleted();
  };

  return (
    <Card as="article" aria-label={name}>
      <Row justify="between">
        <Heading level={5}>
          <bdi>{name}</bdi>
        </Heading>
        <Row as="span">
          <Badge>{t(accountType === 0 ? 'kind_member' : 'kind_agent')}</Badge>
          <Badge tone={isOpen ? 'positive' : 'caution'}>{t(isOpen ? 'link_open' : 'link_closed')}</Badge>
        </Row>
      </Row>
      <bdi dir="ltr" className={styles.address}>
        {address}
      </bdi>
      <RateList rates={rates} />
      <p className={styles.note}>
        {t('link_registered', { 0: formatCount(registered) })} · {t('link_since')} <RecordTime at={createdAt} />
      </p>
      <FormProblem text={said?.text} />
      <Row>
        <CopyButton size="sm" value={address} aria-label={t('link_copy', { 0: name })} onCopied={onCopied}>
          {t('copy')}
        </CopyButton>
        <Button size="sm" iconStart={<QrCode size={18} />} aria-label={t('link_qr', { 0: name })} onClick={() => setShowsCode(true)}>
          {t('qr')}
        </Button>
        {/* Only the button that was not pressed is disabled: a disabled button loses the focus. */}
        <Button
          size="sm"
          loading={pending !== undefined && pending !== 'delete'}
          disabled={pending === 'delete'}
          onClick={() => void change(isOpen ? 'close' : 'open')}
        >
          {t(isOpen ? 'link_close' : 'link_reopen')}
        </Button>
        <Button
          size="sm"
          variant="critical"
          loading={pending === 'delete'}
          disabled={pending !== undefined && pending !== 'delete'}
          onClick={() => void change('delete')}
        >
          {t('link_delete')}
        </Button>
      </Row>
      {showsCode && <Code address={address} title={name} onClose={() => setShowsCode(false)} />}
    </Card>
  );
}

function Code({ address, title, onClose }: { readonly address: string; readonly title: string; readonly onClose: () => void }) {
  const { t } = useTranslation('team');
  const picture = useMemo(() => qrPicture(address), [address]);
  return (
    <Modal open name="downline-link" title={title} width={400} height={200} onClose={onClose}>
      <figure className={own.figure}>
        <img src={picture} alt={t('qr_of', { 0: title })} width={240} height={240} className={own.code} />
        <figcaption className={styles.note}>{t('qr_text')}</figcaption>
      </figure>
    </Modal>
  );
}
