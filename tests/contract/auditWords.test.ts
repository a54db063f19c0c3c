/** Whatever the back end can write into the journal, the panel says in words, in each language. */
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import type { MessageDescriptor } from 'react-intl';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import uz from '../../locales/uz.json';
import { auditWords } from '../../server/shared/auditWords';
import { actionName, fieldName, recordName } from '../../src/areas/investors/journal/entryTexts';
import { historyAction, historyField, type RecordWords } from '../../src/parts/historyWords';
import { journalKinds } from '../../src/routes/journalKinds';

const catalogues: Record<string, Record<string, string>> = { ru, en, uz };

type Find = (code: string) => MessageDescriptor | undefined;
interface Case {
  entity: string;
  code: string;
  find: Find;
}

/** The kinds that call something in their own way; they come before the first test, which alone asks for them. */
const journals: Record<string, RecordWords> = {};
beforeAll(async () => {
  for (const [kind, { words }] of Object.entries(journalKinds)) if (words) journals[kind] = await words();
});

const kinds = Object.entries(auditWords);
const all = (of: 'actions' | 'fields', shared: typeof historyAction, investors: Find): Case[] =>
  kinds.flatMap(([entity, words]) => {
    const find: Find = entity === 'investor' ? investors : (code) => shared(code, journals[entity]);
    return words[of].map((code) => ({ entity, code, find }));
  });
const numbered: Case[] = kinds.flatMap(([entity, words]) =>
  ('numbered' in words ? words.numbered : []).map((code) => ({
    entity,
    code,
    // The numbers of records stand in the journal of an investor; others are told by the kind alone.
    find: entity === 'investor' ? recordName : (kind: string) => historyField(kind, journals[entity]),
  })),
);

describe.each(Object.entries(catalogues))('in %s', (_, texts) => {
  const isSaid = ({ code, find }: Case): void => {
    const id = String(find(code)?.id);
    expect(texts[id]).toMatch(/\p{L}{2}/u);
    expect(texts[id]).not.toMatch(/^[a-z]+_[a-z_]+$/);
    expect(texts[id]).not.toBe(code);
  };
  test.each(all('actions', historyAction, actionName))('the verb $code of $entity', isSaid);
  test.each(all('fields', historyField, fieldName))('the field $code of $entity', isSaid);
  test.each(numbered)('the record $code that a field of $entity names', isSaid);
});

interface Spec {
  components: { schemas: Record<string, { properties?: object }> };
}
const changesIn = (path: string, schema: string) =>
  Object.keys((load(readFileSync(path, 'utf8')) as Spec).components.schemas[schema]?.properties ?? {});

test.each([
  ['specs/system-user/investors.yaml', 'InvestorChange'],
  ['specs/system-user/investors.yaml', 'PhoneChange'],
  ['specs/investment/investors.yaml', 'PersonalDocumentChange'],
  ['specs/investment/investors.yaml', 'CompanyDocumentChange'],
])('whatever can be changed of an investor by %s %s is a field of the journal', (path, schema) => {
  const fields = changesIn(path, schema);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((one) => !(auditWords.investor.fields as readonly string[]).includes(one))).toEqual([]);
});
