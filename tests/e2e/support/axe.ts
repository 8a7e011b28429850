import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** One broken rule: its name, and the elements that break it. */
export interface AxeViolation {
  readonly rule: string;
  readonly elements: readonly string[];
}

/**
 * Checks the page as it stands against WCAG 2.2 A and AA. axe runs in a script world of its own: the page's content
 * policy stays in force and untouched, and still reports what the page itself does wrong.
 */
export async function axeViolations(page: Page): Promise<readonly AxeViolation[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await devtools.send('Page.getFrameTree');
    const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'axe',
    });
    await devtools.send('Runtime.evaluate', { contextId, expression: axe.source });
    const options = {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    };
    const summary = '({ violations }) => violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))';
    const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
      contextId,
      expression: `axe.run(document, ${JSON.stringify(options)}).then(${summary})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`axe did not run: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value as readonly AxeViolation[]; // Just made by `summary`.
  } finally {
    await devtools.detach();
  }
}
