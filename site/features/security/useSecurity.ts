import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { securityConfig } from '#site/api/contract/security.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import type { Security } from './states.ts';

/** The account's protections: one cached response for all components. */
export function useSecurity(): UseQueryResult<Security, CallError> {
  return useCall(securityConfig, {});
}

/**
 * The protections at mount. After a lost response, the overview may already show the change; the form must stay the same, so that it can
 * be retried.
 */
export function useSecurityAtOpening(): Security | undefined {
  const { data } = useSecurity();
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  return first;
}
