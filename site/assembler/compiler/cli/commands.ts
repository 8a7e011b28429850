import type { Command } from './job.ts';

/** What the tool can do, by the first word after it; `help.ts` tells it in words. Each is imported when it is asked for. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./checkCommand.ts')).check,
  explain: async () => (await import('./explainCommands.ts')).explainOne,
  diff: async () => (await import('./explainCommands.ts')).diffTwo,
  review: async () => (await import('./reviewCommand.ts')).review,
  migrate: async () => (await import('./fileCommands.ts')).migrate,
  release: async () => (await import('./releaseCommands.ts')).release,
  rollback: async () => (await import('./releaseCommands.ts')).rollback,
  releases: async () => (await import('./releaseCommands.ts')).releases,
  tokens: async () => (await import('./tokensCommand.ts')).tokens,
  schema: async () => (await import('./fileCommands.ts')).schema,
  docs: async () => (await import('./fileCommands.ts')).docs,
};
