import type { UseQueryResult } from '@tanstack/react-query';

import { securityConfig } from '#site/api/contract/security.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import type { Security } from './states.ts';

/** The account's protections: one answer for everything that shows them. */
export function useSecurity(): UseQueryResult<Security, CallError> {
  return useCall(securityConfig, {});
}
