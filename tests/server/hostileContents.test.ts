/**
 * Whatever text is written into what customers and the payment service are told, into the catalogue and into what a merchant is, comes back as the same text, but for what nobody sees in it,
 * or is refused in words. Which fields there are the request schemas say, so that a field that is added is asked, too.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedBankDetails } from '../../server/modules/banks/seed';
import { seedBudget } from '../../server/modules/budget/seed';
import { seedPsp } from '../../server/modules/psp/seed';
import { seedSystemErrors } from '../../server/modules/system-errors/seed';
import { isChaos } from '../support/chaos';
import { specOf, type Schema } from '../support/examples';
import { hostileTexts } from '../support/hostileTexts';
import { catalogue, fillCatalogue } from '../support/goods';
import { useWork } from '../support/investorWork';
import { makeBranch, makeMerchant } from '../support/merchants';
import { wholeOf } from '../support/validValues';

/** Numbers of the merchant and its branch. */
const own = { merchant: 0, branch: 0 };
const { categories, brands, attributes, merchants } = catalogue;
const work = useWork(async ({ db, clock }) => {
  await fillCatalogue(db);
  own.merchant = await makeMerchant(db);
  own.branch = await makeBranch(db, own.merchant);
  await seedBankDetails(db, clock);
  await seedPsp(db, clock);
  await seedBudget(db, clock);
  await seedSystemErrors(db, clock);
  await db.query(
    `insert into stories (id, guid, title_ru, title_ru_at, start_date, sequence_number, created_at, updated_at)
     values (1, '11111111-1111-4111-8111-111111111111', 'История', '2026-01-01', '2026-03-31', 1, '2026-01-01', '2026-01-01')`,
  );
});

type Row = Record<string, unknown> & { version: number };
interface Place {
  file: string;
  schema: string;
  /** The record whose texts are written. */
  first: () => Promise<Row>;
  /** The call that changes one text of it, and where the row stands in its answer. */
  write: (row: Row, body: object) => Promise<[number, unknown]>;
  rowIn?: (answer: unknown) => Row;
  /** What a text is set into where it must have something beside it. */
  around?: (text: string, row: Row) => string;
}

const as = 'director';
const call = (what: string, row: Row, body: object) => work.outcome(`pay ${what}`, { as, version: row.version, body });
const market = (what: string, row: Row, body: object) =>
  work.outcome(`market ${what}`, { as, version: row.version, body });
const read = (where: () => string) => () => work.answer<Row>(where(), { as });
const firstOf = (path: string, rows: string) => async () =>
  (await work.answer<Record<string, Row[]>>(`pay GET ${path}`, { as }))[rows]![0]!; // each seed made some
const made = (path: string, body: object) => () => work.answer<Row>(`pay POST ${path}`, { as, body });
const titles = { title_ru: 'Заголовок', title_en: 'Title', title_uz: 'Sarlavha' };
const leads = { action_type: 'link', action_value: 'https://divan.uz' };
const model = { category_id: categories.smart, brand_id: brands.artel, name: 'Модель', description_ru: 'Описание' };
const content = '/v3/content/banners';
const push = '/v3/notification/messages';

