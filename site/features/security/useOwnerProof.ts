import { useRef, useState, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';

import type { Proof, ProofKind } from '#site/api/contract/security.ts';
import { plainNumber, trimmed } from '#site/session/rules.ts';

/** Identity proof of a member: a choice of methods, and one answer. */
export interface OwnerProof {
  readonly kinds: readonly ProofKind[];
  readonly by: ProofKind;
  readonly answer: string;
  /** Error of the answer. */
  readonly message: string | undefined;
  /** Ref of the field, which takes the focus on an error. */
  readonly attach: RefCallback<HTMLInputElement>;
  choose(by: ProofKind): void;
  type(answer: string): void;
  /** Validates the answer; sets the error and returns `false` if it is missing. */
  check(): boolean;
  /** The proof for the payload. */
  read(): Proof;
  /** Sets the gateway's error. */
  refuse(message: string): void;
  /** Resets after success. */
  clear(): void;
}

/** @param kinds accepted kinds of proof; the first is the default */
export function useOwnerProof(kinds: readonly ProofKind[]): OwnerProof {
  const { t } = useTranslation('auth');
  const [chosen, setChosen] = useState<ProofKind>();
  const [answer, setAnswer] = useState('');
  const [message, setMessage] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const by = chosen !== undefined && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'password');

  const clear = (): void => {
    setAnswer('');
    setMessage(undefined);
  };
  const refuse = (text: string): void => {
    setMessage(text);
    input.current?.focus();
  };
  return {
    kinds,
    by,
    answer,
    message,
    attach: (element) => {
      input.current = element;
    },
    choose: (next) => {
      setChosen(next);
      clear();
    },
    type: (text) => {
      setAnswer(text);
      setMessage(undefined);
    },
    check: () => {
      if (trimmed(answer) !== '') return true;
      refuse(t('problem_required'));
      return false;
    },
    read: () => ({ by, answer: by === 'password' ? trimmed(answer) : plainNumber(answer) }),
    refuse,
    clear,
  };
}
