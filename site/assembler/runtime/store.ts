/** Holds the site's config and facts, and what follows from them. Artefacts are swapped whole. */
import { assemble, boundaries, type Assembled } from './assemble.ts';
import { composeFacts, type KnownFacts } from './facts.ts';
import type { Artefact, Facts, Merchant, RuntimeFault } from './types.ts';
import { isRecord } from './record.ts';

export interface SiteState {
  readonly artefact: Artefact;
  /** As pages show it: with the platform's currency symbol where it sends one. */
  readonly merchant: Merchant;
  readonly facts: Facts;
  readonly assembled: Assembled;
}

export interface SiteStore {
  get(): SiteState;
  subscribe(listener: () => void): () => void;
  /** Takes a fetched artefact in; `false` when it is none, and then the last good one stays. */
  swap(artefact: unknown): boolean;
  /** Adds to what is known; what was known already costs nothing. */
  learn(known: KnownFacts): void;
  /** The symbol that the platform writes amounts with. */
  setCurrencySymbol(symbol: string): void;
  /** Re-reads the clock after it was set. */
  refresh(): void;
  /** Stops the clock. */
  close(): void;
}

export interface SiteStoreOptions {
  readonly artefact: Artefact;
  readonly known: KnownFacts;
  /** Epoch milliseconds on the gateway's clock. */
  readonly now: () => number;
  /** Called for each fault each time it is found; the reporter deduplicates. */
  readonly report: (fault: RuntimeFault) => void;
}

/** The longest delay that timers take. */
const MAX_DELAY = 2 ** 31 - 1;

export function createSiteStore({ artefact, known, now, report }: SiteStoreOptions): SiteStore {
  const listeners = new Set<() => void>();
  let facts: KnownFacts = known;
  let state = compute(artefact, artefact.merchant);
  let currencySymbol: string | undefined;
  let turns = boundaries(artefact);
  let timer: ReturnType<typeof setTimeout> | undefined;
  announce();

  function compute(next: Artefact, merchant: Merchant): SiteState {
    const composed = composeFacts(next, facts, now());
    return { artefact: next, merchant, facts: composed, assembled: assemble(next, composed) };
  }

  function announce(): void {
    state.assembled.faults.forEach(report);
    schedule();
    for (const listener of listeners) listener();
  }

  function schedule(): void {
    clearTimeout(timer);
    const at = now();
    const wait = Math.min(...turns.filter((turn) => turn > at)) - at;
    if (Number.isFinite(wait)) timer = setTimeout(refresh, Math.min(wait, MAX_DELAY));
  }

  function recompute(): void {
    state = compute(state.artefact, state.merchant);
    announce();
  }

  /** Where no condition turns between the last time and this, nothing changes. */
  function refresh(): void {
    const [before, at] = [state.facts.now, now()];
    if (turns.some((turn) => turn > before !== turn > at)) recompute();
    else schedule();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    swap(next) {
      if (!isArtefact(next)) return false;
      try {
        [state, turns] = [compute(next, withSymbol(next.merchant, currencySymbol)), boundaries(next)];
      } catch (error) {
        const name = error instanceof Error ? error.name : typeof error;
        report({ address: '', code: 'render', detail: `artefact refused: ${String(error)}`, error: name });
        return false;
      }
      announce();
      return true;
    },
    learn(more) {
      if (isKnown(more, facts)) return;
      facts = { ...facts, ...more };
      recompute();
    },
    setCurrencySymbol(symbol) {
      if (symbol === '' || symbol === currencySymbol) return;
      currencySymbol = symbol;
      state = { ...state, merchant: withSymbol(state.artefact.merchant, symbol) };
      announce();
    },
    refresh,
    close: () => clearTimeout(timer),
  };
}

function withSymbol(merchant: Merchant, symbol: string | undefined): Merchant {
  return symbol === undefined ? merchant : { ...merchant, currency: { ...merchant.currency, symbol } };
}

/** Whether these facts are known already, compared as JSON. */
function isKnown(more: KnownFacts, known: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(more).every(([name, value]) => JSON.stringify(value) === JSON.stringify(known[name]));
}

const PARTS = ['merchant', 'site', 'flags', 'layouts', 'pages', 'modals', 'menus', 'centres', 'registration', 'banners', 'labels'];

/** Whether a fetched value is an artefact of this version. The compiler has checked what is inside. */
export function isArtefact(value: unknown): value is Artefact {
  if (!isRecord(value) || value['v'] !== 1) return false;
  return PARTS.every((part) => Object.hasOwn(value, part) && isRecord(value[part]));
}
