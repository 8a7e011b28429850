import { useState } from 'react';

import { useSecurity } from '#site/shared/security/useSecurity.ts';
import { Skeleton } from '#ui';
import { TurnOff } from './TurnOff.tsx';
import { TurnOn } from './TurnOn.tsx';

/** Turns the second step of each login on or off. */
export default function AuthenticatorForm() {
  const { data } = useSecurity();
  // As it was when the form was opened: it stays while its own success is told.
  const [first, setFirst] = useState(data?.authenticator);
  if (first === undefined && data !== undefined) setFirst(data.authenticator);
  if (data === undefined || first === undefined) return <Skeleton height={320} />;
  return first ? <TurnOff proofs={data.proofs} /> : <TurnOn />;
}
