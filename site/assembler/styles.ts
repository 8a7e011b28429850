/**
 * Style sheets that did not arrive. A block comes with its sheets, and the build's own loader asks for each only once: without
 * this, a block whose sheet was lost would come back bare.
 */
const lost = new Set<HTMLLinkElement>();

/** Takes note of sheets that were lost before the page's code ran, and of those that are lost from now on. */
export function watchStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (isLost(link)) lost.add(link);
  window.addEventListener(
    'error',
    // The event does not bubble.
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    true,
  );
}

/** Browsers give what was lost no sheet, an empty one, or one that nobody may read; the build writes none that is empty. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/**
 * Asks again for what was lost.
 * @throws when it is lost again
 */
export async function mendStyles(): Promise<void> {
  await Promise.all([...lost].map(again));
}

function again(link: HTMLLinkElement): Promise<unknown> | undefined {
  lost.delete(link);
  // Whoever took it away does without it.
  if (!link.isConnected) return undefined;
  const next = document.createElement('link');
  for (const { name, value } of link.attributes) next.setAttribute(name, value);
  const arrival = arrivalOf(next);
  link.replaceWith(next);
  return arrival;
}

/** Resolves when the link's style sheet is here, and rejects when it does not come. */
function arrivalOf(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`no style sheet ${link.href}`)));
  });
}
