import { useState } from 'react';

import { Button, Callout, Dialog, Link, NumberField, Row, SelectField, Spinner, SwitchField, Text, TextAreaField } from '#ui';
import { words } from '../words.ts';
import { FaultPlan } from './FaultPlan.tsx';
import { Lists } from './Lists.tsx';
import { Part } from './Part.tsx';
import type { Kinds, PlatformState } from './platform.ts';
import * as styles from './simulator.css.ts';
import { usePlatform, type Act } from './usePlatform.ts';

const { simulator } = words;

interface SimulatorProps {
  readonly merchant: string;
  readonly kinds: Kinds;
}

/** The simulated platform behind the site: what it says of a merchant, what goes wrong, and what it sent. */
export function Simulator({ merchant, kinds }: SimulatorProps) {
  const { state, refusal, act } = usePlatform(merchant);
  if (!state) return <Spinner label={words.loading} />;
  return (
    <section className={styles.simulator} aria-label={simulator.title}>
      <Text size="sm" tone="muted">
        {simulator.help} <Link href="/dev/api">{simulator.contract}</Link>
      </Text>
      <Callout tone="critical" live="assertive">
        {refusal}
      </Callout>
      <System merchant={merchant} state={state} act={act} />
      <FaultPlan kinds={kinds} planned={state.planned} act={act} />
      <Part title={simulator.flags}>
        <div className={styles.flags}>
          {state.whitelabel.childrenNodes.map(({ modId, enabled }) => (
            <SwitchField
              key={modId}
              label={modId}
              checked={enabled === '1'}
              onChange={({ target }) => void act('PUT', 'whitelabel', { [modId]: target.checked ? '1' : '0' })}
            />
          ))}
        </div>
      </Part>
      <Rules rules={JSON.stringify(state.rules, null, 2)} act={act} />
      <Lists state={state} act={act} />
    </section>
  );
}

function System({
  merchant,
  state: { status, now },
  act,
}: {
  readonly merchant: string;
  readonly state: PlatformState;
  readonly act: Act;
}) {
  const [minutes, setMinutes] = useState('60');
  const [asks, setAsks] = useState(false);
  const reset = (): void => {
    setAsks(false);
    void act('POST', 'reset');
  };
  return (
    <Part title={simulator.system}>
      <div className={styles.fields}>
        <SelectField
          size="md"
          label={simulator.status}
          options={simulator.statuses.map((label, value) => ({ value: String(value), label }))}
          value={String(status)}
          onChange={({ target }) => void act('PUT', 'status', { status: Number(target.value) })}
        />
        <NumberField
          size="md"
          label={simulator.minutes}
          description={simulator.time(new Date(now).toLocaleString('en'))}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </div>
      <Row>
        <Button
          size="sm"
          disabled={Number(minutes) <= 0}
          onClick={() => void act('POST', 'clock', { advanceMs: Number(minutes) * 60_000 })}
        >
          {simulator.advance}
        </Button>
        <Button size="sm" variant="critical" onClick={() => setAsks(true)}>
          {simulator.reset}
        </Button>
      </Row>
      {asks && (
        <Dialog
          open
          name="reset-platform"
          tone="caution"
          title={simulator.askReset(merchant)}
          onClose={() => setAsks(false)}
          actions={[
            { label: simulator.reset, onSelect: reset },
            { label: simulator.cancel, onSelect: () => setAsks(false), isDefault: true },
          ]}
        >
          {simulator.resetHelp}
        </Dialog>
      )}
    </Part>
  );
}

function Rules({ rules, act }: { readonly rules: string; readonly act: Act }) {
  /** What is typed; nothing while it is as the platform has it. */
  const [typed, setTyped] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  const save = (): void => {
    try {
      void act('PUT', 'registration', JSON.parse(typed ?? rules)).then(() => setTyped(undefined));
      setIsBroken(false);
    } catch {
      setIsBroken(true);
    }
  };
  return (
    <Part title={simulator.rules}>
      <TextAreaField
        aria-label={simulator.rules}
        spellCheck={false}
        message={isBroken ? simulator.noJson : undefined}
        value={typed ?? rules}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Row>
        <Button size="sm" disabled={typed === undefined} onClick={save}>
          {simulator.saveRules}
        </Button>
      </Row>
    </Part>
  );
}
