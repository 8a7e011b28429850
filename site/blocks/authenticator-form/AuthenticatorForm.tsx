import { useSecurityAtOpening } from '#site/shared/security/useSecurity.ts';
import { Skeleton } from '#ui';
import { TurnOff } from './TurnOff.tsx';
import { TurnOn } from './TurnOn.tsx';

/** Turns the second step of each login on or off. */
export default function AuthenticatorForm() {
  const data = useSecurityAtOpening();
  if (data === undefined) return <Skeleton height={320} />;
  return data.authenticator ? <TurnOff proofs={data.proofs} /> : <TurnOn />;
}
