import axios, { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';

import type { Call } from './contract/defineCall.ts';

declare global {
  /** Answers that `head.js` has asked for while the code was loading, by their address, with their bodies. */
  var prefetched: Map<string, Promise<{ readonly response: Response; readonly text: string }>> | undefined;
}

/** Whether the page's head has asked a row and the answer has not been taken yet. */
export function isPrefetched({ path }: Call): boolean {
  return [...(globalThis.prefetched?.keys() ?? [])].some((address) => address.startsWith(`${path}?`));
}

/** Hands over what was asked for ahead, once, and sends everything else. */
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
