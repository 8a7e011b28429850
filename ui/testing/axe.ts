import axe from 'axe-core';
import { expect } from 'vitest';

/** How long something may be on its way without an animation that tells, in milliseconds: a busy machine draws late. */
const ARRIVAL_MS = 5000;

/** Fails, naming rule, element and what is wrong with it, where axe finds a violation that stays. For tests only. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  await expect.poll(() => violationsIn(container), { timeout: ARRIVAL_MS }).toEqual([]);
}

async function violationsIn(container: Element): Promise<readonly string[]> {
  await still();
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html}) ${node.failureSummary ?? ''}`));
}

/** Resolves when what is on its way in or out has arrived: half-way, colours have less contrast than they will. */
async function still(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
