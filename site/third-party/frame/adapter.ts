import type { ProviderName, ProviderSettings } from '#site/assembler/sdk/providers.ts';
import type { ProviderRequest } from '#site/third-party/host/messages.ts';

/** Container that an adapter renders into. */
export interface Stage {
  /** Empty for each request. */
  readonly element: HTMLElement;
  /** Shows the document and lets it take the focus; it is hidden once the request is answered. */
  show(): Promise<void>;
}

/** Settings from config, and the load timeout. */
export type Settings<Name extends ProviderName> = ProviderSettings<Name> & { readonly timeoutMs: number };

/**
 * Answers one request.
 * @param language BCP 47
 * @throws ProviderError
 */
export type Adapter = (request: ProviderRequest, language: string) => Promise<unknown>;

/**
 * Loads a provider's script.
 * @throws ProviderError `unavailable`
 */
export type Connect<Name extends ProviderName> = (settings: Settings<Name>, stage: Stage) => Promise<Adapter>;
