/** Conventions of all calls, as the Markdown description of the OpenAPI document. */
import { refuse, statusOf } from '#gateway/api/answer.ts';
import { PER_ACCOUNT } from '#gateway/api/limits.ts';
import { HEADER, JWE } from '#site/api/contract/index.ts';
import { GENERAL_REFUSALS } from '#site/api/contract/refusals.ts';
import { LONGEST } from './examples.ts';
import { SEALED } from './requests.ts';

export const DESCRIPTION = `What a gateway answers. The site runs against any server that keeps to this contract: \`GATEWAY_URL\` names it.
\`npm run calls\` writes this document from the table in \`site/api/contract/\`; \`tests/contract\` is what the reference gateway has to pass.

## Headers

Every request has \`${HEADER.merchant}\`, \`${HEADER.language}\`, \`${HEADER.moduleId}\`, \`${HEADER.device}\` and \`${HEADER.gatewayVersion}\`. \`${HEADER.authorization}\` holds the session's
token as it is, without "Bearer". The token is never a parameter.

## Payload

The query of a GET or DELETE, else a JSON body, unless the call says otherwise: one is a form, one the bytes of a file, and some are encrypted.

## Answer

\`{"success": true, "value": …}\`. A refusal is \`{"success": false, "errorCode", "message", "value", "requestId"}\`. Its \`value\` may hold
\`captcha\` (the next attempt needs one), \`field\` (the input it is about), \`challenge\` (a login that waits for its second factor),
\`retryAfterMs\`, \`left\` (tries), \`until\` (epoch milliseconds), \`least\` and \`most\` (bounds of an amount), \`limit\` and \`period\` (a limit
that the player has set).

## Values

- **Amounts**: \`Money\` is a decimal of the major unit with no more places than the currency has (\`1234.5\`); \`FineMoney\` has up to four.
- **Times** are epoch milliseconds, days \`YYYY-MM-DD\`, pages count from 1.

## Encrypted bodies

A body that is marked \`${SEALED}\` travels as a compact JWE (\`${JWE.contentType}\`, \`${JWE.keyAlgorithm}\`, \`${JWE.contentAlgorithm}\`, with the header
\`${HEADER.encryption}: ${JWE.encryptionHeader}\`) to a key of \`sessionKey\`, named by its \`kid\`. Its plain text is \`{"iat", "jti", "payload"}\`: \`iat\` in seconds
since the epoch, at most ${JWE.maxAgeSeconds} from the gateway's clock; \`jti\` a nonce of 16 to 64 characters, accepted once. The call's schema and example are those of
\`payload\`.

## Idempotency

A write with the \`${HEADER.idempotencyKey}\` of an earlier one gets the same answer, and nothing happens again. Refusals are not stored.

## Limits

As many requests a minute from one address as the call says, and ${PER_ACCOUNT} a minute by one account.

## Refusals

Any call may be refused before its work begins:

| errorCode | status | meaning |
|---|---|---|
${GENERAL_REFUSALS.map((code) => `| \`${code}\` | ${statusOf(refuse(code))} | ${refuse(code).message} |`).join('\n')}

A call lists its other refusals; a gateway adds none. They have status 200, except \`account.excluded\` (403).

In examples, lists are cut after their first item and texts after ${LONGEST} characters.
`;
