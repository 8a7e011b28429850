import { createClient, type CallContext, type Client } from '#site/api/client.ts';
import type { Call } from '#site/api/contract/defineCall.ts';
import { ERROR_CODE } from '#site/api/contract/errorCodes.ts';
import { CallError } from '#site/api/errors.ts';
import { words } from '../words.ts';

/**
 * A read-only client: public reads reach the gateway; calls that need a session or write are refused here, as for a visitor. The
 * session is a mock, so no refusal ends it.
 */
export function readOnlyClient(context: CallContext): Client {
  const client = createClient({ ...context, token: () => null, onSessionLost: () => {} });
  return {
    keepsNothing: true,
    call: (row, input, options) => (isForVisitors(row) ? client.call(row, input, options) : Promise.reject(refusal(row))),
  };
}

const isForVisitors = ({ method, auth }: Call): boolean => method === 'GET' && auth !== 'member';

function refusal({ name }: Call): CallError {
  return new CallError({ call: name, kind: 'refused', code: ERROR_CODE.notLoggedIn, serverMessage: words.refused });
}
