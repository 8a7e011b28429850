import { KeyRound } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { NICKNAME_RULE } from '#site/api/contract/securityRules.ts';
import { ownRates, registerDownline, teamMembers, type RateSet } from '#site/api/contract/team.ts';
import type { FieldRules } from '#site/api/contract/rules.ts';
import { useMerchant } from '#site/assembler/sdk/view.ts';
import { ruleText } from '#site/session/form/fieldChecks.ts';
import { compileRule, trimmed, type TextRule } from '#site/session/rules.ts';
import { useFocusAfterRender } from '#site/lib/useFocusAfterRender.ts';
import { useMoneyProblem } from '#site/features/payment/useMoneyProblem.ts';
import { useMoneyWrite } from '#site/features/payment/useMoneyWrite.ts';
import { FormProblem } from '#site/features/team/FormProblem.tsx';
import { RateFields } from '#site/features/team/RateFields.tsx';
import * as styles from '#site/features/team/Team.css.ts';
import { useFirstFault } from '#site/lib/useFirstFault.ts';
import { useRates } from '#site/features/team/useRates.ts';
import { Button, PasswordField, Stack, Text, TextField } from '#ui';
import { newPassword } from './newPassword.ts';
import { Passed, type NewDownline } from './Passed.tsx';
import { NO_RATES } from './noRates.ts';
import { TypeField } from './TypeField.tsx';

interface ByHandProps {
  /** The agent's own rates. */
  readonly most: RateSet;
  readonly rules: FieldRules;
}

const EMPTY = { username: '', password: '', nickname: '' };
type Field = keyof typeof EMPTY;

/** Calls to refetch: the team, and the agent's rates in case they were the reason for a rejection. */
const CHANGED = [teamMembers, ownRates];

/** Creates an account below the agent, then shows the credentials to pass on. */
export function ByHand({ most, rules }: ByHandProps) {
  const [made, setMade] = useState<NewDownline>();
  const place = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender();
  const begin = (): void => {
    setMade(undefined);
    focusAfterRender(() => place.current?.querySelector<HTMLInputElement>('input:checked'));
  };
  return <div ref={place}>{made ? <Passed downline={made} onAnother={begin} /> : <Form most={most} rules={rules} onMade={setMade} />}</div>;
}

function Form({ most, rules, onMade }: ByHandProps & { readonly onMade: (downline: NewDownline) => void }) {
  const { t } = useTranslation(['team', 'auth']);
  const auth = useTranslation('auth').t;
  const { currency } = useMerchant();
  const { send, pending, problem, forget } = useMoneyWrite(registerDownline, CHANGED);
  const said = useMoneyProblem(currency)(problem);
  const rates = useRates({ first: NO_RATES, most, onChange: forget });
  const { form, showFault } = useFirstFault();
  const [values, setValues] = useState(EMPTY);
  const [accountType, setAccountType] = useState<0 | 1>(0);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});

  const ruleOf: Readonly<Record<Field, TextRule>> = {
    username: { ...rules['username'], required: true },
    password: { ...rules['password'], required: true },
    nickname: { ...NICKNAME_RULE, required: false },
  };
  const words = (field: Field): string =>
    field === 'nickname'
      ? t('nickname_rule', { 0: String(NICKNAME_RULE.minLength), 1: String(NICKNAME_RULE.maxLength) })
      : ruleText(ruleOf[field], auth);
  const put = (changes: Partial<typeof EMPTY>): void => {
    forget();
    setValues({ ...values, ...changes });
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])) });
  };
  const beside = (field: Field): string | undefined => {
    if (faults[field] !== undefined || said?.field !== field) return faults[field];
    return problem?.code === ERROR_CODE.usernameTaken ? t('username_taken') : words(field);
  };
  const ofRate = said?.field !== undefined && said.field in most;
  const whole = said && (said.field === undefined || !(said.field in EMPTY)) ? (ofRate ? t('rate_refused') : said.text) : undefined;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    forget();
    const found = Object.fromEntries(
      (['username', 'password', 'nickname'] as const).flatMap((field) => {
        const wrong = compileRule(ruleOf[field])(values[field]);
        return wrong === undefined ? [] : [[field, wrong === 'required' ? t('auth:problem_required') : words(field)] as const];
      }),
    );
    setFaults(found);
    const taken = rates.take();
    if (Object.keys(found).length > 0 || taken === undefined) return showFault();
    const username = trimmed(values.username);
    const password = trimmed(values.password);
    const nickname = trimmed(values.nickname);
    const answer = await send({ username, password, ...(nickname !== '' && { nickname }), accountType, rates: taken });
    if (answer) onMade({ account: answer.account, password, accountType });
    else showFault();
  };

  return (
    <form ref={form} noValidate className={styles.stack} aria-busy={pending} onSubmit={(event) => void submit(event)}>
      <Text size="sm" tone="muted">
        {t('by_hand_text')}
      </Text>
      <TypeField
        value={accountType}
        onChange={(type) => {
          forget();
          setAccountType(type);
        }}
      />
      <div className={styles.fields}>
        <TextField
          label={t('username')}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.username}
          onChange={({ currentTarget: { value } }) => put({ username: value })}
          description={words('username')}
          message={beside('username')}
        />
        <TextField
          label={t('nickname')}
          autoComplete="off"
          value={values.nickname}
          onChange={({ currentTarget: { value } }) => put({ nickname: value })}
          description={t('nickname_text')}
          message={beside('nickname')}
        />
        <Stack gap="xs" align="start">
          <div className={styles.wholeField}>
            <PasswordField
              label={t('password')}
              required
              autoComplete="new-password"
              value={values.password}
              onChange={({ currentTarget: { value } }) => put({ password: value })}
              description={words('password')}
              message={beside('password')}
            />
          </div>
          <Button size="sm" iconStart={<KeyRound size={18} />} onClick={() => put({ password: newPassword(ruleOf.password) })}>
            {t('password_make')}
          </Button>
        </Stack>
      </div>
      <RateFields rates={rates} most={most} text={t('rates_text')} />
      <Stack gap="md" align="start">
        <FormProblem text={whole} />
        <Button type="submit" variant="primary" size="lg" loading={pending}>
          {t('open_account')}
        </Button>
      </Stack>
    </form>
  );
}
