import { useRef, useState, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';

import type { Proof, ProofKind } from '#site/api/contract/security.ts';
import { plainNumber, trimmed } from '#site/session/rules.ts';

/** What a member shows to be who they are: a choice among the ways on offer, and one answer. */
export interface OwnerProof {
  readonly kinds: readonly ProofKind[];
  readonly by: ProofKind;
  readonly answer: string;
  /** What is wrong with the answer. */
  readonly message: string | undefined;
  /** The field, which takes the focus when it is refused. */
  readonly attach: RefCallback<HTMLInputElement>;
  choose(by: ProofKind): void;
  type(answer: string): void;
  /** Says beside the field when the answer is missing; `false` then. */
  check(): boolean;
  /** As it is sent. */
  read(): Proof;
  /** The gateway did not take it. */
  refuse(message: string): void;
  /** What it was for is done. */
  clear(): void;
}

/** @param kinds what this form takes of what the member has; the first is offered first */
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
