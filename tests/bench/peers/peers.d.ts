/** The files that every app of the benchmark shares; they live beside the peers, outside this repository. */
declare module '@peers/boot' {
  import type { ComponentType, ReactNode } from 'react';

  /** Mounts the screen, or with `?stress=200` so many fields, and marks when it stands. */
  export function boot(app: {
    Provider: ComponentType<{ children: ReactNode }>;
    Screen: ComponentType;
    stress: () => Promise<{ default: ComponentType<{ n: number }> }>;
  }): Promise<void>;
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
