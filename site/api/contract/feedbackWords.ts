/** Letters of scripts that put no spaces between words. Of Han and kana each counts as a word, as word processors have it. */
const CHARACTER_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** The others among them: a run of letters counts as one word for each four, which is about what their words have. */
const RUNS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const RUN_WORD = 4;
/** Letters, digits and marks in a row; an apostrophe or a hyphen inside does not end a word. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** How many words a text has. Page and platform ask this one function, so that a form accepts exactly what is taken. */
export function countWords(text: string): number {
  let others = 0;
  const rest = text
    .replace(CHARACTER_WORDS, () => {
      others += 1;
      return ' ';
    })
    .replace(RUNS, (run) => {
      others += Math.ceil(run.length / RUN_WORD);
      return ' ';
    });
  return others + (rest.match(WORDS)?.length ?? 0);
}
