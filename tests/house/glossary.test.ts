import { describe, expect, it } from 'vitest';

import { gatewayTexts, glossaryOf, glossed, siteTexts, type Glossary, type Term, type Text } from './texts.ts';

/** A word as one looks for it: by itself where the script parts words, anywhere where it does not. */
const word = memoised((text: string): RegExp => {
  const parted = /\p{Script=Latin}/u.test(text);
  const quoted = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(parted ? String.raw`(?<![\p{L}\p{M}])${quoted}(?![\p{L}\p{M}])` : quoted, 'iu');
});

const english = memoised((form: string): RegExp => new RegExp(String.raw`\b${form}s?\b`, 'giu'));

function memoised<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const inForce = ({ in: only }: Term, namespace: string): boolean => only === undefined || only.includes(namespace);

/** The forms of a namespace's terms. A longer one covers those within it, and one of the namespace's own its general namesake. */
const formsOf = (terms: readonly Term[]) =>
  memoised((namespace) =>
    terms
      .filter((term) => inForce(term, namespace))
      .flatMap((term) => term.en.map((form) => ({ term, form })))
      .toSorted((a, b) => b.form.length - a.form.length || Number(a.term.in === undefined) - Number(b.term.in === undefined)),
  );

/** Each text with the terms that its English names. */
function withTerms(terms: readonly Term[], texts: readonly Text[]): ReadonlyMap<Text, readonly Term[]> {
  const forms = formsOf(terms);
  return new Map(
    texts.map((text) => {
      let rest = text.english.replace(/<[^>]*>|\{\w+\}/g, ' ');
      const named = forms(text.namespace).flatMap(({ term, form }) => {
        const before = rest;
        rest = rest.replace(english(form), ' | ');
        return rest === before ? [] : [term];
      });
      return [text, named];
    }),
  );
}

const misses = (term: Term, { text }: Text): boolean =>
  !term.optional && !term.text.some((approved) => text.toLowerCase().includes(approved.toLowerCase()));

/** The forbidden words that a text has, longer approved ones around them put aside. */
function forbidden({ terms }: Glossary, term: Term, { text, namespace }: Text): readonly string[] {
  return term.not.filter((no) => {
    if (!word(no).test(text)) return false;
    const around = terms
      .flatMap((other) => (inForce(other, namespace) ? other.text : []))
      .filter((approved) => approved.length > no.length && word(no).test(approved));
    return word(no).test(around.reduce((left, approved) => left.replaceAll(approved, ' '), text));
  });
}

const told = ({ place, text }: Text, what: string): string => `${place}: ${what} in "${text}"`;

/** Faults without the excepted ones, and exceptions that nothing needs. */
function judge(found: readonly { readonly text: Text; readonly what: string }[], except: Readonly<Record<string, string>>, rule: string) {
  const places = new Set(found.map(({ text }) => text.place));
  return [
    ...found.filter(({ text }) => !Object.hasOwn(except, text.place)).map(({ text, what }) => told(text, what)),
    ...Object.keys(except).flatMap((place) => (places.has(place) ? [] : [`${place}: no exception from ${rule} is needed`])),
  ];
}

/** Whether a text has anything to translate: letters outside its placeholders and tags. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<[^>]*>|\{\w+\}/g, ''));

const bytes = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe.each(glossed)('the words of %s', (language) => {
  const glossary = glossaryOf(language);
  const site = siteTexts(language);
  const all = [...site, ...gatewayTexts(language)];
  const named = withTerms(glossary.terms, site);

  it('[I18N-1] are the glossary’s: none that it forbids, and its own wherever English names the thing', () => {
    expect(all.length).toBeGreaterThan(1000);
    const faults = glossary.terms.flatMap((term) =>
      judge(
        [
          ...all
            .filter((text) => inForce(term, text.namespace))
            .flatMap((text) => forbidden(glossary, term, text).map((no) => ({ text, what: `not “${no}” but ${term.text.join(' or ')}` }))),
          ...site
            .filter((text) => named.get(text)?.includes(term) && misses(term, text))
            .map((text) => ({ text, what: `no ${term.text.join(' or ')} for “${text.english}”` })),
        ],
        term.except,
        term.en[0] ?? '',
      ),
    );
    expect(faults).toEqual([]);
  });

  it('[I18N-1] are named by the glossary once each, and all of them stand in some text', () => {
    const forms = glossary.terms.flatMap((term) =>
      term.en.flatMap((form) => (term.in ?? ['*']).map((where) => `${where} ${form.toLowerCase()}`)),
    );
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    const unused = glossary.terms.filter((term) => !site.some((text) => named.get(text)?.includes(term)));
    expect(unused.map(({ en }) => en[0])).toEqual([]);
  });

  it('[I18N-1] are not left in English, but for those that have a reason', () => {
    const same = site.filter(({ text, english: other }) => text === other && hasWords(text));
    const allowed = glossary.same.flatMap(({ texts }) => texts);
    expect(same.filter(({ text }) => !allowed.includes(text)).map((text) => told(text, 'English'))).toEqual([]);
    expect(allowed.filter((text) => !same.some((found) => found.text === text))).toEqual([]);
  });

  it('[I18N-1] are set as the language is set', () => {
    const faults = glossary.never.flatMap(({ pattern, why, except }) =>
      judge(
        all.flatMap((text) => {
          const [what] = new RegExp(pattern, 'u').exec(text.text.replace(/<[^>]*>/g, '\u2060')) ?? [];
          return what === undefined ? [] : [{ text, what: `“${what}” (${why})` }];
        }),
        except,
        why,
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe('simplified Chinese', () => {
  /** GB 2312 has what mainland texts are written with, and none of the traditional forms that Unicode has beside them. */
  const decoder = new TextDecoder('gb18030');
  const simplified = new Set(
    bytes(0xb0, 0xf7).flatMap((row) => bytes(0xa1, 0xfe).map((cell) => decoder.decode(new Uint8Array([row, cell])))),
  );

  it('[I18N-1] has no traditional characters', () => {
    expect([simplified.has('钱'), simplified.has('錢')]).toEqual([true, false]);
    const others = [...siteTexts('CN'), ...gatewayTexts('CN')].flatMap((text) =>
      (text.text.match(/\p{Script=Han}/gu) ?? []).filter((letter) => !simplified.has(letter)).map((letter) => told(text, letter)),
    );
    expect(others).toEqual([]);
  });
});
