/** Compiles the catalogues of locales/ into locales/compiled/<language>/, so that the panel needs no parser. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byNamespace, titlesOf } from '../src/i18n/namespaces';
import { program, root, run } from './processes';

export const completeLanguages = ['ru', 'en', 'uz'];
/** Languages that are translated in part; the panel shows in Russian what they lack. */
export const partialLanguages = ['kk', 'fr', 'es'];

export type Catalogue = Record<string, string>;

export function readCatalogue(language: string): Catalogue {
  const path = join(root, 'locales', `${language}.json`);
  if (partialLanguages.includes(language) && !existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
}

/** The words by which people look for each screen, by the ids of the routes. */
export function readScreenWords(language: string): Catalogue {
  return JSON.parse(readFileSync(join(root, 'locales/words', `${language}.json`), 'utf8')) as Catalogue;
}

/** Compiles catalogues of plain texts to the parsed form, into a folder of one file per language. */
export async function compileCatalogues(catalogues: Map<string, Catalogue>, folder: string) {
  const plain = mkdtempSync(join(tmpdir(), 'divan-messages-'));
  try {
    for (const [language, texts] of catalogues) writeFileSync(join(plain, `${language}.json`), JSON.stringify(texts));
    mkdirSync(folder, { recursive: true });
    // Without `--format simple` a flat catalogue compiles to nothing, in silence.
    const compile = ['compile-folder', '--ast', '--format', 'simple', plain, folder];
    const { code, output } = await run(program('@formatjs/cli/bin/formatjs', ...compile));
    if (code !== 0) throw new Error(`The messages do not compile:\n${output}`);
  } finally {
    rmSync(plain, { recursive: true });
  }
}

interface Piece {
  type: number;
  value?: string;
}

/** Most texts are one piece of plain words, which the compiler wraps into a list of one; alone they are half as long. */
const plain = (pieces: Piece[]) => (pieces.length === 1 && pieces[0]?.type === 0 ? pieces[0].value : pieces);

/** Writes a file of texts for each area (src/i18n/namespaces.ts); a partial language says in Russian what it lacks. */
export async function compileMessages() {
  const languages = [...completeLanguages, ...partialLanguages];
  const russian = readCatalogue('ru');
  const catalogues = new Map(
    languages.map((language) => {
      const own = readCatalogue(language);
      return [language, partialLanguages.includes(language) ? { ...russian, ...own } : own];
    }),
  );
  const compiled = join(root, 'locales/compiled');
  rmSync(compiled, { recursive: true, force: true });
  const whole = mkdtempSync(join(tmpdir(), 'divan-compiled-'));
  try {
    await compileCatalogues(catalogues, whole);
    for (const language of languages) {
      const folder = join(compiled, language);
      mkdirSync(folder, { recursive: true });
      const parsed = JSON.parse(readFileSync(join(whole, `${language}.json`), 'utf8')) as Record<string, Piece[]>;
      for (const [name, texts] of Object.entries(byNamespace(parsed))) {
        const written = Object.entries(texts).map(([id, pieces]) => [id, plain(pieces)]);
        writeFileSync(join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(written)));
      }
      if (completeLanguages.includes(language)) {
        const titles = titlesOf(catalogues.get(language) ?? {});
        writeFileSync(join(folder, 'screens.json'), JSON.stringify({ titles, words: readScreenWords(language) }));
      }
    }
  } finally {
    rmSync(whole, { recursive: true });
  }
}

export async function main() {
  await compileMessages();
  return 0;
}
