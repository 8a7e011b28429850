import { Link2 } from 'lucide-react';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import {
  createDownlineLink,
  downlineLinks,
  NOTE_LENGTH,
  ownRates,
  type DownlineLink,
  type DownlineType,
  type RateSet,
} from '#site/api/contract/team.ts';
import { seenText } from '#site/api/contract/characters.ts';
import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { useCall } from '#site/api/useCall.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { LoadProblem } from '#site/features/games/LoadProblem.tsx';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { FormProblem } from '#site/features/team/FormProblem.tsx';
import { RateFields } from '#site/features/team/RateFields.tsx';
import * as styles from '#site/features/team/Team.css.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { useFocusHandoff } from '#site/lib/useFocusHandoff.ts';
import { useRates } from '#site/features/team/useRates.ts';
import { useLastPage } from '#site/lib/useLastPage.ts';
import { Button, EmptyState, Heading, Pagination, Skeleton, Stack, Text, TextField, useToast } from '#ui';
import { LinkCard } from './LinkCard.tsx';
import { NO_RATES } from './noRates.ts';
import type { Props } from './schema.ts';
import { TypeField } from './TypeField.tsx';

/** The agent's registration links, and a form for another. */
export function ByLink({ most, page, pageSize }: Props & { readonly most: RateSet }) {
  const { t } = useTranslation('team');
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useCall(
    downlineLinks,
    { pageNo, pageSize },
    { staleMs: 0, keepPrevious: true },
  );
  const isBeyond = useLastPage(pageNo, { data, isPlaceholderData }, setPageNo);
  // A new link resets the form and comes first in the list.
  const [made, setMade] = useState<DownlineLink>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.stack}>
      <LinkForm
        key={made?.linkId}
        most={most}
        heir={heading}
        onMade={(link) => {
          setMade(link);
          setPageNo(1);
        }}
      />
      <section className={styles.stack} aria-labelledby="downline-links">
        <Heading id="downline-links" ref={heading} tabIndex={-1} level={4}>
          {t('links')}
        </Heading>
        {error && <LoadProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {(isPending || isBeyond) && [0, 1].map((place) => <Skeleton key={place} height={180} />)}
        {data && !error && !isBeyond && data.list.length === 0 && (
          <EmptyState icon={<Link2 />} title={t('links_none')} text={t('links_none_text')} />
        )}
        {data && !error && data.list.length > 0 && (
          <Stack as="ul" gap="md" aria-label={t('links')} aria-busy={isFetching}>
            {data.list.map((link) => (
              <li key={link.linkId}>
                <LinkCard link={link} page={page} onDeleted={() => heading.current?.focus()} />
              </li>
            ))}
          </Stack>
        )}
        <Pagination aria-label={t('links_pages')} page={pageNo} pageCount={data?.totalPages ?? 1} onPageChange={setPageNo} />
      </section>
    </div>
  );
}

const CHANGED = [downlineLinks, ownRates];

interface LinkFormProps {
  readonly most: RateSet;
  /** Takes the focus when the form is reset. */
  readonly heir: RefObject<HTMLElement | null>;
  readonly onMade: (link: DownlineLink) => void;
}

function LinkForm({ most, heir, onMade }: LinkFormProps) {
  const { t } = useTranslation('team');
  const { currency } = useMerchant();
  const showToast = useToast();
  const { send, pending, problem, forget } = useMoneyWrite(createDownlineLink, CHANGED);
  const said = useMoneyProblem(currency)(problem);
  const rates = useRates({ first: NO_RATES, most, onChange: forget });
  const { form, showFault } = useFirstFault();
  useFocusHandoff(form, heir);
  const [accountType, setAccountType] = useState<DownlineType>(0);
  const [note, setNote] = useState('');
  const refusals: Readonly<Record<string, string>> = {
    [PAGE_CODE.rateInvalid]: t('rate_refused'),
    [PAGE_CODE.linkTooMany]: t('links_too_many'),
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    forget();
    const taken = rates.take();
    if (taken === undefined) return showFault();
    const link = await send({ accountType, rates: taken, note: seenText(note) });
    if (!link) return;
    showToast({ tone: 'positive', message: t('link_made') });
    onMade(link);
  };

  return (
    <form ref={form} noValidate className={styles.stack} aria-busy={pending} onSubmit={(event) => void submit(event)}>
      <Text size="sm" tone="muted">
        {t('by_link_text')}
      </Text>
      <TypeField
        value={accountType}
        onChange={(type) => {
          forget();
          setAccountType(type);
        }}
      />
      <TextField
        label={t('note')}
        maxLength={NOTE_LENGTH}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget }) => {
          forget();
          setNote(currentTarget.value);
        }}
        description={t('note_text')}
      />
      <RateFields rates={rates} most={most} text={t('rates_text')} />
      <Stack gap="md" align="start">
        <FormProblem text={said ? (refusals[problem?.code ?? ''] ?? said.text) : undefined} />
        <Button type="submit" variant="primary" size="lg" loading={pending}>
          {t('link_make')}
        </Button>
      </Stack>
    </form>
  );
}
