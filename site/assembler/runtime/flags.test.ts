import { describe, expect, it } from 'vitest';
import { composeFacts, type FactSource } from './facts.ts';
import { declaredFlags, flattenWhitelabel, whitelabelTree, type WhitelabelNode } from './flags.ts';

const node = (modId: string, enabled: string, ...childrenNodes: WhitelabelNode[]): WhitelabelNode => ({ modId, enabled, childrenNodes });
const declared = { A: { on: true, note: '' }, B: { on: true, note: '', parent: 'A' }, C: { on: false, note: '' } };

const flag = (parent: string) => ({ on: true, note: '', parent });

describe('white-label flags', () => {
  it('[CFG-5] a flag is on only with all its ancestors', () => {
    const tree = [node('root', '1', node('on', '1', node('deep', '1')), node('off', '0', node('below', '1')))];
    expect(flattenWhitelabel(tree)).toEqual({ root: true, on: true, deep: true, off: false, below: false });
  });

  it('[CFG-5] anything but "1" is off, and so is a modId that stands twice', () => {
    expect(flattenWhitelabel([node('a', 'true'), node('b', ''), node('twice', '1'), node('twice', '1')])).toEqual({
      a: false,
      b: false,
      twice: false,
    });
  });

  it('[CFG-5] a tree without end is cut short', () => {
    const endless: { modId: string; enabled: string; childrenNodes: WhitelabelNode[] } = { modId: 'loop', enabled: '1', childrenNodes: [] };
    endless.childrenNodes.push(endless);
    expect(flattenWhitelabel([endless])).toEqual({ loop: false });
  });

  it('[CFG-5] nodes beyond 16 levels or 5,000 nodes are off', () => {
    const deep = Array.from({ length: 17 }, (_, index) => `level ${index + 1}`).reduceRight<WhitelabelNode[]>(
      (below, modId) => [node(modId, '1', ...below)],
      [],
    );
    const levels = flattenWhitelabel(deep);
    expect([levels['level 16'], levels['level 17']]).toEqual([true, undefined]);
    const wide = flattenWhitelabel(Array.from({ length: 5001 }, (_, index) => node(`node ${index + 1}`, '1')));
    expect([wide['node 5000'], wide['node 5001']]).toEqual([true, undefined]);
  });

  it('[CFG-5] a node may come without children', () => {
    expect(
      flattenWhitelabel([
        { modId: 'a', enabled: '1' },
        { modId: 'b', enabled: '1', childrenNodes: null },
      ]),
    ).toEqual({ a: true, b: true });
  });

  it('[CFG-5] a flag whose parent is not declared, or is itself in the end, is off', () => {
    expect(declaredFlags({ orphan: flag('nobody'), a: flag('b'), b: flag('a') })).toEqual({ orphan: false, a: false, b: false });
  });

  it("[CFG-5] a merchant's own values hold until the tree is known; then a declared flag that it lacks is off", () => {
    const source = { flags: declared, registration: { items: {} }, merchant: { defaultLanguage: 'EN' } } as unknown as FactSource; // Only these parts matter here.
    expect(composeFacts(source, {}, 0).flags).toEqual({ A: true, B: true, C: false });
    expect(composeFacts(source, { flags: flattenWhitelabel([node('A', '1'), node('STRANGE', '1')]) }, 0).flags).toEqual({
      A: true,
      B: false,
      C: false,
    });
  });

  it('[CFG-5] the tree that a gateway is seeded with says the same as the files', () => {
    expect(whitelabelTree(declared)).toEqual([node('A', '1', node('B', '1')), node('C', '0')]);
    expect(flattenWhitelabel(whitelabelTree(declared))).toEqual(declaredFlags(declared));
    expect(declaredFlags({ ...declared, A: { on: false, note: '' } })).toEqual({ A: false, B: false, C: false });
  });

  it('[CFG-5] a long chain of parents is decided like a short one, and flags that are each other’s parents are off', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `F${index}`);
    const chain = (first: string | undefined, on: boolean) =>
      Object.fromEntries(
        ids.map((id, index) => {
          const parent = index === 0 ? first : ids[index - 1];
          return [id, { on: index > 0 || on, note: '', ...(parent !== undefined && { parent }) }];
        }),
      );
    const statesOf = (first: string | undefined, on = true) => [...new Set(Object.values(declaredFlags(chain(first, on))))];
    expect(statesOf(undefined)).toEqual([true]);
    expect(statesOf(undefined, false)).toEqual([false]);
    expect(statesOf(ids.at(-1))).toEqual([false]);
    expect(statesOf('missing')).toEqual([false]);
  });
});
