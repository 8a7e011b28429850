import { icon, label, target } from '#site/assembler/runtime/props.ts';
import * as v from 'valibot';

const EARNINGS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
const STEPS = ['register', 'talk', 'share', 'earn'] as const;
const SERVICES = ['LIVECHAT', 'VIP', 'TELEGRAM-1', 'TELEGRAM-2'] as const;

/** How to become an agent, what one earns, and whom to ask. */
export const props = v.strictObject({
  title: v.exactOptional(label),
  text: v.exactOptional(label),
  earnings: v.optional(v.array(v.strictObject({ kind: v.picklist(EARNINGS), icon })), []),
  steps: v.optional(v.array(v.picklist(STEPS)), [...STEPS]),
  register: v.optional(target, 'modal:registerModal'),
  /** For those who are agents already. */
  agentCentre: v.optional(target, 'centre:agent'),
  /** The field for an agent's code. */
  invitation: v.optional(v.boolean(), true),
  /** The first of these that the platform has is whom to ask. */
  contact: v.optional(v.array(v.picklist(SERVICES)), ['LIVECHAT', 'TELEGRAM-2', 'TELEGRAM-1']),
});

export type Props = v.InferOutput<typeof props>;
