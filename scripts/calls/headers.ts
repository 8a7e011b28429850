/** Request headers of the contract as OpenAPI parameters. The token is a security scheme instead. */
import { HEADER, JWE } from '#site/api/contract/index.ts';
import type { Call } from '#site/api/contract/index.ts';
import type { Json } from './json.ts';

const header = (name: string, description: string, schema: Json, required = true): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

/** Headers that several calls share. */
export const HEADER_PARAMETERS = {
  Merchant: header(HEADER.merchant, 'Code of the merchant whose site asks.', { type: 'string' }),
  Language: header(HEADER.language, 'Language of texts in the answer.', { type: 'string' }),
  Device: header(HEADER.device, 'Kind of client.', { const: 'web' }),
  GatewayVersion: header(HEADER.gatewayVersion, 'Version of this contract.', { const: '3' }),
  Encryption: header(HEADER.encryption, 'The body is encrypted.', { const: JWE.encryptionHeader }),
  IdempotencyKey: header(
    HEADER.idempotencyKey,
    'The same key makes the same write happen once. The site always sends one.',
    { type: 'string' },
    false,
  ),
};

const ref = (name: keyof typeof HEADER_PARAMETERS): Json => ({ $ref: `#/components/parameters/${name}` });

/** Of every call. */
export const SENDER_HEADERS: readonly Json[] = [ref('Merchant'), ref('Language'), ref('Device'), ref('GatewayVersion')];

/** Whether a repeated request with the same key gets the same response. */
export const isIdempotent = (row: Call): boolean => row.method !== 'GET' && row.auth === 'member';

/** Headers of one call, besides the common ones. */
export function headersOf(row: Call): readonly Json[] {
  return [
    header(HEADER.moduleId, 'Module of the call, which may be a flag of the merchant.', { const: row.moduleId }),
    ...(row.encrypted ? [ref('Encryption')] : []),
    ...(isIdempotent(row) ? [ref('IdempotencyKey')] : []),
  ];
}
