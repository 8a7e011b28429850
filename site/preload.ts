/**
 * Stands around every `import()` of the build, in the place of Vite's own helper: asks for the files that a module will need before it
 * is here to ask for them. Vite names them all at once, some dozens, for which a slow phone needs 100 ms and more.
 */
import { arrivalOf } from './assembler/styles.ts';

/** So many are asked for in one task. */
const A_TASK = 4;

/** By the files' paths: what is to come of a style sheet while it is on its way. Of a script nobody waits for more than to be asked for. */
const asked = new Map<string, Promise<unknown> | undefined>();
const waiting: HTMLLinkElement[] = [];

function askForSome(): void {
  document.head.append(...waiting.splice(0, A_TASK));
  if (waiting.length > 0) setTimeout(askForSome);
}

/** By a link like those that came with the page. */
function ask(path: string): Promise<unknown> | undefined {
  const link = document.createElement('link');
  const isSheet = path.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = path;
  if (waiting.push(link) === 1) setTimeout(askForSome);
  return isSheet ? arrivalOf(link).finally(() => asked.set(path, undefined)) : undefined;
}

/**
 * A module, once its style sheets are here. Says so to the window when one of the two does not come.
 * @param load imports it
 * @param files what it needs, by paths of the build
 */
async function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  if (asked.size === 0) for (const link of document.querySelectorAll('link')) asked.set(link.getAttribute('href') ?? '', undefined);
  try {
    await Promise.all(
      files.map((file) => {
        const path = import.meta.env.BASE_URL + file;
        if (!asked.has(path)) asked.set(path, ask(path));
        return asked.get(path);
      }),
    );
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

// As Vite calls it.
export { preload as __vitePreload };
