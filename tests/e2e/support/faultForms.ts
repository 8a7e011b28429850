import { CASHIER } from './faultForms/cashier.ts';
import type { FaultForms } from './faultForms/form.ts';
import { PLAY } from './faultForms/play.ts';
import { REGARDLESS } from './faultForms/regardless.ts';
import { REWARDS } from './faultForms/rewards.ts';
import { SECURITY } from './faultForms/security.ts';
import { SIGN_IN } from './faultForms/signIn.ts';
import { TEAM } from './faultForms/team.ts';

/** The form in which each write that a screen makes is seen to fail. */
export const WRITES: FaultForms = { ...CASHIER, ...REWARDS, ...PLAY, ...TEAM, ...SECURITY, ...SIGN_IN };

export { REGARDLESS };
