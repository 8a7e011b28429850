import { afterEach, expect, it, vi } from 'vitest';

import { forgetVisits } from './consent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A cookie jar keyed by name and domain, like the browser's. */
function jar(...left: readonly string[]) {
  const kept = new Set(left);
  return {
    kept,
    get cookie() {
      return [...kept].map((one) => `${one.split('@', 1)[0] ?? ''}=1`).join('; ');
    },
    set cookie(written: string) {
      const [, name = '', domain = ''] = /^([^=]+)=;.*max-age=0(?:; domain=(.*))?$/.exec(written) ?? [];
      kept.delete(`${name}@${domain}`);
    },
  };
}

it('[SEC-9] withdrawing consent deletes the tag’s cookies of this host and its domain, and no others', () => {
  const page = jar('_ga@play.site.example', '_ga@site.example', '_ga_ABC@site.example', '_gid@', 'lang@site.example');
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hostname: 'play.site.example' });
  forgetVisits();
  expect([...page.kept]).toEqual(['lang@site.example']);
});
