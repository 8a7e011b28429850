import { devices } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

const SERVICES = ['LIVECHAT', 'VIP', 'TELEGRAM-1', 'TELEGRAM-2'] as const;

/** Customer service and scroll to top, floating at the edge. */
export const props = v.strictObject({
  services: v.optional(v.array(v.picklist(SERVICES)), [...SERVICES]),
  foldOn: v.optional(devices, ['phone', 'tablet']),
  scrollToTop: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
