import { Callout } from '#ui';

/** Error of a whole form, announced at once. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  return (
    <Callout live="assertive" tone="critical" compact>
      {text}
    </Callout>
  );
}
