import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useSite, useText } from '#site/assembler/sdk/view.ts';
import { FEEDBACK_LENGTH } from '#site/api/contract/feedback.ts';
import { countWords } from '#site/api/contract/feedbackWords.ts';
import { trimmed } from '#site/api/contract/formats.ts';
import { Callout, Button, EmptyState, SelectField, TextAreaField, TextField } from '#ui';
import { draftValues, dropDraft, storeDraft, type FeedbackValues } from './draft.ts';
import * as styles from './FeedbackForm.css.ts';
import type { Props } from './schema.ts';
import { useSendFeedback } from './useSendFeedback.ts';

interface WriteProps extends Pick<Props, 'questions'> {
  /** Members are answered on the site, so the contact is optional. */
  readonly isMember: boolean;
  readonly onSeeOwn?: () => void;
}

const LEAST_CONTACT = 3;

/** The feedback form. The draft is stored until the platform accepts it. */
export function Write({ questions, isMember, onSeeOwn }: WriteProps) {
  const { t } = useTranslation('feedback');
  const text = useText();
  const { words } = useSite().feedback;
  const { send, pending, problem, forget } = useSendFeedback(words);
  const [isSent, setSent] = useState(false);
  const empty: FeedbackValues = { questionType: '', content: '', contact: '' };
  const form = useForm<FeedbackValues>({ defaultValues: draftValues() ?? empty });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control });
  const count = countWords(typed.content ?? '');

  useEffect(() => {
    const { questionType = '', content = '', contact = '' } = typed;
    if (questionType + content + contact === '') dropDraft();
    else storeDraft({ questionType, content, contact });
  }, [typed]);

  const submit = async ({ questionType, content, contact }: FeedbackValues): Promise<void> => {
    const done = await send({ questionType, content, ...(trimmed(contact) !== '' && { contact }) });
    if (!done) return;
    form.reset(empty);
    setSent(true);
  };
  const messageOf = (field: keyof FeedbackValues, said: string): string | undefined =>
    errors[field] ? said : problem?.field === field ? problem.text : undefined;

  if (isSent)
    return (
      <div role="status">
        <EmptyState
          icon={<CircleCheck />}
          title={t('sent_title')}
          text={t(isMember ? 'sent_text_member' : 'sent_text')}
          action={
            onSeeOwn ? (
              <Button variant="primary" onClick={onSeeOwn}>
                {t('view_own')}
              </Button>
            ) : (
              <Button onClick={() => setSent(false)}>{t('write_again')}</Button>
            )
          }
        />
      </div>
    );
  return (
    <form noValidate className={styles.stack} aria-busy={pending} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p className={styles.intro}>{t('intro')}</p>
      <SelectField
        label={t('question_type')}
        required
        placeholder={t('choose_type')}
        options={questions.map(({ type, label }) => ({ value: type, label: text(label) }))}
        message={messageOf('questionType', t('error_type'))}
        {...form.register('questionType', { onChange: forget, validate: (value) => value !== '' })}
      />
      <TextAreaField
        label={t('content')}
        required
        minRows={5}
        maxRows={12}
        description={t('content_hint', { 0: words.least, 1: words.most, 2: count })}
        message={messageOf('content', t('error_words', { 0: words.least, 1: words.most }))}
        {...form.register('content', {
          onChange: forget,
          validate: (value) => {
            const written = countWords(value);
            return written >= words.least && written <= words.most && value.length <= FEEDBACK_LENGTH;
          },
        })}
      />
      <TextField
        label={t('contact')}
        required={!isMember}
        description={t(isMember ? 'contact_hint_member' : 'contact_hint')}
        maxLength={120}
        autoComplete="email"
        message={messageOf('contact', t('error_contact'))}
        {...form.register('contact', {
          onChange: forget,
          validate: (value) => (isMember && trimmed(value) === '') || trimmed(value).length >= LEAST_CONTACT,
        })}
      />
      <Callout live="assertive" tone="critical" compact>
        {problem && problem.field === undefined ? problem.text : undefined}
      </Callout>
      <Button type="submit" variant="primary" size="lg" fullWidth loading={pending}>
        {t('send')}
      </Button>
    </form>
  );
}
