import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { type Challenge, type Factor } from '#site/api/contract/envelope.ts';
import { Button, CodeField, RadioField, Stack, Text, TextField } from '#ui';
import { trimmed } from '../rules.ts';
import * as styles from './form.css.ts';
import { FormProblem } from './FormProblem.tsx';
import * as own from './SecondFactor.css.ts';
import { useFactorCode, type SentFactor } from './useFactorCode.ts';
import { useSecondFactor, type FactorValues, type SecondFactorEnds } from './useSecondFactor.ts';
import type { SmsCode } from './useSmsCode.ts';

interface SecondFactorProps extends SecondFactorEnds {
  /** How long a code is good where the gateway does not say, minutes. */
  readonly defaultMinutes: number;
}

type Offered = Challenge['factors'][number];

/**
 * Takes the place of the login's form while the gateway wants to know whose login from a new address it is: a choice
 * among the ways on offer, then one field. Each step takes the focus, so that it is read.
 */
export function SecondFactor({ defaultMinutes, ...ends }: SecondFactorProps) {
  const { t } = useTranslation(['auth', 'kit']);
  const { challenge, onCancel } = ends;
  const form = useForm<FactorValues>({ defaultValues: { answer: '' } });
  const { phase, factor, problem, choose, another, submit } = useSecondFactor(ends, form);
  const offered = challenge.factors.find((one) => one.factor === factor);
  const codes = {
    sms: useFactorCode('sms', { challenge, defaultMinutes, onCancel }),
    email: useFactorCode('email', { challenge, defaultMinutes, onCancel }),
  };
  const [byRecovery, setByRecovery] = useState(false);
  const back = (
    <Button variant="ghost" size="lg" fullWidth onClick={() => onCancel()}>
      {t('factor_back')}
    </Button>
  );

  if (challenge.factors.length === 0) {
    return (
      <Step key="none" heading={t('factor_title')} text={t('error_new_address')}>
        <div className={styles.actions}>{back}</div>
      </Step>
    );
  }
  if (offered === undefined) {
    return (
      <Step key="choose" heading={t('factor_title')} text={t('factor_text')}>
        <Choice factors={challenge.factors} onChoose={choose} back={back} />
      </Step>
    );
  }
  return (
    <Step
      key={factor}
      heading={t(`factor_${offered.factor}`)}
      text={t(byRecovery ? 'factor_recovery_text' : `factor_${offered.factor}_text`)}
      hint={offered.hint}
    >
      <form noValidate className={styles.form} aria-busy={phase === 'checking'} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Answer
          form={form}
          factor={offered.factor}
          codes={codes}
          // An account that asks for the app alone has codes to take its place; the gateway takes either.
          hasRecovery={offered.factor === 'google' && challenge.factors.length === 1}
          byRecovery={byRecovery}
          onByRecovery={setByRecovery}
        />
        <div className={styles.actions}>
          <FormProblem error={problem} />
          <Button type="submit" variant="primary" size="lg" fullWidth loading={phase === 'checking' || phase === 'done'}>
            {t('factor_submit')}
          </Button>
          {challenge.factors.length > 1 && (
            <Button size="lg" fullWidth onClick={another}>
              {t('factor_another')}
            </Button>
          )}
          {back}
        </div>
      </form>
    </Step>
  );
}

interface StepProps {
  readonly heading: string;
  readonly text: string;
  /** Where a code goes to, masked. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

function Step({ heading, text, hint, children }: StepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // What had the focus went with the step before.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={own.step} aria-labelledby={id}>
      <Stack gap="xs">
        <h3 id={id} ref={title} tabIndex={-1} aria-describedby={`${id}-text`} className={own.heading}>
          {heading}
        </h3>
        <Text id={`${id}-text`} tone="muted">
          {text} {hint !== undefined && <bdi className={own.hint}>{hint}</bdi>}
        </Text>
      </Stack>
      {children}
    </section>
  );
}

interface ChoiceProps {
  readonly factors: readonly Offered[];
  readonly onChoose: (factor: Factor) => void;
  readonly back: ReactNode;
}

function Choice({ factors, onChoose, back }: ChoiceProps) {
  const { t } = useTranslation('auth');
  const [picked, setPicked] = useState(factors[0]?.factor);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (picked !== undefined) onChoose(picked);
      }}
    >
      <RadioField
        label={t('factor_choice')}
        value={picked}
        options={factors.map(({ factor, hint }) => ({
          value: factor,
          label: t(`factor_${factor}`),
          ...(hint !== undefined && { description: hint }),
        }))}
        onChange={({ target }) => setPicked(factors.find(({ factor }) => factor === target.value)?.factor)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" fullWidth>
          {t('factor_next')}
        </Button>
        {back}
      </div>
    </form>
  );
}

interface AnswerProps {
  readonly form: UseFormReturn<FactorValues>;
  readonly factor: Factor;
  readonly codes: Readonly<Record<SentFactor, SmsCode>>;
  /** A recovery code is accepted instead of the app's. */
  readonly hasRecovery: boolean;
  readonly byRecovery: boolean;
  readonly onByRecovery: (byRecovery: boolean) => void;
}

/** The field of a factor; with a button that has a code sent where there is one to send. */
function Answer({ form, factor, codes, hasRecovery, byRecovery, onByRecovery }: AnswerProps) {
  const { t } = useTranslation(['auth', 'kit']);
  const error = form.formState.errors.answer;
  const field = {
    ...form.register('answer', { validate: { required: (value) => trimmed(value) !== '' } }),
    label: t(byRecovery ? 'factor_recovery_field' : `factor_${factor}_field`),
    required: true,
    message: error && (error.message || t('problem_required')),
  };
  switch (factor) {
    case 'sms':
    case 'email': {
      const code = codes[factor];
      return <CodeField {...field} onSend={() => void code.send()} resendAt={code.resendAt} sending={code.sending} />;
    }
    case 'google':
      return (
        <>
          <TextField
            {...field}
            {...(byRecovery
              ? { autoComplete: 'off', spellCheck: false, 'data-secret': '' }
              : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
          />
          {hasRecovery && (
            <Button variant="ghost" size="sm" onClick={() => onByRecovery(!byRecovery)}>
              {t(byRecovery ? 'factor_app' : 'factor_recovery')}
            </Button>
          )}
        </>
      );
    case 'mobile':
      return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" />;
    case 'bankAccountName':
      return <TextField {...field} autoComplete="off" spellCheck={false} />;
  }
}
