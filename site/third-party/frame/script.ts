import { ProviderError } from '#site/third-party/host/port.ts';

/**
 * Loads a third-party script.
 * @throws ProviderError `unavailable`
 */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new ProviderError('unavailable')));
    document.head.append(script);
  });
}

/**
 * A global that a script defines, by a path such as `google.accounts.id`.
 * @throws ProviderError `unavailable` if it is missing
 */
export function globalAt(path: string): object {
  const found = path.split('.').reduce<unknown>((at, name) => (isHolder(at) ? Reflect.get(at, name) : undefined), window);
  if (!isHolder(found)) throw new ProviderError('unavailable');
  return found;
}

function isHolder(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
