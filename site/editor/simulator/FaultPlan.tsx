import { useState } from 'react';

import { Button, NumberField, Row, SelectField, Text, TextField } from '#ui';
import { words } from '../words.ts';
import { Part } from './Part.tsx';
import type { Kinds, Planned } from './platform.ts';
import * as styles from './simulator.css.ts';
import type { Act } from './usePlatform.ts';

const { simulator } = words;

interface FaultPlanProps {
  readonly kinds: Kinds;
  readonly planned: readonly Planned[];
  readonly act: Act;
}

/** What goes wrong with the next calls. */
export function FaultPlan({ kinds, planned, act }: FaultPlanProps) {
  const [fault, setFault] = useState({ call: '*', kind: kinds.faults[0] ?? '', times: '1', code: '', message: '' });
  const set = (part: Partial<typeof fault>): void => setFault((now) => ({ ...now, ...part }));
  const plan = (): void => {
    const said = Object.fromEntries(Object.entries({ code: fault.code, message: fault.message }).filter(([, text]) => text !== ''));
    void act('POST', 'faults', { call: fault.call, kind: fault.kind, times: Number(fault.times), ...said });
  };
  return (
    <Part title={simulator.faults}>
      <div className={styles.fields}>
        <SelectField
          size="md"
          label={simulator.call}
          options={['*', ...kinds.calls].map((value) => ({ value, label: value === '*' ? simulator.anyCall : value }))}
          value={fault.call}
          onChange={({ target }) => set({ call: target.value })}
        />
        <SelectField
          size="md"
          label={simulator.kind}
          options={kinds.faults.map((value) => ({ value, label: value }))}
          value={fault.kind}
          onChange={({ target }) => set({ kind: target.value })}
        />
        <NumberField size="md" label={simulator.times} value={fault.times} onChange={({ target }) => set({ times: target.value })} />
        {fault.kind === 'refused' && (
          <>
            <TextField
              size="md"
              label={simulator.code}
              maxLength={80}
              value={fault.code}
              onChange={({ target }) => set({ code: target.value })}
            />
            <TextField
              size="md"
              label={simulator.message}
              maxLength={4000}
              value={fault.message}
              onChange={({ target }) => set({ message: target.value })}
            />
          </>
        )}
      </div>
      {planned.length > 0 && (
        <Text>
          {planned.map(({ call, kind, code = '', times }) => simulator.planned(`${call}: ${kind} ${code}`.trim(), times)).join(', ')}
        </Text>
      )}
      <Row>
        <Button size="sm" onClick={plan}>
          {simulator.plan}
        </Button>
        <Button size="sm" variant="ghost" disabled={planned.length === 0} onClick={() => void act('DELETE', 'faults')}>
          {simulator.clearFaults}
        </Button>
      </Row>
    </Part>
  );
}
