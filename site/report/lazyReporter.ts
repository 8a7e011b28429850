import type { SiteState } from '#site/assembler/runtime/store.ts';
import type { Report } from './createReporter.ts';

/** A reporter that is fetched with its first fault. It answers nothing: effects of React return what it returns. */
export function lazyReporter(create: () => Promise<Report>): Report {
  let reporter: Promise<Report> | undefined;
  const tell: (...fault: Parameters<Report>) => Promise<void> = async (fault) => {
    try {
      (await (reporter ??= create()))(fault);
    } catch {
      // Out of reach, like so much else now; the next fault asks again.
      reporter = undefined;
    }
  };
  return (fault) => void tell(fault);
}

/** The shown page's path as config writes it: the address bar may hold what a player typed. */
export function pagePath({ artefact, assembled: { page } }: SiteState): string {
  return (page && artefact.pages[page.id]?.paths[0]) ?? '';
}
