import { gate } from '#site/lib/urlGate.ts';

/** Performance mark of each reported fault, counted by `measure.ts`. */
export const FAULT_MARK = 'playfront-fault';

/** Where reports go, if the address in config may be followed. */
export function destination(address: string): string | undefined {
  const passed = gate(address);
  if (passed?.kind === 'route') return passed.path;
  return passed?.kind === 'external' ? passed.href : undefined;
}

/**
 * `fetch` and not `sendBeacon`, which always carries cookies and the page's full address as referrer; `keepalive` lets it
 * outlive the page as well. A report that fails is dropped.
 */
export function post(to: string, report: object): void {
  fetch(to, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
