import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';

import { loopbackOnly } from '#gateway/dev/guard.ts';
import { isAtLeast, type Role } from '#site/editor/protocol.ts';
import type { Env } from '../../parts.ts';
import type { AuditLog } from './auditLog.ts';
import type { Drafts } from './drafts.ts';

/** Who uses the editor. */
export interface Operator {
  /** Absent on the server's own machine, where no one signs in. */
  readonly name?: string;
  /** `undefined` if the merchant is none of theirs. */
  roleAt(merchant: string): Role | undefined;
}

/** Whether an operator may do at a merchant what takes this role. */
export function may(operator: Operator, merchant: string, needed: Role): boolean {
  const role = operator.roleAt(merchant);
  return role !== undefined && isAtLeast(role, needed);
}

/** Context of the editor's requests behind its guard. */
export interface EditorEnv {
  Bindings: Env['Bindings'];
  Variables: Env['Variables'] & { operator: Operator };
}

/** Who may use the editor, and what is stored of what they do. */
export interface EditorAccess {
  /** Admits a request, and says whose it is. */
  readonly guard: MiddlewareHandler<EditorEnv>;
  /** Absent on the server's own machine: browsers have the drafts, and releases their own log. */
  readonly records?: { readonly audit: AuditLog; readonly drafts: Drafts };
}

const THIS_MACHINE: Operator = { roleAt: () => 'publisher' };

/** The editor on the server's own machine, in development. */
export const loopbackAccess: EditorAccess = {
  guard: every(loopbackOnly, async (c, next) => {
    c.set('operator', THIS_MACHINE);
    await next();
  }),
};
