/** The files that every app of the benchmark shares; they live beside the peers, outside this repository. */
declare module '@peers/boot' {
  import type { ComponentType, ReactNode } from 'react';

  /** Mounts the screen, or with `?stress=200` so many fields, and marks when it stands. */
  export function boot(app: {
    Provider: ComponentType<{ children: ReactNode }>;
    Screen: ComponentType;
    stress: () => Promise<{ default: ComponentType<{ n: number }> }>;
  }): Promise<void>;
  /** Mounts any node, with the same marks. */
  export function mount(node: ReactNode): void;
}

declare module '@peers/page-spec' {
  export type Block =
    | { type: 'heading'; id: string; text: string }
    | { type: 'text'; id: string; text: string; when?: 'promo' }
    | { type: 'card'; id: string; title: string; text: string; image: string }
    | { type: 'grid' | 'columns'; id: string; children: Block[] }
    | { type: 'tabs'; id: string; tabs: { title: string; text: string }[] };
  /** A page of `n` blocks; the last of every ten carries the flag. */
  export function makePage(n: number): Block[];
  /** The `n` of the page's address. */
  export function size(): number;
}

declare module '@peers/blocks' {
  import type { ReactNode } from 'react';

  export function Heading(props: { text: string }): ReactNode;
  export function Text(props: { text: string }): ReactNode;
  export function Card(props: { title: string; text: string; image: string }): ReactNode;
  export function Tabs(props: { tabs: { title: string; text: string }[] }): ReactNode;
}

declare module '@peers/form-spec' {
  export interface Rule {
    name: string;
    label: string;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
  }
  /** The sixteen fields, each required. */
  export const RULES: readonly Rule[];
}

declare module '@peers/spec' {
  import type { SyntheticEvent } from 'react';

  export const MENU: readonly string[];
  export const SLIDES: readonly string[];
  export const COUNTRIES: readonly string[];
  export interface Values {
    username: string;
    password: string;
    confirm: string;
    email: string;
    country: string;
    terms: boolean;
    about: string;
    age: string;
  }
  export type Name = keyof Values;
  export const LABEL: Readonly<Record<Name, string>>;
  export const HELP: Readonly<Record<Name, string>>;
  export function useForm(): {
    values: Values;
    errors: Partial<Record<Name, string>>;
    set: <K extends Name>(name: K, value: Values[K]) => void;
    submit: (event?: SyntheticEvent) => void;
  };
}

declare module '@peers/useModal' {
  import type { ComponentType } from 'react';

  interface ModalProps {
    open: boolean;
    onClose: () => void;
  }
  /** The modal is a chunk of its own, loaded by the first press. */
  export function useModal(load: () => Promise<{ default: ComponentType<ModalProps> }>): {
    show: () => Promise<void>;
    modal: ModalProps & { Modal: ComponentType<ModalProps> | null };
  };
}
