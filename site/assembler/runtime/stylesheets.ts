/** Style sheets that failed to load. The build's loader requests each only once, so a block would stay unstyled without a retry. */
const failed = new Set<HTMLLinkElement>();

/** Records style sheets that failed before this code ran, and those that fail later. */
export function watchStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (isFailed(link)) failed.add(link);
  window.addEventListener(
    'error',
    // The event does not bubble.
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );
}

/** Browsers give a failed link no sheet, an empty one, or one that throws on reading; the build writes no empty sheets. */
function isFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/**
 * Requests failed style sheets once more.
 * @throws when one fails again
 */
export async function retryFailedStylesheets(): Promise<void> {
  await Promise.all([...failed].map(reload));
}

function reload(link: HTMLLinkElement): Promise<unknown> | undefined {
  failed.delete(link);
  if (!link.isConnected) return undefined;
  const next = document.createElement('link');
  for (const { name, value } of link.attributes) next.setAttribute(name, value);
  const loaded = whenLoaded(next);
  link.replaceWith(next);
  return loaded;
}

/** Resolves when the link's style sheet has loaded, and rejects when it fails. */
function whenLoaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`no style sheet ${link.href}`)));
  });
}
