import { useState, type ReactNode } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { useReducedMotion } from '../../ui/private/environment.ts';
import { kitBrand, resolveTokens } from '../../ui/theme/tokens.ts';
import { vars } from '../../ui/theme/vars.css.ts';
import { Code, DocTable } from './components.tsx';
import * as styles from './docs.css.ts';

const { ease: _ease, ...durations } = resolveTokens(kitBrand, 'light').motion;

// The keys of a plain object literal.
const names = Object.keys(durations) as (keyof typeof durations)[];

/** A demonstration of each duration. */
export function Durations(): ReactNode {
  const [plays, setPlays] = useState(0);
  const reduced = useReducedMotion();
  return (
    <>
      <Button onClick={() => setPlays(plays + 1)} disabled={reduced}>
        Play
      </Button>
      {reduced && <span className={styles.muted}> You have asked for less motion, so nothing moves here either.</span>}
      <DocTable
        label="Durations"
        rows={names}
        keyOf={(name) => name}
        columns={[
          { title: 'Token', render: (name) => <Code>{`vars.motion.${name}`}</Code> },
          { title: 'Time', render: (name) => durations[name] },
          {
            title: 'As it looks',
            render: (name) => (
              <div className={styles.track}>
                <span
                  key={plays}
                  className={styles.runner}
                  style={{ animationDuration: vars.motion[name], animationPlayState: plays === 0 ? 'paused' : 'running' }}
                />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
