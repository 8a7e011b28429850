import { afterEach, describe, expect, it, vi } from 'vitest';

import { visitStorage } from './browserStorage.ts';

const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError');
};

/** Replaces a browser's storage, optionally with stored values. */
function browserKeeps(kept: Map<string, string>, limits: Partial<Storage> = {}): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    ...limits,
  });
}

afterEach(() => {
  visitStorage.clear();
  vi.unstubAllGlobals();
});

describe('a storage', () => {
  it('[API-8] that accepts values stores them, without an in-memory copy', () => {
    const kept = new Map<string, string>();
    browserKeeps(kept);
    visitStorage.setItem('token', 'abc');
    expect(kept.get('token')).toBe('abc');
    kept.set('token', 'of another page');
    expect(visitStorage.getItem('token')).toBe('of another page');
    visitStorage.removeItem('token');
    expect(visitStorage.getItem('token')).toBeNull();
  });

  it('[API-8] that is full returns stored values, and rejected ones from memory until the page is closed', () => {
    browserKeeps(new Map([['token', 'old']]), { setItem: refuse });
    expect(visitStorage.getItem('token')).toBe('old');
    visitStorage.setItem('token', 'new');
    expect(visitStorage.getItem('token')).toBe('new');
    visitStorage.removeItem('token');
    expect(visitStorage.getItem('token')).toBeNull();
  });

  it('[API-8] that throws on access is replaced by memory', () => {
    browserKeeps(new Map(), { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    visitStorage.setItem('token', 'abc');
    expect(visitStorage.getItem('token')).toBe('abc');
    visitStorage.clear();
    expect(visitStorage.getItem('token')).toBeNull();
  });
});
