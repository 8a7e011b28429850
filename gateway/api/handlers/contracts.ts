import type { ContractSort } from '#site/api/contract/agentContracts.ts';
import { actOn, contractPage, contractSummary } from '../../domain/contracts/contracts.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';

export const contractList: Handlers['contractList'] = (input, context) => ok(contractPage(input, context));

// Each kind has its own call and flag; the logic is the same.
export const processDividend: Handlers['processDividend'] = (input, context) => () => actOn('dividend', input, context);
export const processDailySalary: Handlers['processDailySalary'] = (input, context) => () => actOn('daily', input, context);
export const processHourlySalary: Handlers['processHourlySalary'] = (input, context) => () => actOn('hourly', input, context);
export const processRealTimeSalary: Handlers['processRealTimeSalary'] = (input, context) => () => actOn('realtime', input, context);

export const consolidated: Handlers['consolidated'] = (_input, context) => {
  const summary = contractSummary(context);
  const has = (sort: ContractSort): boolean => summary.get(sort)?.inForce ?? false;
  const waiting = (sort: ContractSort): number => summary.get(sort)?.waiting ?? 0;
  return ok({
    divtypeinfo: has('dividend'),
    // Every daily salary of this gateway is by contract.
    dailysalinfotype: has('daily'),
    contractmrdailysalinfotype: has('daily'),
    contracthoursalinfo: has('hourly'),
    realtimesalinfo: has('realtime'),
    divtypereq: waiting('dividend'),
    dailysalreqtype: waiting('daily'),
    contracthoursalreq: waiting('hourly'),
    realtimesalreqtype: waiting('realtime'),
  });
};
