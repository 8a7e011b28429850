import { FormSkeleton } from './FormSkeleton.tsx';

/** What a field of the kit takes with the room below it, and what a button takes, in px. */
const FIELD = 97;
const BUTTON = 52;

/** What stands in a form's place: as many fields as fit its height. */
export function FormPlaceholder({ height }: { readonly height: number }) {
  return <FormSkeleton height={height} fields={Math.max(1, Math.floor((height - BUTTON) / FIELD))} />;
}
