import type { SiteState } from '#site/assembler/runtime/store.ts';
import type { Report } from './createReporter.ts';

/** A reporter that loads with its first fault. Returns nothing, since React effects return its result. */
export function lazyReporter(create: () => Promise<Report>): Report {
  let reporter: Promise<Report> | undefined;
  const tell: (...fault: Parameters<Report>) => Promise<void> = async (fault) => {
    try {
      (await (reporter ??= create()))(fault);
    } catch {
      // The next fault retries.
      reporter = undefined;
    }
  };
  return (fault) => void tell(fault);
}

/** The page's path as config writes it: the address may hold what a player entered. */
export function pagePath({ artefact, assembled: { page } }: SiteState): string {
  return (page && artefact.pages[page.id]?.paths[0]) ?? '';
}
