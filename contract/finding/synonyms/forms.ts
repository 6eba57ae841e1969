/** What a thing comes as: an 'MDF-Platte' is MDF, 'Gipspulver' is 'Gips'. */
const FORMS = new Set('platte platten bogen pulver masse steine stuck sheets powder packung'.split(' '));
/** Letters of what comes so: fewer begin anything. */
const STUFF_LEAST = 3;

/** Whether a word says only what something comes as. */
export const isForm = (word: string): boolean => FORMS.has(word);

/** What may come so, where a word ends with one of these: 'kork' of 'korkplatte'. */
export const stuffsOf = (word: string): string[] =>
  [...FORMS]
    .filter((form) => word.endsWith(form) && word.length - form.length >= STUFF_LEAST)
    .map((form) => word.slice(0, -form.length));
