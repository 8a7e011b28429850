/**
 * The words of config: everything visible is an item, placed in an area, under a condition.
 * Files on disk are checked against `schema/`; what is typed here is a file after that check.
 */
import type { Flag, Merchant, Site } from '#site/assembler/settings/settings.ts';
import type { AreaName, Category, Device, Feature, FormField, Language, Mark, OnFault, Session } from './vocabulary.ts';
import type { RegistrationField } from '#site/api/contract/registrationFields.ts';

export type { Flag, Merchant, Site };
export type { AreaName, Category, Device, Feature, FormField, Language, Mark, OnFault, RegistrationField, Session };

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A key of the `config` text bundle, or the text itself by language. */
export type Label = { readonly t: string } | { readonly [L in Language]?: string };

/** Closed grammar: exactly one key a node, non-empty lists, at most 8 levels and 64 nodes. */
export type Condition =
  | boolean
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly flag: string }
  | { readonly feature: Feature }
  | { readonly mark: Mark }
  | { readonly session: readonly Session[] }
  | { readonly accountType: readonly (number | 'none')[] }
  | { readonly rank: { readonly above: number } }
  | { readonly route: readonly string[] }
  | { readonly language: readonly Language[] }
  | { readonly device: readonly Device[] }
  | { readonly hasVendors: Category }
  | { readonly rule: { readonly field: RegistrationField; readonly is: 'enabled' | 'required' } }
  /** ISO instants; `from` belongs to the span, `to` does not. */
  | { readonly between: { readonly from: string; readonly to: string } };

/** `fault` hides the item like `false`, also under `not`, and is reported. */
export type Verdict = boolean | 'fault';

/** What conditions are decided on. Every fact always has a value. */
export interface Facts {
  /** Exactly the declared flags; ancestors are already counted in. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly features: Readonly<Record<Feature, boolean>>;
  /** Of members and agents only; off until member info has come. */
  readonly marks: Readonly<Record<Mark, boolean>>;
  readonly rules: Readonly<Partial<Record<RegistrationField, FieldRule>>>;
  readonly session: Session;
  readonly accountType: number | 'none';
  readonly rank: number;
  /** Path of the current page. */
  readonly route: string;
  readonly language: Language;
  readonly device: Device;
  /** Categories that have at least one vendor. */
  readonly vendors: readonly Category[];
  /** Epoch milliseconds on the gateway's clock. */
  readonly now: number;
}

interface ItemBase {
  readonly when?: Condition;
  /** The gateway refuses the action too: hiding is not permission. */
  readonly guard?: 'server';
}

/** A block in an area of a page or layout, or in a slot of another block. */
export interface BlockItem extends ItemBase {
  readonly block: string;
  readonly props?: JsonObject;
  readonly slots?: Readonly<Record<string, Area<BlockItem>>>;
  /** What shows when the block fails. @default omit */
  readonly onFault?: OnFault;
  /** Written by the compiler: what base said, where `onFault` is `base` and a merchant changed it. */
  readonly base?: { readonly props?: JsonObject; readonly when?: Condition };
}

/** A block shown in a modal, opened by the item's id. */
export interface ModalItem extends BlockItem {
  readonly title?: Label;
  /** CSS pixels. */
  readonly width?: number;
  /** On phones: a sheet as high as its content, unless it takes the whole screen. */
  readonly narrow?: 'sheet' | 'full';
  /** A required modal cannot be dismissed. */
  readonly required?: boolean;
  /** The part of site.json whose `headerColour` its header has; the theme's own ground when absent. */
  readonly header?: 'chat';
}

/** A menu entry. `to` is a path, `modal:<id>`, `centre:<page>`, `launch:<category>` (its first game) or an https address. */
export interface LinkItem extends ItemBase {
  readonly to: string;
  readonly label: Label;
  readonly icon?: string;
  /** The game category of the entry; its vendors open below it. */
  readonly category?: Category;
  /** Page of the category's vendors, where `to` is none: `launch:LOTT` starts a game. */
  readonly vendors?: string;
  /** What waits behind it and is counted beside its label, where the menu shows counts. */
  readonly badge?: string;
  /** Id of one of the menu's groups. */
  readonly group?: string;
}

/** An entry of the member or agent center; `page` is the platform's name for it. */
export interface EntryItem extends BlockItem {
  readonly page: string;
  readonly label: Label;
  readonly icon?: string;
  readonly badge?: string;
  /** Id of one of the center's groups. */
  readonly group?: string;
}

/** Bounds and format of a registration field, as the platform states them. */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression's source, or `*` for any text. */
  readonly acceptedPattern?: string;
  /** 0 to 19: which message explains the pattern (spec section 5). */
  readonly patternId?: number;
}

/** A field of the registration form. `rule` is the merchant's value until the gateway answers. */
export interface FieldItem extends ItemBase {
  readonly field: FormField;
  readonly tabs: readonly string[];
  readonly group: string;
  readonly width: 'half' | 'full';
  readonly rule?: FieldRule;
}

