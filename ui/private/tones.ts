import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';

/** Tone of a message. */
export const tones = ['info', 'positive', 'caution', 'critical'] as const;
export type Tone = (typeof tones)[number];

export const toneIcons: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
};
