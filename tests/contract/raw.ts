/** Requests past every check of the client's. */
import type { RunningGateway } from '#gateway/api/index.ts';
import { HEADER, JWE } from '#site/api/contract/index.ts';
import type { Call } from '#site/api/contract/index.ts';
import { seal } from './support.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Sends a request as it is, in the form that its row has. */
export async function sendRaw(gateway: RunningGateway, row: Call, input: unknown, token: string): Promise<Response> {
  const url = new URL(row.path, 'http://localhost:8080');
  const headers: Record<string, string> = { [HEADER.merchant]: 'demo', [HEADER.authorization]: token };
  // As a form or a query everything is text.
  const texts = () => new URLSearchParams(Object.entries(Object(input)).map(([key, value]) => [key, asText(value)]));
  if (row.method === 'GET' || row.method === 'DELETE') {
    url.search = texts().toString();
    return gateway.fetch(new Request(url, { method: row.method, headers }));
  }
  if (row.encrypted === true) {
    headers['Content-Type'] = JWE.contentType;
    return gateway.fetch(new Request(url, { method: row.method, headers, body: await seal(gateway, input) }));
  }
  headers['Content-Type'] = row.form === true ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = row.form === true ? texts().toString() : JSON.stringify(input);
  return gateway.fetch(new Request(url, { method: row.method, headers, body }));
}

/** Sends this text as the body, or as the query where there is no body, whatever the row wants there. */
export function sendText(
  gateway: RunningGateway,
  row: Call,
  text: string,
  token: string,
  contentType = 'application/json',
): Promise<Response> {
  const bare = row.method === 'GET' || row.method === 'DELETE';
  const headers = { [HEADER.merchant]: 'demo', [HEADER.authorization]: token, 'Content-Type': contentType };
  const url = `http://localhost:8080${row.path}${bare ? `?${text}` : ''}`;
  return gateway.fetch(new Request(url, { method: row.method, headers, ...(!bare && { body: text }) }));
}
