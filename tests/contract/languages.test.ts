/** The catalogues among themselves, and the check of messages against planted faults. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faults } from '../../scripts/checkMessages';
import reasons from './sameSentences.json';

const read = (language: string) => {
  const path = join(__dirname, '../../locales', `${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
};
const russian = Object.keys(read('ru'));

test.each(['en', 'uz'])('%s has the keys of ru, in the same order', (language) => {
  expect(Object.keys(read(language))).toEqual(russian);
});

test.each(['kk', 'fr', 'es'])('%s has no key that ru lacks', (language) => {
  expect(Object.keys(read(language)).filter((id) => !russian.includes(id))).toEqual([]);
});

test.each([
  ['en', 'UZS', /so.m\b|сум/i],
  ['uz', 'soʻm', /UZS|so[^ʻ]m\b|сум/i],
])('in %s the currency is %s', (language, word, other) => {
  const texts = Object.values(read(language));
  expect(texts.filter((text) => text.includes(word)).length).toBeGreaterThan(0);
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});

// What one idea was called beside the word that is chosen for it (docs/decisions.md, Messages); thousands that are
// parted by a comma would be refused by the field that a person types them into.
test.each([
  [
    'uz',
    /[Pp]rovodka|\b[Hh]isob-faktura|(?<![Hh]isobvaraq-)\b[Ff]aktura|JShShIR|\bIKPU\b|\bSpic\b|\b[Ii]shga ol(ish|ind)|[«»]/,
  ],
  // A record with a number is called `Buyurtma № 7`.
  ['uz', /\{id\}-(sonli|[a-z])/],
  ['en', /\bSPIC\b|\breckon|\bouter service|№|\d,\d{3}/i],
])('in %s nothing is called by a word that was given up', (language, gone) => {
  const texts = Object.entries(read(language)).filter(([, text]) => gone.test(text));
  expect(texts.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
});

test.each(['ru', 'en', 'uz'])('in %s the rule of a new password is said in one wording (D-39)', (language) => {
  const texts = read(language);
  const refused = texts['access.refusal.weak_password'];
  expect(refused).toBeTruthy();
  expect(texts['access.profile.passwordHelp']).toBe(refused);
  expect(texts['access.users.passwordHelp']?.startsWith(`${refused}.`)).toBe(true);
});

/** The Russian sentences that stand under three ids or more. */
function repeated(texts: Record<string, string>): string[] {
  const counts = new Map<string, number>();
  for (const text of Object.values(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 2).map(([text]) => text);
}

test('a sentence with a third id stands among the terms (src/i18n/terms.ts), or says why not', () => {
  expect(repeated({ a: 'Да', b: 'Да', c: 'Нет', d: 'Да' })).toEqual(['Да']);
  expect(repeated(read('ru')).sort()).toEqual(Object.keys(reasons).sort());
});

test('the check of messages catches what it is there for', () => {
  const used = { 'a.b.text': 'Текст', 'a.b.count': '{count} строк', 'a.b.word': 'Меню', Bad: 'Плохо' };
  const catalogues = new Map<string, Record<string, string>>([
    [
      'ru',
      { 'a.b.text': 'Иначе', 'a.b.count': '{count} строк', 'a.b.word': 'Меню', Bad: 'Плохо', 'a.b.old': 'Старое' },
    ],
    [
      'en',
      { 'a.b.text': 'Text of 10 000', 'a.b.count': '{number} rows', 'a.b.word': 'Menu', Bad: 'Bad', 'a.b.old': 'Old' },
    ],
    ['uz', { 'a.b.text': 'Matn', 'a.b.count': '{count} qator', 'a.b.word': 'Меню', 'a.b.old': 'Eski' }],
  ]);
  const argument = (value: string) => [{ type: 1, value }];
  const parsed = new Map([
    ['ru', { 'a.b.count': argument('count') }],
    ['en', { 'a.b.count': argument('number') }],
    ['uz', { 'a.b.count': argument('count') }],
  ]);
  expect(faults(used, catalogues, parsed, []).map((fault) => fault.split(',')[0])).toEqual([
    'a.b.text: ru.json says "Иначе"',
    'Bad: an id is area.screen.phrase',
    'a.b.old: in ru.json',
    'a.b.text: in en.json a line may break within a number',
    'a.b.count: en.json takes {number}',
    'a.b.old: in en.json',
    'Bad: missing in uz.json',
    'a.b.old: in uz.json',
    'a.b.word: the Uzbek text is the Russian one; if it is the same word',
  ]);
});
