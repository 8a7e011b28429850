import { Fragment, type ReactNode } from 'react';

import { Button, buttonSizes } from '../../ui/button/Button.tsx';
import { vars } from '../../ui/theme/vars.css.ts';
import { DocTable, Example } from './components.tsx';
import * as styles from './docs.css.ts';
import { skinTokens } from './skinTokens.ts';

/** The steps of space at their size in the chosen skin. */
export function SpaceBars(): ReactNode {
  return (
    <Example>
      <div className={styles.bars}>
        {Object.entries(vars.space).map(([name, size]) => (
          <Fragment key={name}>
            <strong>{name}</strong>
            <code className={styles.code}>{`vars.space.${name}`}</code>
            <span className={styles.bar} style={{ inlineSize: size }} />
          </Fragment>
        ))}
      </div>
    </Example>
  );
}

export function RadiusBoxes(): ReactNode {
  return (
    <Example>
      <div className={styles.boxes}>
        {Object.entries(vars.radius).map(([name, borderRadius]) => (
          <div key={name} className={styles.box}>
            <span className={styles.boxShape} style={{ borderRadius }} />
            {name}
          </div>
        ))}
      </div>
    </Example>
  );
}

export function ShadowBoxes(): ReactNode {
  return (
    <Example>
      <div className={styles.boxes}>
        {Object.entries(vars.shadow).map(([name, boxShadow]) => (
          <div key={name} className={styles.box}>
            <span className={styles.boxShape} style={{ boxShadow, borderRadius: vars.radius.md }} />
            {name}
          </div>
        ))}
      </div>
    </Example>
  );
}

export function ControlSizes(): ReactNode {
  return (
    <Example>
      <div className={styles.boxes}>
        {buttonSizes.map((size) => (
          <Button key={size} size={size}>
            {`Deposit (${size})`}
          </Button>
        ))}
      </div>
    </Example>
  );
}

/** Each skin's scales of radius and density. */
export function ShapeFactors(): ReactNode {
  return (
    <DocTable
      label="Factors of each skin"
      rows={skinTokens}
      keyOf={({ name }) => name}
      columns={[
        { title: 'Skin', render: ({ name }) => <strong>{name}</strong> },
        { title: 'Radius', render: ({ shape }) => shape['radius'] },
        { title: 'Density', render: ({ shape }) => shape['density'] },
      ]}
    />
  );
}
