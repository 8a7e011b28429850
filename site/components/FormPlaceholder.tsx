import { FormSkeleton } from './FormSkeleton.tsx';

/** Heights of a field and of a button with their gaps, in px. */
const FIELD = 97;
const BUTTON = 52;

/** Placeholder of a form: as many fields as fit the height. */
export function FormPlaceholder({ height }: { readonly height: number }) {
  return <FormSkeleton height={height} fields={Math.max(1, Math.floor((height - BUTTON) / FIELD))} />;
}
