import { HELP_ACCOUNT } from './textsHelpAccount.ts';
import { HELP_MONEY } from './textsHelpMoney.ts';
import { HELP_PLAY } from './textsHelpPlay.ts';
import type { SeedTopic } from './helpTopic.ts';

export const HELP: readonly SeedTopic[] = [...HELP_MONEY, ...HELP_ACCOUNT, ...HELP_PLAY];
