import type { ReactNode } from 'react';

import { TextField } from '#ui';

export default function Stress({ n }: { n: number }): ReactNode {
  return (
    <main className="page stack">
      {Array.from({ length: n }, (_, index) => (
        <TextField key={index} label={`Field ${index}`} message="This field is required" />
      ))}
    </main>
  );
}
