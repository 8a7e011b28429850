import type { CallName } from '#site/api/contract/index.ts';

/** Calls that no case of `faults.e2e.ts` sees fail on a screen, and why. */
export const NOT_DRIVEN: Partial<Record<CallName, string>> = {
  whitelabel: 'No screen asks for it: the permission call carries the flags. It is there for other clients.',
  vendorTypes: 'No screen asks for it: the vendors say their types. It is there for other clients.',
  checkUsername: 'No screen asks for it: a name that is taken is told when the form is sent. It is there for other clients.',
  customerService: 'Answers into a window of its own; `customer-service.e2e.ts` sees it fail.',
  geetestId: 'Belongs to a third party’s check, for which a captcha stands in; `providers.e2e.ts` sees it fail.',
  socialLogin: 'Follows a third party’s own window; `providers.e2e.ts` sees it through.',
};
