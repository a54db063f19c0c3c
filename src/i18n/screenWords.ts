/**
 * What the screens are called and looked for by, in every language that is translated whole: people write in the
 * language in which they think of a thing, whatever the panel speaks.
 */
import { textsSource } from './catalogue';
import { languages, shortOf } from './languages';
import { fetchScreenWords, type ScreenWords } from './textsFile';

let known: readonly ScreenWords[] = [];

/** Takes them from whoever has them. */
export const setScreenWords = (languagesWords: readonly ScreenWords[]): void => {
  known = languagesWords;
};

/** Has them there; asked for with the palette, which is not shown before. */
export async function needScreenWords(): Promise<void> {
  if (known.length > 0) return;
  const whole = languages.filter(({ partial }) => !partial);
  setScreenWords(await Promise.all(whole.map(({ code }) => fetchScreenWords(shortOf(code), textsSource()))));
}

/** By language; none before they have come. */
export const screenWords = (): readonly ScreenWords[] => known;
