import axe from 'axe-core';
import { expect } from 'vitest';

/** Timeout for pending content without an animation, in milliseconds: a busy machine renders late. */
const ARRIVAL_MS = 5000;

/** Fails with rule, element and explanation for each axe violation that persists. For tests only. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  await expect.poll(() => violationsIn(container), { timeout: ARRIVAL_MS }).toEqual([]);
}

async function violationsIn(container: Element): Promise<readonly string[]> {
  await still();
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html}) ${node.failureSummary ?? ''}`));
}

/** Resolves when entry and exit animations are finished: in between, colors have less contrast. */
async function still(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
