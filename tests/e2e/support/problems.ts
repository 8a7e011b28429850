import type { Page } from '@playwright/test';

/** What a page must never do: log an error, throw, or break its content policy. Looked at when a test ends. */
export interface Problems {
  /** Expected in this test: what it provokes on purpose. Chromium logs every answer that is not a success as an error. */
  allow(expected: RegExp): void;
}

export interface ProblemWatch extends Problems {
  watch(page: Page): Promise<void>;
  /** What was seen and not allowed. */
  unexpected(): readonly string[];
}

/** What Chromium and the site write while the gateway is away: of calls, the live channel, texts and code that were under way. */
export const AWAY = /Failed to load resource|net::ERR_|\/live|no style sheet|Unable to preload CSS|dynamically imported module/;

const BINDING = 'reportPolicyViolation';

export function createProblemWatch(): ProblemWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  return {
    allow(expected) {
      allowed.push(expected);
    },
    async watch(page) {
      page.on('pageerror', (error) => seen.push(`uncaught: ${error.stack ?? error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      await page.exposeBinding(BINDING, (_source, violation: unknown) => seen.push(`content policy: ${JSON.stringify(violation)}`));
      await page.addInitScript((binding) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
          const report: unknown = Reflect.get(window, binding);
          if (typeof report === 'function') report({ violatedDirective, blockedURI, sourceFile, lineNumber });
        });
      }, BINDING);
    },
    unexpected: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
