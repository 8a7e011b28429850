import type { RJSFSchema } from '@rjsf/utils';

/** What a field's schema says of it. */
export function noteOf({ description }: RJSFSchema): string | undefined {
  return description?.replaceAll('`', '');
}

/** What the block does without the prop. */
export function defaultOf({ default: value }: RJSFSchema): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
