/** The journal of actions knows each kind that the back end writes of: what it is called, where it opens, and its words. */
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import uz from '../../locales/uz.json';
import { historyOpeners } from '../../server/modules/journal/openers';
import { auditWords } from '../../server/shared/auditWords';
import { journalKinds } from '../../src/routes/journalKinds';
import { matchPath } from '../../src/routes/match';

const kinds = Object.keys(auditWords).sort();
const spec = load(readFileSync('specs/system-user/journal.yaml', 'utf8')) as {
  components: { schemas: { JournalEntity: { enum: string[] } } };
};

test('panel, contract and back end know the same kinds', () => {
  expect(Object.keys(journalKinds).sort()).toEqual(kinds);
  expect([...spec.components.schemas.JournalEntity.enum].sort()).toEqual(kinds);
  expect(Object.keys(historyOpeners).sort()).toEqual(kinds);
});

test('no two kinds are called the same, in any language', () => {
  for (const texts of [ru, en, uz] as Record<string, string>[]) {
    const names = kinds.map((kind) => texts[String(journalKinds[kind]?.title.id)]);
    for (const name of names) expect(name).toMatch(/\p{L}{2}/u);
    expect(new Set(names).size).toBe(kinds.length);
  }
});

test.each(Object.entries(journalKinds))(
  '%s leads to its page, and its words come',
  async (_, { route, href, words }) => {
    if (href) {
      expect(href('7').includes('7')).toBe(route !== 'paymentSettings.providers');
      expect(matchPath(href('7').split('?')[0] ?? '')?.id).toBe(route);
    }
    if (words) {
      const found = await words();
      const known = ['actions', 'fields', 'values', 'written', 'numbered', 'added', 'named'];
      expect(Object.keys(found)).not.toEqual([]);
      expect(Object.keys(found).filter((name) => !known.includes(name))).toEqual([]);
    }
  },
);
