import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { themeScript, themeScriptHash } from './themeScript.ts';
import { themeStorageKey } from './useTheme.ts';

it('[UI-2] the theme script has the hash that a content security policy asks for', () => {
  expect(themeScriptHash).toBe(`'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`);
});

it('[UI-2] the theme script reads where a choice is stored', () => {
  expect(themeScript).toContain(`getItem('${themeStorageKey}')`);
});
