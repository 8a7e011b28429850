import type { ProviderName, ProviderSettings } from '#site/assembler/runtime/providers.ts';
import type { ProviderRequest } from '#site/third-party/host/messages.ts';

/** What an adapter shows itself on. */
export interface Stage {
  /** Empty at each question. */
  readonly element: HTMLElement;
  /** Brings the document to the front, where it can take the focus; it goes back by itself once the question is answered. */
  show(): Promise<void>;
}

/** Settings from config, and how long anything may take to load. */
export type Settings<Name extends ProviderName> = ProviderSettings<Name> & { readonly timeoutMs: number };

/** Answers one question. @param language BCP 47 @throws ProviderError */
export type Adapter = (request: ProviderRequest, language: string) => Promise<unknown>;

/** Loads a provider's script. @throws ProviderError `unavailable` */
export type Connect<Name extends ProviderName> = (settings: Settings<Name>, stage: Stage) => Promise<Adapter>;
