import { rows, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

/** Contracts that uplines offer the member: requests, active and ended ones; for agents, also those they offer. */
export const props = v.strictObject({
  pageSize: v.optional(rows, 5),
  downlinesSize: v.optional(rows, 8),
  login: v.optional(target, 'modal:loginPopupModal'),
  register: v.optional(target, 'modal:registerModal'),
});

export type Props = v.InferOutput<typeof props>;