/** A tab of the registration form. */
export interface TabItem extends ItemBase {
  readonly tab: string;
  readonly label: Label;
}

/** A banner group and the paths that show it. */
export interface GroupItem extends ItemBase {
  readonly places: readonly string[];
  readonly autoplayMs: number;
}

export type Item = BlockItem | ModalItem | LinkItem | EntryItem | FieldItem | TabItem | GroupItem;

/** Keyed items and their order; in an artefact `order` names every id. */
export interface Area<I extends Item = Item> {
  readonly items: Readonly<Record<string, I>>;
  readonly order: readonly string[];
}

/** An area whose items have groups: `groups` are their headings by id. */
export interface GroupedArea<I extends Item> extends Area<I> {
  readonly groups?: Readonly<Record<string, Label>>;
}

export type Areas = Readonly<Partial<Record<AreaName, Area<BlockItem>>>>;

/** The frame around pages. */
export interface Layout {
  /** Position of the navigation and width of the page; rendered by the app's frame. */
  readonly frame: 'top' | 'rail' | 'bare' | 'full';
  /** What is before titles of sections: nothing, a bar in the accent color, or a diamond in the color of highlights. */
  readonly titles?: 'plain' | 'bar' | 'diamond';
  readonly areas: Areas;
}

export interface Page {
  /** The first is the page's own address, the others are aliases; `/:name` takes each word of a parameter, `*` every unknown path. */
  readonly paths: readonly string[];
  /** For each `/:name` of the paths: the allowed words, in capitals, each with the page's title. */
  readonly parameters?: Readonly<Record<string, Readonly<Record<string, Label>>>>;
  /** Path of this page → the modal that is open over it there. */
  readonly opens?: Readonly<Record<string, string>>;
  readonly layout: string;
  readonly title: Label;
  /** What search engines and link previews say of it; the site's own where it has none. */
  readonly description?: Label;
  /** Search engines leave it out. */
  readonly unlisted?: true;
  readonly when?: Condition;
  readonly areas: Areas;
}

export interface Registration extends Area<FieldItem> {
  readonly tabs: Area<TabItem>;
}

/** One merchant's whole config: merged, checked, without provenance. What players load. */
export interface Artefact {
  readonly v: 1;
  readonly merchant: Merchant;
  readonly site: Site;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly layouts: Readonly<Record<string, Layout>>;
  readonly pages: Readonly<Record<string, Page>>;
  readonly modals: Area<ModalItem>;
  readonly menus: Readonly<Record<string, GroupedArea<LinkItem>>>;
  readonly centres: Readonly<Record<string, GroupedArea<EntryItem>>>;
  readonly registration: Registration;
  readonly banners: Area<GroupItem>;
  /** Texts that this merchant words differently: language → key → text. */
  readonly labels: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /**
   * Of a merchant that words what pages say differently: language → hash of the file that holds it. Such a file is loaded with
   * its language's own texts.
   */
  readonly texts?: Readonly<Partial<Record<Language, string>>>;
}

/** A merchant's own wording of one language: namespace → key → text. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What `/live` pushes: when any part differs from what the page holds, that part is fetched again. */
export interface Manifest {
  readonly artefact: string;
  readonly skin: string;
  readonly flagsRev: string;
  readonly rulesRev: string;
  /** 0 normal, 1 maintenance, 2 region restricted. */
  readonly status: 0 | 1 | 2;
  readonly now: number;
  readonly minClient: string;
}

/** Line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Source extends Position {
  /** Relative to the config folder. */
  readonly file: string;
}

/** A fault in config: where it is, and what was expected. */
export interface Fault extends Source {
  readonly code: FaultCode;
  readonly severity: 'error' | 'warning';
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

export type FaultCode =
  | 'json'
  | 'duplicate-key'
  | 'forbidden-key'
  | 'too-deep'
  | 'too-big'
  | 'too-many'
  | 'version'
  | 'unknown-file'
  | 'missing-file'
  | 'unknown-key'
  | 'missing-key'
  | 'bad-value'
  | 'bad-props'
  | 'condition'
  | 'unknown-flag'
  | 'unknown-block'
  | 'unknown-slot'
  | 'slot-forbids'
  | 'unknown-reference'
  | 'duplicate-path'
  | 'duplicate-domain'
  | 'no-default'
  | 'orphan-patch'
  | 'locked'
  | 'kind-change'
  | 'order'
  | 'never-shown'
  | 'always-shown'
  | 'hidden-target'
  | 'bad-rule'
  | 'no-provider'
  | 'no-way-on'
  | 'skin';

/** Something that failed in a visitor's page: which item, and why. */
export interface RuntimeFault {
  /** Of the item; of a text or skin, what it is called. */
  readonly address: string;
  readonly code: 'condition' | 'unknown-block' | 'bad-props' | 'render' | 'chunk' | 'missing-text' | 'skin' | 'answer';
  /** For a developer. Only what is quoted from config may leave the page: a thrown message can hold anything. */
  readonly detail: string;
  /** Name of the error that was thrown, where one was. */
  readonly error?: string;
}
