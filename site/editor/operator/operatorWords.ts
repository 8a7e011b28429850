import type { AuditDid, Role } from '../protocol.ts';

/** Words of signing in, and of who is signed in. */
export const operatorWords = {
  noAnswer: 'The server did not answer. Try again.',
  signIn: {
    title: 'Sign in to the editor',
    openId: 'Sign in with your organization',
    or: 'or',
    name: 'Name',
    password: 'Password',
    code: 'Code of your authenticator app',
    send: 'Sign in',
    problems: {
      openid: 'Your organization’s sign-in did not work, or took too long. Try again.',
      unknown: (name: string) => `${name} is not an operator here. Ask who runs the server to add this name.`,
    },
    none: 'Nobody can sign in yet. Who runs the server adds operators with: npm run operators',
  },
  operator: {
    roles: { viewer: 'viewer', editor: 'editor', publisher: 'publisher' } satisfies Record<Role, string>,
    menu: (name: string, role: string) => `${name}, ${role}`,
    drafts: 'Earlier drafts',
    signOut: 'Sign out',
    signedOut: 'Your session has ended',
    signedOutLead: 'What you have edited is stored in this browser. Sign in again to go on with it.',
    signInAgain: 'Sign in again',
  },
  drafts: {
    title: (merchant: string) => `Earlier drafts of ${merchant}`,
    lead: 'What you had edited and not saved. Taking one over can be undone.',
    none: 'There is no earlier draft.',
    loading: 'Loading the drafts …',
    takeOver: 'Take over',
    takeOverOf: (when: string) => `Take over the draft of ${when}`,
    taken: 'The earlier draft is shown now.',
  },
  audit: {
    title: 'Log',
    none: 'Nothing was saved or published here yet.',
    did: { signIn: 'signed in', save: 'saved', publish: 'published', rollback: 'rolled back to' } satisfies Record<AuditDid, string>,
    line: (by: string, did: string, what: string) => `${by} ${did} ${what}`,
  },
  roleNeeded: {
    edit: 'As a viewer you can try things out here, not save them.',
    publish: 'Publishing takes the role of a publisher.',
    save: 'Saved files are live here, so that saving takes the role of a publisher.',
  },
} as const;
