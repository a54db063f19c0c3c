/**
 * Holds the messages of the code against the catalogues: the same ids on both sides, the Russian text as written
 * in the code, every language complete, the same placeholders everywhere, no number that a line may break, and no Uzbek text left
 * in Russian.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogues, completeLanguages, partialLanguages, readCatalogue, type Catalogue } from './messages';
import { program, root, run } from './processes';

interface Node {
  type: number;
  value?: string;
  options?: Record<string, { value: Node[] }>;
  children?: Node[];
}
type Parsed = Record<string, Node[]>;

const literal = 0;
const pound = 7;
const idShape = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;

/** What a text takes from outside: its arguments and tags, in no order. */
export function placeholders(nodes: Node[]): string[] {
  const names = new Set<string>();
  for (const node of nodes) {
    if (node.type !== literal && node.type !== pound && node.value !== undefined) names.add(node.value);
    const below = [...(node.children ?? []), ...Object.values(node.options ?? {}).flatMap((option) => option.value)];
    for (const name of placeholders(below)) names.add(name);
  }
  return [...names].sort();
}

/** Thousands that a line could part from their number; a space that does not break holds them. */
const partedNumber = /\d \d{3}(?!\d)/;

const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));

/** What is wrong with the catalogues, each as one sentence. */
export function faults(
  used: Catalogue,
  catalogues: Map<string, Catalogue>,
  parsed: Map<string, Parsed>,
  sameWords: string[],
) {
  const found: string[] = [];
  const russian = catalogues.get('ru') ?? {};
  for (const [id, text] of Object.entries(used)) {
    if (!idShape.test(id)) found.push(`${id}: an id is area.screen.phrase`);
    if (russian[id] !== undefined && russian[id] !== text)
      found.push(`${id}: ru.json says "${russian[id]}", the code says "${text}"`);
  }
  for (const [language, texts] of catalogues) {
    if (completeLanguages.includes(language))
      for (const id of Object.keys(used)) if (!texts[id]?.trim()) found.push(`${id}: missing in ${language}.json`);
    for (const [id, text] of Object.entries(texts)) {
      if (partedNumber.test(text)) found.push(`${id}: in ${language}.json a line may break within a number`);
      if (used[id] === undefined) found.push(`${id}: in ${language}.json, but used nowhere`);
      else {
        const expected = placeholders(parsed.get('ru')?.[id] ?? []).join(', ');
        const given = placeholders(parsed.get(language)?.[id] ?? []).join(', ');
        if (given !== expected) found.push(`${id}: ${language}.json takes {${given}}, ru.json takes {${expected}}`);
      }
    }
  }
  const uzbek = catalogues.get('uz') ?? {};
  for (const [id, text] of Object.entries(uzbek)) {
    if (text === russian[id] && hasLetters(text) && !sameWords.includes(id))
      found.push(
        `${id}: the Uzbek text is the Russian one; if it is the same word, add the id to tests/contract/sameWords.json`,
      );
  }
  for (const id of sameWords)
    if (uzbek[id] !== russian[id]) found.push(`${id}: in sameWords.json, but the words differ`);
  return found;
}

async function extractUsed(folder: string): Promise<Catalogue> {
  const file = join(folder, 'used.json');
  const ignored = ['--ignore', 'src/**/*.test.*', '--ignore', 'src/**/generated/**'];
  // Spaces stay as they are, for a space that holds a number together is one of them.
  const extract = ['extract', 'src/**/*.{ts,tsx}', '--out-file', file, '--throws', '--preserve-whitespace', ...ignored];
  const { code, output } = await run(program('@formatjs/cli/bin/formatjs', ...extract));
  if (code !== 0) throw new Error(output);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { defaultMessage?: string }>;
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, message.defaultMessage ?? '']));
}

export async function main() {
  const catalogues = new Map(
    [...completeLanguages, ...partialLanguages].map((language) => [language, readCatalogue(language)]),
  );
  const sameWords = JSON.parse(readFileSync(join(root, 'tests/contract/sameWords.json'), 'utf8')) as string[];
  const folder = mkdtempSync(join(tmpdir(), 'divan-parsed-'));
  try {
    const used = await extractUsed(folder);
    await compileCatalogues(catalogues, folder);
    const readParsed = (language: string) =>
      JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Parsed;
    const parsed = new Map([...catalogues.keys()].map((language) => [language, readParsed(language)]));
    const found = faults(used, catalogues, parsed, sameWords);
    for (const fault of found) console.error(fault);
    return found.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
