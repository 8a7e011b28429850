import { menuId } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const SERVICES = ['LIVECHAT', 'VIP', 'TELEGRAM-1', 'TELEGRAM-2'] as const;

/** Floating customer service and scroll-to-top buttons. */
export const props = v.strictObject({
  services: v.optional(v.array(v.picklist(SERVICES)), [...SERVICES]),
  /** Entries below the services. */
  menu: v.optional(menuId),
  scrollToTop: v.optional(v.boolean(), true),
});

export type Props = v.InferOutput<typeof props>;
