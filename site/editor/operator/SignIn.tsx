import { useEffect, useState, type FormEvent } from 'react';

import { gate } from '#site/lib/urlGate.ts';
import { Badge, Button, ButtonLink, Callout, Heading, PasswordField, Row, Spinner, TextField } from '#ui';
import { EDITOR, type SignInWays } from '../protocol.ts';
import { fetchSignInWays, RefusedError, signIn } from '../server.ts';
import { words } from '../words.ts';
import * as styles from './signIn.css.ts';

const { signIn: text } = words;

/** Where operators sign in: at their organization's provider, by password and code, or either. */
export function SignIn() {
  const [ways, setWays] = useState<SignInWays>();
  const [problem, setProblem] = useState(firstProblem);
  const to = addressAfter();
  useEffect(() => {
    fetchSignInWays().then(setWays, () => setProblem(words.noAnswer));
  }, []);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Row>
          <Heading level={1}>{text.title}</Heading>
          <Badge tone="accent">Playfront</Badge>
        </Row>
        <Callout tone="critical" live="assertive">
          {problem}
        </Callout>
        {!ways && problem === undefined && <Spinner label={words.loading} />}
        {ways?.openId && (
          <ButtonLink variant={ways.password ? 'secondary' : 'primary'} href={`/sign-in/openid?${new URLSearchParams({ to }).toString()}`}>
            {text.openId}
          </ButtonLink>
        )}
        {ways?.openId && ways.password && <div className={styles.or}>{text.or}</div>}
        {ways?.password && <PasswordForm onProblem={setProblem} onDone={() => location.assign(to + location.hash)} />}
        {ways && !ways.openId && !ways.password && <Callout tone="info">{text.none}</Callout>}
      </div>
    </main>
  );
}

interface PasswordFormProps {
  readonly onProblem: (problem: string | undefined) => void;
  readonly onDone: () => void;
}

function PasswordForm({ onProblem, onDone }: PasswordFormProps) {
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    onProblem(undefined);
    try {
      await signIn(name, password, code);
      onDone();
    } catch (error) {
      onProblem(error instanceof RefusedError ? error.message : words.noAnswer);
      setCode('');
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField label={text.name} autoComplete="username" required value={name} onChange={({ target }) => setName(target.value)} />
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TextField
        label={text.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="primary" loading={busy}>
        {text.send}
      </Button>
    </form>
  );
}

/** The page of this host to go on to. */
function addressAfter(): string {
  const to = gate(new URLSearchParams(location.search).get('to') ?? EDITOR);
  return to?.kind === 'route' ? to.path : EDITOR;
}

/** Why the provider's sign-in has led back here. */
function firstProblem(): string | undefined {
  const search = new URLSearchParams(location.search);
  switch (search.get('problem')) {
    case 'openid':
      return text.problems.openid;
    case 'unknown':
      return text.problems.unknown(search.get('name') ?? '');
    default:
      return undefined;
  }
}
