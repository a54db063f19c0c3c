/** What the palette answers to queries as people type them, with every screen open and nothing chosen before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { titlesOf } from '../../src/i18n/namespaces';
import { setScreenWords } from '../../src/i18n/screenWords';
import { find } from '../../src/lib/find/finder';
import { prepare } from '../../src/lib/find/searchIndex';
import { screenItems } from '../../src/shell/palette/screenItems';

const languages = ['ru', 'en', 'uz'] as const;
type Language = (typeof languages)[number];

/** One query: the language of the panel, of what kind it is, and which screens may stand first. */
export interface Query {
  panel: Language;
  kind: string;
  query: string;
  first: readonly string[];
}

/** `opened` was there to build with; `unopened` is only counted. */
export type QueryList = 'opened' | 'unopened';

// The working directory of tests and programs is the project.
const read = (path: string): unknown => JSON.parse(readFileSync(join(process.cwd(), path), 'utf8'));
const catalogue = (path: string) => read(path) as Record<string, string>;

export const queriesOf = (list: QueryList) => read(`bench/queries/${list}.json`) as Query[];

/** The ids of the screens in the order in which the palette shows them; `+new` follows that of a form of the screen. */
export function preparePalette(): (query: Query) => string[] {
  const texts = languages.map((language) => catalogue(`locales/${language}.json`));
  setScreenWords(
    languages.map((language, at) => ({
      titles: titlesOf(texts[at] ?? {}),
      words: catalogue(`locales/words/${language}.json`),
    })),
  );
  const nowhere = { goToTab: () => undefined, navigate: () => undefined };
  const indexOf = (locale: Language, messages: Record<string, string>) =>
    prepare(screenItems(() => true, createIntl({ locale, messages, onError: () => undefined }), nowhere));
  const indexes = new Map(languages.map((language, at) => [language, indexOf(language, texts[at] ?? {})]));
  return ({ panel, query }) => {
    const index = indexes.get(panel);
    if (!index) throw new Error(`The panel does not speak ${panel}.`);
    return find(index, query).map(({ id }) =>
      id.startsWith('new:') ? `${id.slice(4)}+new` : id.replace('screen:', ''),
    );
  };
}

/** The queries whose screen is not among the first so many. */
export function missedOf(list: QueryList, within: number, answer: ReturnType<typeof preparePalette>): Query[] {
  return queriesOf(list).filter(
    (query) =>
      !answer(query)
        .slice(0, within)
        .some((id) => query.first.includes(id)),
  );
}
