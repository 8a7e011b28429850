import type { ReactNode } from 'react';

import { kitScale, scaleGroups } from '../../ui/theme/scale.ts';
import { SCALE_LIMITS } from '../../ui/theme/scaleFaults.ts';
import { Code, DocTable } from './components.tsx';

const steps = scaleGroups.flatMap((group) => {
  const unit = group === 'motion' ? 'ms' : 'px';
  const limits = Object.entries<readonly [number, number]>(SCALE_LIMITS[group]);
  const kit = new Map(Object.entries<number>(kitScale[group]));
  return limits.map(([name, [least, most]]) => ({
    path: `scale.${group}.${name}`,
    kit: `${kit.get(name)} ${unit}`,
    limits: `${least} to ${most} ${unit}`,
  }));
});

/** The steps that a skin may state, with the kit's and the limits. */
export function SkinSteps(): ReactNode {
  return (
    <DocTable
      label="Steps of a skin"
      rows={steps}
      keyOf={({ path }) => path}
      columns={[
        { title: 'Step', render: ({ path }) => <Code>{path}</Code> },
        { title: 'The kit’s own', render: ({ kit }) => kit },
        { title: 'Limits', render: ({ limits }) => limits },
      ]}
    />
  );
}
