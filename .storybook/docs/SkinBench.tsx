import { useDeferredValue, useId, useState, type ReactNode } from 'react';

import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { MatrixCells } from '#ui/testing/MatrixCells.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { compileSkin, type CompiledSkin } from '../../ui/theme/skin.ts';
import { skinSources } from '../skins.ts';
import { Code } from './components.tsx';
import * as styles from './docs.css.ts';

/** Initial content: the shortest valid skin. */
const shortest = {
  v: 1,
  brand: {
    accent: { $type: 'color', $value: '#7a3cff' },
    neutral: { $type: 'color', $value: '#6b6486' },
    radius: { $type: 'number', $value: 1.2 },
    fontBody: { $type: 'fontFamily', $value: 'Manrope' },
  },
};

function compile(text: string): CompiledSkin {
  try {
    return compileSkin(JSON.parse(text));
  } catch (error) {
    return { css: '', faults: [{ pointer: '/', found: String(error), expected: 'JSON' }], unused: [], near: [] };
  }
}

/** An editor for a skin, with its faults and a preview. */
export function SkinBench(): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(shortest, null, 2));
  const { css, faults, near } = compile(useDeferredValue(text));
  // As on the site: an invalid skin leaves the last good one in effect.
  const [sound, setSound] = useState(css);
  if (css !== '' && css !== sound) setSound(css);
  const faultsId = useId();

  return (
    <div className={styles.bench}>
      <Row gap="lg">
        {Object.entries({ shortest, ...skinSources }).map(([name, source]) => (
          <Button key={name} size="sm" onClick={() => setText(JSON.stringify(source, null, 2))}>
            {name}
          </Button>
        ))}
      </Row>
      <label className={styles.editorLabel}>
        skin.json
        <textarea
          className={styles.editor}
          value={text}
          spellCheck={false}
          aria-describedby={faultsId}
          aria-invalid={faults.length > 0}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div id={faultsId} aria-live="polite" className={styles.faults}>
        {faults.length + near.length === 0 ? (
          <span className={styles.sound}>Sound: both themes are derived, and every pair of colors passes.</span>
        ) : (
          [...faults, ...near].map(({ pointer, found, expected }) => (
            <span key={`${pointer} ${found}`} className={styles.fault}>
              <Code>{pointer}</Code>: found {found}, expected {expected}
            </span>
          ))
        )}
      </div>
      <MatrixCells skins={{ yours: sound }} states={Sample} height={undefined} />
    </div>
  );
}

function Sample(): ReactNode {
  return (
    <Stack>
      <h2>Tonight’s jackpots</h2>
      <p>Your wins are paid within minutes, day or night.</p>
      <Row gap="lg">
        <Button variant="primary">Deposit</Button>
        <Button>Withdraw</Button>
        <Badge tone="highlight">Hot</Badge>
      </Row>
      <TextField label="Promo code" description="From our newsletter." defaultValue="SUNNY-24" />
      <Tabs variant="pill" aria-label="Games" tabs={['Slots', 'Live', 'Sports'].map((label) => ({ value: label, label, content: null }))} />
    </Stack>
  );
}
