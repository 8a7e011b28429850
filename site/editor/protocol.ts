/** What the editor's page, its server and its framed site say to one another. */
import * as v from 'valibot';

import type { Change } from '#site/assembler/compiler/explain/changes.ts';
import type { View } from '#site/assembler/compiler/explain/views.ts';
import type { AuditEntry } from '#site/assembler/compiler/releases/releases.ts';
import type { Artefact, Fault, Language, OwnTexts } from '#site/assembler/runtime/types.ts';
import type { SkinPair } from '#ui/theme/skin.ts';

/** Where the editor lives on the server. */
export const EDITOR = '/editor';

/** Texts of edited files by their path in the merchant's folder, `pages/home.json`. */
export const editedFiles = v.record(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+(\/[\w-]+)?\.json$/)), v.string());
export type EditedFiles = Readonly<v.InferOutput<typeof editedFiles>>;

/** Body of `POST /editor/compile`, of `POST /editor/review` and of `POST /editor/views`. */
export const compileBody = v.object({ merchant: v.string(), files: editedFiles });

/** Why, in the operator's words. */
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), '');

/** Body of `POST /editor/save`: the texts, and those that they began from. */
export const saveBody = v.object({ merchant: v.string(), files: editedFiles, began: editedFiles, note });

/** Who acts, where no one signs in. */
const by = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
/** Body of `POST /editor/publish`. */
export const publishBody = v.object({ merchant: v.string(), by, note });

/** Body of `POST /editor/rollback`. */
export const rollbackBody = v.object({ merchant: v.string(), by, note, to: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** What an operator may do at a merchant; each includes those before it. */
export const ROLES = ['viewer', 'editor', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

export const isAtLeast = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Body of `POST /sign-in`. */
export const signInBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
  code: v.pipe(v.string(), v.maxLength(20)),
});

/** Answer of `GET /sign-in/ways`. */
export interface SignInWays {
  readonly openId: boolean;
  /** Whether an operator has a password. */
  readonly password: boolean;
}

/** Body of `POST /editor/draft`: the text of a draft, `null` for none, after which version. */
export const draftBody = v.object({
  merchant: v.string(),
  text: v.nullable(v.string()),
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** What is edited and not saved, as the server stores it for who is signed in. */
export interface StoredDraft {
  /** 0 for none; grows with each text. */
  readonly version: number;
  readonly text: string | null;
}

/** An earlier text of a draft. */
export interface DraftVersion {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Answer of `GET /editor/drafts/<merchant>`, the latest first. */
export interface DraftVersions {
  readonly versions: readonly DraftVersion[];
}

/** The operator who is signed in, at one merchant. */
export interface SignedIn {
  readonly name: string;
  readonly role: Role;
  readonly draft: StoredDraft;
}

export type AuditDid = 'signIn' | 'save' | 'publish' | 'rollback';

/** One entry of the audit log. */
export interface AuditLine {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly did: AuditDid;
  /** Files that were saved, or the id of a release. */
  readonly what: string;
  readonly why?: string;
}

/** One config file that a merchant may write. */
export interface WorkspaceFile {
  /** In the merchant's folder and, by the same name, in base. */
  readonly path: string;
  /** What the merchant's folder holds; `null` where it holds nothing by this name. */
  readonly own: string | null;
  /** What base holds; `null` where base has no such file. */
  readonly base: string | null;
  /** What a merchant's file of this name starts with. */
  readonly blank: string;
  /** Path of its JSON Schema below `/editor/schema/`. */
  readonly schema: string;
}

/** Answer of `GET /editor/workspace/<merchant>`; for an unknown merchant, the host's. */
export interface Workspace {
  /** That may be edited here. */
  readonly merchants: readonly string[];
  readonly merchant: string;
  readonly files: readonly WorkspaceFile[];
  /** Absent on the server's own machine, where no one signs in. */
  readonly signedIn?: SignedIn;
}

/** Answer of `POST /editor/compile`. */
export interface Compilation {
  /** What players would load; absent while a fault is an error. */
  readonly artefact?: Artefact;
  readonly skinCss?: string;
  /** What the merchant words differently, by language. */
  readonly texts?: Readonly<Partial<Record<Language, OwnTexts>>>;
  /** What `check` says. */
  readonly faults: readonly Fault[];
  /** What `diff` says between the saved config and this one. */
  readonly effect: readonly Change[];
  /** The checked pairs of the skin; none while the skin cannot be read. */
  readonly contrast: readonly SkinPair[];
}

/** Answer of `POST /editor/review`: what publishing would do. */
export interface Review {
  /** Who is signed in, or else the account on the machine: who acts, unless another name is given. */
  readonly by: string;
  readonly faults: readonly Fault[];
  /** What differs on screen from what players have; `null` while a fault is an error, or nothing has been released. */
  readonly effect: readonly Change[] | null;
  /** The merchant's log, the latest first; `null` where the server serves files as they are saved. */
  readonly releases: readonly AuditEntry[] | null;
  /** What operators did at this merchant, the latest first; `null` where no one signs in. */
  readonly audit: readonly AuditLine[] | null;
}

/** What players load of a merchant. */
export type Built = Required<Pick<Compilation, 'artefact' | 'skinCss' | 'texts'>>;

/** Answer of `POST /editor/views`: what players have, what they would have, and the pages on which it shows; 409 while one has errors. */
export interface Comparison {
  readonly before: Built;
  readonly after: Built;
  readonly views: readonly View[];
}

/** Answer of `POST /editor/publish`. */
export interface Published {
  readonly id: string;
  /** False if it was released already. */
  readonly moved: boolean;
}

/** Answer with status 403, 409 or 422: why nothing was done. */
export interface Refusal {
  readonly message: string;
  readonly faults?: readonly Fault[];
}