const places: Record<string, Place> = {
  banner: {
    ...{ file: 'payment/banners.yaml', schema: 'BannerChange' },
    first: made(content, { ...titles, place: 'main', ...leads, start_date: '2026-11-25' }),
    write: (row, body) => call(`PUT ${content}/${String(row['id'])}`, row, body),
  },
  story: {
    ...{ file: 'payment/stories.yaml', schema: 'StoryChange' },
    first: firstOf('/v1/stories/get-all-stories', 'stories'),
    write: (row, body) => call(`PATCH /v1/stories/update/${String(row['guid'])}`, row, body),
  },
  campaign: {
    ...{ file: 'payment/fomo.yaml', schema: 'FomoChange' },
    first: made('/fomos', {
      ...{ ...titles, name: 'Кампания', text_ru: 'Текст', text_en: 'Text', text_uz: 'Matn', trigger: 'registered' },
      ...{ duration_hours: 24, benefit_percent: '5', start: '2026-11-25', end: '2026-12-25' },
    }),
    write: (row, body) => call(`PUT /fomos/${String(row['id'])}`, row, body),
  },
  notification: {
    ...{ file: 'payment/notifications.yaml', schema: 'PushMessageChange' },
    first: made(push, { ...titles, body_ru: 'Текст', body_en: 'Text', body_uz: 'Matn', segment: 'all' }),
    write: (row, body) => call(`PUT ${push}/${String(row['id'])}`, row, body),
  },
  'template of messages': {
    ...{ file: 'payment/sms.yaml', schema: 'SmsTemplateChange' },
    first: firstOf('/v3/sms/templates', 'templates'),
    write: (row, body) => call('PUT /v3/sms/template', row, { id: row['id'], version: row.version, ...body }),
    around: (text, { variables }) =>
      [text, ...(variables as { name: string }[]).map(({ name }) => `{${name}}`)].join(' '),
  },
  'category of payments': {
    ...{ file: 'payment/psp.yaml', schema: 'PspCategoryChanges/categories' },
    first: firstOf('/v3/payments/psp/categories', 'categories'),
    write: (row, body) =>
      call('PUT /v3/payments/psp/categories', row, { categories: [{ id: row['id'], version: row.version, ...body }] }),
    rowIn: (answer) => (answer as { categories: Row[] }).categories[0]!, // the one that was sent
  },
  'service of payments': {
    ...{ file: 'payment/psp.yaml', schema: 'PspServiceChanges/services' },
    first: firstOf('/v3/payments/psp', 'services'),
    write: (row, body) =>
      call('PUT /v3/payments/psp', row, { services: [{ id: row['id'], version: row.version, ...body }] }),
    rowIn: (answer) => (answer as { services: Row[] }).services[0]!, // the one that was sent
  },
  'category of spending': {
    ...{ file: 'payment/budget.yaml', schema: 'BudgetCategoryChange' },
    first: firstOf('/v1/budget/categories', 'categories'),
    write: (row, body) => call(`PUT /v1/budget/categories/${String(row['id'])}`, row, body),
  },
  bank: {
    ...{ file: 'payment/banks.yaml', schema: 'BankChange' },
    first: firstOf('/v3/payments/banks', 'banks'),
    write: (row, body) => call(`PUT /v3/payments/banks/${String(row['id'])}`, row, body),
  },
  'text of an error': {
    ...{ file: 'payment/system-errors.yaml', schema: 'SystemErrorChange' },
    first: firstOf('/v3/content/system-errors', 'system_errors'),
    write: (row, body) => call(`PUT /v3/content/system-errors/${String(row['id'])}`, row, body),
  },
  'category of the catalogue': {
    ...{ file: 'marketplace/categories.yaml', schema: 'CategoryChange' },
    first: read(() => `market GET /v1/categories/${categories.home}`),
    write: (row, body) => market(`PUT /v1/categories/${categories.home}`, row, body),
  },
  brand: {
    ...{ file: 'marketplace/brands.yaml', schema: 'BrandChange' },
    first: read(() => `market GET /v1/brands/${brands.artel}`),
    write: (row, body) => market(`PUT /v1/brands/${brands.artel}`, row, body),
  },
  attribute: {
    ...{ file: 'marketplace/attributes.yaml', schema: 'AttributeChange' },
    first: read(() => `market GET /v1/attributes/${attributes.diagonal}`),
    write: (row, body) => market(`PUT /v1/attributes/${attributes.diagonal}`, row, body),
  },
  model: {
    ...{ file: 'marketplace/models.yaml', schema: 'ModelChange' },
    first: () => work.answer<Row>('market POST /v1/models', { as, body: model }),
    write: (row, body) => market(`PUT /v1/models/${String(row['id'])}`, row, body),
  },
  product: {
    ...{ file: 'marketplace/products.yaml', schema: 'ProductChange' },
    first: async () => {
      const { id } = await work.answer<Row>('market POST /v1/models', { as, body: { ...model, name: 'Другая' } });
      const body = { model_id: id, merchant_id: merchants.texnomart, name: 'Телефон', price: '100.00', sku: 'A-1' };
      return work.answer<Row>('market POST /v1/products', { as, body });
    },
    write: (row, body) => market(`PUT /v1/products/${String(row['id'])}`, row, body),
  },
  merchant: {
    ...{ file: 'payment/merchants.yaml', schema: 'MerchantChange' },
    first: read(() => `pay GET /v1/merchants/${own.merchant}`),
    write: (row, body) => call(`PUT /v1/merchants/${own.merchant}`, row, body),
  },
  'category of merchants': {
    ...{ file: 'payment/merchant-categories.yaml', schema: 'MerchantCategoryChange' },
    first: made('/v1/merchants/category', { name_ru: 'Дом' }),
    write: (row, body) => call('PUT /v1/merchants/category', row, { guid: row['guid'], ...body }),
  },
  branch: {
    ...{ file: 'payment/branches.yaml', schema: 'BranchChange' },
    first: read(() => `pay GET /v1/merchant-branches/${own.branch}`),
    write: (row, body) => call(`PUT /v1/merchant-branches/${own.branch}`, row, body),
  },
  agent: {
    ...{ file: 'payment/sellers.yaml', schema: 'PosAgentChange' },
    first: made('/v1/pos-agents', {
      ...{ kind: 'agent', name: 'ООО «Hamkor»', phone: '998712003040', bank_name: 'АКБ', mfo: '00440' },
      ...{ account_number: '20208000900123456001', inn: '300000009' },
    }),
    write: (row, body) => call('PUT /v1/pos-agents', row, { id: row['id'], ...body }),
  },
};

