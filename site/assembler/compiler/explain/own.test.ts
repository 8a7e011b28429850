import { describe, expect, it } from 'vitest';

import { small } from '../../../../tests/vectors/small.ts';
import { factSource, flagChain, flagSource, ruleSource } from './own.ts';

const off = (...ids: readonly string[]) => ({ 'flags.json': { flags: Object.fromEntries(ids.map((id) => [id, { on: false }])) } });

const flag = (parent: string) => ({ on: true, note: '', parent });
const source = (id: string, patch = {}) => {
  const { artefact, files } = small(patch);
  const found = flagSource(artefact, files, id);
  return found && [found.id, found.source.file, found.source.line];
};

describe('where it is said what holds until the platform has answered', () => {
  it('[CFG-9] [CFG-5] of a flag: at the first of it and its ancestors that is off, else at the flag', () => {
    expect(source('CHAT')).toEqual(['CHAT', 'base/flags.json', 8]);
    expect(source('CHAT', off('ROOT'))).toEqual(['ROOT', 'mine/flags.json', 4]);
    expect(source('CHAT', off('ROOT', 'CHAT'))).toEqual(['CHAT', 'mine/flags.json', 7]);
    expect([source('STRANGE'), source('constructor')]).toEqual([undefined, undefined]);
  });

  it('[CFG-5] a flag that is its own ancestor has no end of them', () => {
    expect(flagChain({ a: flag('b'), b: flag('a') }, 'a')).toEqual(['a', 'b']);
    expect(flagChain({ a: flag('gone') }, 'a')).toEqual(['a', 'gone']);
  });

  it('[CFG-9] of a rule, of a part of it, and of the language, by the name of the fact', () => {
    const rule = { 'registration.json': { items: { email: { rule: { required: true } } } } };
    const { artefact, files } = small({ ...rule, 'merchant.json': { defaultLanguage: 'TY' } });
    expect(ruleSource(artefact, files, 'email', 'required')?.file).toBe('mine/registration.json');
    expect(ruleSource(artefact, files, 'email')).toEqual(factSource(artefact, files, 'rule email'));
    expect([ruleSource(artefact, files, 'line'), factSource(artefact, files, 'rule line')]).toEqual([undefined, undefined]);
    expect(factSource(artefact, files, 'rule email')?.file).toBe('base/registration.json');
    expect(factSource(artefact, files, 'language')).toEqual({ file: 'mine/merchant.json', line: 2, column: 21 });
    expect(factSource(artefact, files, 'CHAT')).toEqual(flagSource(artefact, files, 'CHAT')?.source);
    expect(factSource(artefact, files, 'session')).toBeUndefined();
  });

  it('[CFG-9] is nowhere where there is no such file', () => {
    const { artefact } = small();
    const nothing = new Map();
    expect(['language', 'rule email', 'CHAT'].map((name) => factSource(artefact, nothing, name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
