import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { securityConfig } from '#site/api/contract/security.ts';
import type { CallError } from '#site/api/errors.ts';
import { useCall } from '#site/api/useCall.ts';
import type { Security } from './states.ts';

/** The account's protections: one answer for everything that shows them. */
export function useSecurity(): UseQueryResult<Security, CallError> {
  return useCall(securityConfig, {});
}

/**
 * The same as it was when a form was opened. When an answer was lost the overview may know of the change before the form does: it
 * must stay the form that it is, so that it can be sent again.
 */
export function useSecurityAtOpening(): Security | undefined {
  const { data } = useSecurity();
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  return first;
}
