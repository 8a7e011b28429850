import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { seenText } from '#site/api/contract/characters.ts';
import { contactDigits } from '#site/api/contract/activityRules.ts';
import type { PromotionApplication, PromotionContact } from '#site/api/contract/promotions.ts';
import { useSite } from '#site/assembler/sdk/view.ts';
import type { MoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { ImageUploads } from '#site/features/uploads/ImageUploads.tsx';
import { useUploads } from '#site/features/uploads/useUploads.ts';
import { Callout, Button, TextAreaField, TextField } from '#ui';
import * as styles from './ApplicationForm.css.ts';

interface ApplicationFormProps {
  /** The service whose account id is required. */
  readonly contact: PromotionContact | null;
  /** An earlier application was rejected. */
  readonly again: boolean;
  readonly pending: boolean;
  /** Error from the platform. */
  readonly problem: MoneyProblem | null;
  readonly onChange: () => void;
  readonly onSend: (application: PromotionApplication) => Promise<void>;
}

/** Error message by field. */
type Faults = Readonly<Partial<Record<'contact' | 'comment' | 'images', string>>>;

/** An application: an id if required, otherwise images; and a comment. Input stays until it is accepted. */
export function ApplicationForm({ contact, again, pending, problem, onChange, onSend }: ApplicationFormProps) {
  // Also loads the kit's texts for files and counts.
  const { t } = useTranslation(['rewards', 'content', 'kit']);
  const { activity, uploads: limits } = useSite();
  const uploads = useUploads();
  const [typed, setTyped] = useState('');
  const [comment, setComment] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isSettling, setSettling] = useState(false);
  const contactBox = useRef<HTMLInputElement>(null);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  /** Clears the error of a field. */
  const mend = (field: keyof Faults): void => {
    setFaults((before) => ({ ...before, [field]: undefined }));
    onChange();
  };
  const bounds = contact && activity.contacts[contact];
  const contactFault = contact && bounds ? t(`error_${contact}`, { 0: bounds.leastDigits, 1: bounds.mostDigits }) : '';

  const check = (): Faults => ({
    ...(bounds && contactDigits(typed, bounds) === undefined && { contact: contactFault }),
    ...(!contact && seenText(comment) === '' && { comment: t('comment_missing') }),
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = check();
    setFaults(found);
    if (found.contact !== undefined) return contactBox.current?.focus();
    if (found.comment !== undefined) return commentBox.current?.focus();
    setSettling(true);
    const images = await uploads.settle();
    setSettling(false);
    if (images === undefined) return setFaults({ images: t('images_not_sent') });
    await onSend({ comment: seenText(comment), images, ...(contact && { contact: typed.trim() }) });
  };

  // The platform's error takes precedence over the form's.
  const said = (field: keyof Faults): string | undefined =>
    faults[field] ?? (problem?.field === field ? (field === 'contact' ? contactFault : problem.text) : undefined);
  const elsewhere = problem && !['comment', contact ? 'contact' : 'images'].includes(problem.field ?? '');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t(again ? 'content:verb.apply_again' : 'content:verb.apply')}
    >
      {contact && (
        <TextField
          ref={contactBox}
          label={t(`contact_${contact}`)}
          description={t(`contact_${contact}_hint`)}
          required
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            mend('contact');
          }}
          message={said('contact')}
        />
      )}
      <TextAreaField
        ref={commentBox}
        label={t('comment')}
        description={t(contact ? 'comment_optional_hint' : 'comment_hint')}
        required={!contact}
        maxLength={activity.commentMaxLength}
        value={comment}
        onChange={({ currentTarget: { value } }) => {
          setComment(value);
          mend('comment');
        }}
        message={said('comment')}
      />
      {!contact && (
        <ImageUploads
          uploads={uploads}
          label={t('images')}
          description={t(again ? 'images_again_hint' : 'images_hint')}
          limits={limits}
          disabled={pending || isSettling}
          message={said('images')}
        />
      )}
      {elsewhere && (
        <Callout live="assertive" tone="critical" compact>
          {problem.text}
        </Callout>
      )}
      <Button type="submit" variant="primary" size="lg" loading={pending || isSettling}>
        {t('send')}
      </Button>
    </form>
  );
}
