import type { Client } from '#site/api/client.ts';
import type { CallName } from '#site/api/contract/index.ts';
import { schemaOf, type Call } from '#site/api/contract/defineCall.ts';
import { readAnswer } from '#site/api/contract/readAnswer.ts';
import { wireFor } from '#site/api/contract/wire.ts';
import { CallError } from '#site/api/errors.ts';
import answers from './answers.json' with { type: 'json' };

/** Answers by call, as the gateway writes them. */
export type Answers = Readonly<Partial<Record<CallName, unknown>>>;

const HUES = 360;

/** A flat picture for each of the gateway's, which no story can load. */
function pictureFor(path: string): string {
  const hue = [...path].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % HUES, 0);
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M0 0h4v3H0" fill="hsl(${hue} 45% 45%)"/></svg>`)}`;
}

const withPictures = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/art/') ? pictureFor(value) : value,
  );

/**
 * A client that answers what the reference gateway said, through the schemas of the contract. For other calls the gateway is out of
 * reach.
 * @param exponent decimal places of the merchant's currency
 * @param others answers in place of the stored ones
 */
export function mockClient(exponent: number, others: Answers = {}): Client {
  const known: Readonly<Record<string, unknown>> = { ...answers, ...others };
  return {
    call: async (row: Call) => {
      const answer = known[row.name];
      if (answer === undefined) throw new CallError({ call: row.name, kind: 'network' });
      const read = readAnswer(schemaOf(row.response, wireFor(exponent, 'decode')), withPictures(answer));
      if (!read.success) throw new CallError({ call: row.name, kind: 'shape' }, { cause: read.issue.message });
      // The schema that just passed is the row's own: its output is the row's output.
      return read.output as never;
    },
  };
}
