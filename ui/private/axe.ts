import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails, naming rule, element and what is wrong with it, where axe finds a violation. For tests only. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  await still();
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html}) ${node.failureSummary ?? ''}`));
  expect(found).toEqual([]);
}

/** Resolves when what is on its way in or out has arrived: half-way, colours have less contrast than they will. */
async function still(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
