/** Compiles the catalogues of locales/ into locales/compiled/, so that the panel needs no parser. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

export async function compileMessages() {
  const languages = [...completeLanguages, ...partialLanguages];
  const catalogues = new Map(languages.map((language) => [language, readCatalogue(language)]));
  await compileCatalogues(catalogues, join(root, 'locales/compiled'));
}

export async function main() {
  await compileMessages();
  return 0;
}
