import axios, { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';

import type { Call } from './contract/defineCall.ts';

declare global {
  /** Responses that `head.js` requested while the code loaded, with their bodies, by address. */
  var prefetched: Map<string, Promise<{ readonly response: Response; readonly text: string }>> | undefined;
}

/** Whether a prefetched response of this call has not been used yet. */
export function isPrefetched({ path }: Call): boolean {
  return [...(globalThis.prefetched?.keys() ?? [])].some((address) => address.startsWith(`${path}?`));
}

/** Answers a request from the prefetched responses, once each, and sends all others. */
export const prefetchAdapter: AxiosAdapter = async (config): Promise<AxiosResponse> => {
  const address = axios.getUri(config);
  const ahead = config.method === 'get' ? globalThis.prefetched?.get(address) : undefined;
  if (ahead === undefined) return axios.getAdapter(axios.defaults.adapter ?? 'xhr')(config);
  globalThis.prefetched?.delete(address);
  try {
    const { response, text } = await ahead;
    const headers = Object.fromEntries(response.headers);
    return { data: text, status: response.status, statusText: response.statusText, headers, config };
  } catch (error) {
    throw AxiosError.from(error, AxiosError.ERR_NETWORK, config);
  }
};