/** How the contract says that a text may not be blank. */
const anyText = '\\S';

/** The fields of a request that take any text, with how long it may be. */
function textFields(file: string, path: string): [name: string, most: number][] {
  const [name = '', list] = path.split('/');
  const { components } = specOf(file) as { components: { schemas: Record<string, Schema> } };
  let whole = wholeOf(components.schemas[name]!, file); // the test names those of the contract
  if (list !== undefined) {
    const [array, there] = whole.properties.get(list)!; // as above
    const [item, where] = wholeOf(array, there).items!;
    whole = wholeOf(item, where);
  }
  return [...whole.properties].flatMap(([field, [schema, there]]): [string, number][] => {
    const { type, pattern, format, enum: values, maxLength = 50 } = wholeOf(schema, there).own;
    return type === 'string' &&
      (pattern === undefined || pattern === anyText) &&
      format === undefined &&
      values === undefined
      ? [[field, maxLength]]
      : [];
  });
}

// As a reader of the text would look for them, and not as the back end does.
const unseen = /\p{Cf}|[\u2028\u2029]|[^\P{Cc}\t\n]/gu;
/** Joins letters and pictures, and is a part of how they are written. */
const joiner = '\u200d';
const withoutUnseen = (text: string) => text.replace(unseen, (one) => (one === joiner ? one : '')).trim();
/** What a text may be refused with: it says nothing, leads where nothing may, or has a variable that is not there. */
const refusals = new Set([
  'required',
  'link_not_allowed',
  'unknown_value',
  'unknown_variable',
  'variable_missing',
  'too_long',
  'too_short',
  'invalid_barcode',
  'invalid_spic',
  'invalid_code',
  'invalid_inn',
  'invalid_mfo',
  'invalid_account',
  'invalid_phone',
  'address_not_public',
  'bad_request',
]);
/** No text at all is right for these: there has to be an address or a number. */
const neverText = new Set([
  ...['action_value', 'website_url', 'barcode', 'spic', 'package_code', 'inn', 'mfo', 'account_number', 'phone'],
]);

const sample = isChaos ? hostileTexts : hostileTexts.filter((_, at) => at % 90 === 7);

test('the sample has six texts, and the schemas name every text of each record', () => {
  if (!isChaos) assert.equal(sample.length, 6);
  const fields = Object.values(places).flatMap(({ file, schema }) => textFields(file, schema).map(([name]) => name));
  for (const name of [
    'title_ru',
    'title_uz',
    'text_en',
    'body_uz',
    'message_en',
    'name_ru',
    'name',
    'sku',
    'action_value',
  ])
    assert.ok(fields.includes(name), name);
});

for (const [
  what,
  { file, schema, first, write, rowIn = (answer: unknown) => answer as Row, around = (text: string) => text },
] of Object.entries(places))
  test(`every text of a ${what} keeps them, or refuses them in words`, async () => {
    let row = await first();
    for (const [field, most] of textFields(file, schema)) {
      let taken = 0;
      for (const [at, text] of sample.entries()) {
        const sent = around([...text].slice(0, most).join(''), row);
        const [status, answer] = await write(row, { [field]: sent });
        if (status === 200) {
          row = { ...row, ...rowIn(answer) };
          const kept = withoutUnseen(sent);
          assert.equal(row[field] ?? '', kept, `${field} ${at}: ${JSON.stringify(sent)}`);
          taken += 1;
        } else {
          assert.ok(status === 422 || status === 400, `${field} ${at}: ${status} ${JSON.stringify(answer)}`);
          assert.ok(refusals.has(String(answer)), `${field} ${at}: ${JSON.stringify(answer)}`);
        }
      }
      assert.equal(taken > 0, !neverText.has(field), `${field}: ${taken} of ${sample.length} were taken`);
    }
  });
