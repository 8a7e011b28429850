import { Dialog } from '#ui';
import { words } from '../words.ts';

const { operator } = words;

function signInAgain(): void {
  const to = location.pathname + location.search;
  location.assign(`/sign-in?${new URLSearchParams({ to }).toString()}${location.hash}`);
}

/** Says that the session has ended; goes away by itself when the operator has signed in, in any tab. */
export function SignedOut() {
  return (
    <Dialog
      open
      name="signed-out"
      onClose={signInAgain}
      closeOnBackdrop={false}
      tone="caution"
      title={operator.signedOut}
      actions={[{ label: operator.signInAgain, onSelect: signInAgain, isDefault: true }]}
    >
      <p>{operator.signedOutLead}</p>
    </Dialog>
  );
}
