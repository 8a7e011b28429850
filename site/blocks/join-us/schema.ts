import { icon, label, target } from '#site/assembler/sdk/props.ts';
import * as v from 'valibot';

const EARNINGS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
const STEPS = ['register', 'talk', 'share', 'earn'] as const;
const SERVICES = ['LIVECHAT', 'VIP', 'TELEGRAM-1', 'TELEGRAM-2'] as const;

/** How to become an agent, earnings, and contact. */
export const props = v.strictObject({
  title: v.exactOptional(label),
  text: v.exactOptional(label),
  earnings: v.optional(v.array(v.strictObject({ kind: v.picklist(EARNINGS), icon })), []),
  steps: v.optional(v.array(v.picklist(STEPS)), [...STEPS]),
  register: v.optional(target, 'modal:registerModal'),
  /** Link for existing agents. */
  agentCentre: v.optional(target, 'centre:agent'),
  /** Whether to show a field for an agent's code. */
  invitation: v.optional(v.boolean(), true),
  /** The first of these channels that the platform has is offered. */
  contact: v.optional(v.array(v.picklist(SERVICES)), ['LIVECHAT', 'TELEGRAM-2', 'TELEGRAM-1']),
});

export type Props = v.InferOutput<typeof props>;
