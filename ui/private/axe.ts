import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails, naming rule and element, where axe finds a violation. For tests only. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.html})`));
  expect(found).toEqual([]);
}
