/** Texts that somebody sent to do harm, and personal data: what the screens of investors and customers make of them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makePinfl } from '../server/modules/investors/pinfl';
import type { BackEnd } from '../tests/support/backEndProcess';
import { hostileTexts } from '../tests/support/hostileTexts';
import { cardPath, companyPath, dialog, expectNoDialog, field, pickAction, section } from './support/card';
import { heading, listPath, openList, rows, signIn } from './support/panel';
import { harmlessOn, joined } from './support/harmless';
import { claimsOf, investorOf, investorsWhere, serviceOf, type Service } from './support/service';
import { expect, test } from './support/test';

/**
 * Writes every text into names of persons, reasons in a history, comments of claims, papers and names of files. A name that is not of
 * letters is taken from nobody any more (tests/server/hostileTexts.test.ts); rows of before the rule are laid beside it.
 */
async function plant(backEnd: BackEnd, director: Service, accountant: Service) {
  let refused = 0;
  const write = async (what: string, work: Parameters<Service['call']>[1]) => {
    const { status, body } = await director.call<{ version?: number }>(what, work);
    if (status >= 300) refused++;
    return body?.version ?? work?.version ?? 0;
  };

  const active = 'subject=individual&status=active&status=current&limit=100';
  const pages = await Promise.all([0, 100].map((offset) => investorsWhere(director, `${active}&offset=${offset}`)));
  const people = pages.flat();
  const named = Array.from({ length: 167 }, (_, at) => {
    const [last_name, first_name, patronymic] = hostileTexts.slice(at * 3);
    return { id: people[at]?.id ?? 0, last_name, first_name, patronymic };
  });
  const laid = await backEnd.query(
    `update investors i set last_name = n.last_name, first_name = n.first_name, patronymic = coalesce(n.patronymic, i.patronymic)
     from jsonb_to_recordset($1::jsonb) as n (id integer, last_name text, first_name text, patronymic text) where i.id = n.id
     returning i.id`,
    [JSON.stringify(named)],
  );
  refused += named.length - laid.length;

  const [person] = await investorsWhere(director, 'subject=individual&status=inactive&limit=10');
  const [company] = await investorsWhere(director, 'subject=business&status=active&limit=10');
  const id = person?.id ?? 0;
  let { version } = await investorOf(director, id);
  const reasons = joined(500);
  for (const comment of reasons) {
    for (const status of ['active', 'inactive'])
      version = await write(`PUT /investment/investors/${id}/status`, { body: { status, comment }, version });
  }
  for (const comment of reasons) {
    const body = { amount: '1.00', comment };
    await accountant.done(`PUT /system-user/v1/investors/${id}/refill-balance`, { body, version });
    ({ version } = await investorOf(director, id));
  }

  const [papers = '', more = ''] = joined(190);
  const documents = await director.read<{ id: number; version: number }>(
    `/investment/investors/${id}/personal-document-data`,
  );
  const [country, address, other] = joined(90);
  const work = { actual_address: address, temporary_address: other, work_address: papers };
  const rest = { country, current_workplace: papers, source_of_income: 'other', source_of_income_description: more };
  await write(`PUT /investment/investors/${id}/personal-document-data/${documents.id}`, { body: { ...work, ...rest }, version: documents.version }); // prettier-ignore

  const companyId = company?.id ?? 0;
  const paper = await director.read<{ version: number }>(`/investment/investors/${companyId}/company-document-data`);
  const registration_number = joined(45)[7];
  const body = { company_name: joined(190)[3], director_name: papers, legal_address: more, registration_number };
  await write(`PUT /investment/investors/${companyId}/company-document-data`, { body, version: paper.version });

  for (const name of hostileTexts.slice(0, 20)) {
    const content = new Uint8Array(Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1')], 64));
    const file = { name: `${name}.jpg`, content, type: 'image/jpeg' };
    const { status, body: sent } = await director.call<{ id: string }>('POST /investment/files', { file });
    if (status >= 300) refused++;
    else await write(`POST /investment/investors/${companyId}/attachment`, { body: { file_id: sent.id } });
  }
  return { refused, person: id, company: companyId, claims: reasons.length };
}

test('five hundred hostile texts are only texts: nothing runs, nothing is reported, nothing overflows', async ({
  page,
  backEnd,
}) => {
  test.setTimeout(180_000);
  const [director, accountant] = await Promise.all([
    serviceOf(backEnd.url, 'director'),
    serviceOf(backEnd.url, 'accountant'),
  ]);
  const planted = await plant(backEnd, director, accountant);
  expect(planted.refused).toBe(0);
  expect(await claimsOf(director, planted.person)).toHaveLength(planted.claims);

  const expectHarmless = harmlessOn(page);

  /** On a wide screen and on a narrow one, where a table is a list of cards. */
  const expectHarmlessAtBothWidths = async (where: string, look: () => Promise<unknown> = async () => undefined) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await look();
      await expectHarmless(`${where} at ${width}`);
    }
  };

  const list = `${listPath}?status=active&status=current&limit=100`;
  await signIn(page, 'director', list);
  for (const at of [1, 2]) {
    await page.goto(`${list}&page=${at}`);
    await expect(rows(page).first()).toBeVisible();
    await expectHarmlessAtBothWidths(`list ${at}`, () => page.evaluate(passAllRowsBy));
  }

  await page.goto(cardPath(planted.person));
  await expect(heading(page, 'Общие данные')).toBeVisible();
  for (const name of ['Заявки', 'История проверки']) {
    const part = await section(page, name);
    await expect(part.getByText('<script>').first()).toBeVisible();
    const more = part.getByRole('button', { name: 'Показать ещё' });
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 2_000 });
      await expect(more).toBeHidden({ timeout: 1_000 });
    }).toPass();
  }
  const papers = await section(page, 'Личные данные и документ');
  for (const name of ['Адрес проживания', 'Временный адрес', 'Адрес работы']) {
    await papers.getByRole('button', { name: `Показать: ${name}` }).click();
    await expect(papers.getByRole('button', { name: `Скрыть: ${name}` })).toBeVisible();
  }
  await expectHarmlessAtBothWidths('card');
  for (const action of ['Изменить общие данные', 'Изменить данные документа']) {
    await pickAction(page, action);
    await expect(dialog(page)).toBeVisible();
    await expectHarmlessAtBothWidths(action);
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
  }

  await page.goto(companyPath(planted.company));
  await expect(heading(page, 'Данные компании')).toBeVisible();
  const files = await section(page, 'Вложения');
  await expect(files.getByRole('link', { name: '.jpg' })).toHaveCount(20);
  await expectHarmlessAtBothWidths('company');
  await pickAction(page, 'Изменить данные компании');
  await expect(field(page, 'Юридический адрес')).not.toHaveValue('');
  await expectHarmlessAtBothWidths("company's form");
});

/** Only the rows in sight are drawn: scrolls until every one of them was. */
async function passAllRowsBy() {
  const scrolls = (one: Element) =>
    one.scrollHeight > one.clientHeight + 40 && getComputedStyle(one).overflowY === 'auto';
  for (const area of [...document.querySelectorAll('main, main *')].filter(scrolls)) {
    for (let top = 0; top < area.scrollHeight; top += area.clientHeight) {
      area.scrollTop = top;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  }
}

const person = { birthday: '1983-11-27', gender: 'male' as const };
const pinfl = makePinfl(person.birthday, person.gender, 917, 853);
/** Values that stand nowhere else: a hit is a leak. */
const markers = {
  pinfl,
  phone_number: '998909182736',
  contact_number: '998931726354',
  passport_id: 'ZX9182736',
  inps: '91827364554637',
  domestic_phone_number: '998907193571',
  actual_address: 'Маркерная-71935-а',
  temporary_address: 'Маркерная-71935-б',
  work_address: 'Маркерная-71935-в',
  monthly_income: '71935713.13',
};
type Marker = keyof typeof markers;

/** Everything a page holds or keeps, as one text without spaces and signs between digits. */
async function traces(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const records: unknown[] = [];
    for (const { name = '' } of bases) {
      const base = await new Promise<IDBDatabase>((settle, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => settle(opening.result);
        opening.onerror = () => fail(new Error(name));
      });
      for (const store of base.objectStoreNames) {
        const reading = base.transaction(store).objectStore(store).getAll();
        records.push(await new Promise((settle) => (reading.onsuccess = () => settle(reading.result))));
      }
      base.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, records, document.title, location.href]);
  });
  const page_ = await page.evaluate(() => document.documentElement.outerHTML);
  return `${kept}\n${page_}`;
}
const squeezed = (text: string) => text.replace(/[\s\u00a0\u202f+(),.-]/g, '');
const hits = (text: string, values: Record<string, string> = markers): string[] => {
  const whole = squeezed(text);
  return Object.entries(values).flatMap(([name, value]) => (whole.includes(squeezed(value)) ? [name] : []));
};

test('personal data stay masked everywhere until they are asked for, and half a minute after that', async ({
  page,
  backEnd,
}) => {
  test.setTimeout(120_000);
  const director = await serviceOf(backEnd.url, 'director');
  const [investor] = await investorsWhere(director, 'subject=individual&status=active&order_by=-name&limit=10');
  const id = investor?.id ?? 0;
  const { contact_number, phone_number, ...papers } = markers;
  const { pinfl: _, ...documents } = papers;
  const body = { pinfl, contact_number, ...person };
  let { version } = await director.done<{ version: number }>(`PUT /system-user/v1/investors/${id}/update`, {
    body,
    version: (await investorOf(director, id)).version,
  });
  ({ version } = await director.done<{ version: number }>(`PUT /system-user/v1/update-phone/${id}`, {
    body: { phone_number },
    version,
  }));
  const stored = await director.read<{ id: number; version: number }>(`/investment/investors/${id}/personal-document-data`); // prettier-ignore
  await director.done(`PUT /investment/investors/${id}/personal-document-data/${stored.id}`, { body: documents, version: stored.version }); // prettier-ignore

  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\/.*json|\/api\/(investment|system-user)/.test(response.url())) answers.push(response.text().catch(() => '')); // prettier-ignore
  });
  const expectNoTrace = async (where: string) => {
    expect(hits(await traces(page)), where).toEqual([]);
    expect(hits(said.join('\n')), `${where}, console`).toEqual([]);
  };

  await page.clock.install();
  await openList(page, '?status=active&order_by=-name', 'director');
  await expectNoTrace('list');
  await test.step('an export of all columns holds none of them', async () => {
    await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
    await page.getByRole('radio', { name: /^CSV/ }).check();
    const everyColumn = page.getByRole('radio', { name: /^Все, вместе/ });
    if (await everyColumn.isVisible()) await everyColumn.check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Выгрузить' }).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(investor?.name ?? '-');
    expect(hits(file)).toEqual([]);
  });
  await page.goto(cardPath(id));
  for (const name of ['Общие данные', 'Личные данные и документ', 'Карты', 'Правки', 'Журнал'])
    await section(page, name);
  await page.waitForLoadState('networkidle');
  await expectNoTrace('card');
  expect(hits((await Promise.all(answers)).join('\n')), 'answers').toEqual([]);

  await test.step('what is typed of them is in no draft', async () => {
    await pickAction(page, 'Изменить данные документа');
    await field(page, 'Паспорт или ID-карта').fill(markers.passport_id);
    await field(page, 'ИНПС').fill(markers.inps);
    await field(page, 'Адрес проживания').fill(markers.actual_address);
    await field(page, 'Страна').fill('Черновикия');
    await page.clock.runFor(6_000);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('Черновикия');
    expect(hits(kept)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Уйти' }).click();
    await expectNoDialog(page);
  });

  await test.step('each one that is shown goes after half a minute, and leaves one row in the journal', async () => {
    const shown: Record<string, Marker> = { ПИНФЛ: 'pinfl', Телефон: 'phone_number', 'Паспорт или ID-карта': 'passport_id', 'Адрес проживания': 'actual_address' }; // prettier-ignore
    const main = page.getByRole('main');
    for (const label of Object.keys(shown)) await main.getByRole('button', { name: `Показать: ${label}`, exact: true }).click(); // prettier-ignore
    await expect(main.getByRole('button', { name: /^Скрыть: / })).toHaveCount(4);
    expect(hits(await traces(page)).toSorted()).toEqual(Object.values(shown).toSorted());
    await page.clock.fastForward(30_500);
    await expect(main.getByRole('button', { name: /^Скрыть: / })).toHaveCount(0);
    await expectNoTrace('after half a minute');
    const { items } = await director.read<{ items: { action: string; field: string }[] }>(`/system-user/v1/investor/${id}/logs`); // prettier-ignore
    const revealed = items.filter(({ action }) => action === 'reveal').map((row) => row.field);
    expect(revealed.toSorted()).toEqual(Object.values(shown).toSorted());
  });
});

/** The same of a customer, in other digits. */
const ofCustomer = {
  pinfl: makePinfl(person.birthday, person.gender, 926, 417),
  phone_number: '998907418529',
  contact_phone: '998931749628',
  passport_id: 'ZY7418529',
  income: '74185296.13',
  street: 'Маркерная-74185-улица',
  house: '74185Ж',
};

test('personal data of a customer stay masked everywhere until they are asked for, and half a minute after that', async ({
  page,
  backEnd,
}) => {
  test.setTimeout(120_000);
  const moderator = await serviceOf(backEnd.url, 'moderator');
  interface Customer {
    id: number;
    guid: string;
    name: string;
    version: number;
    pinfl: string | null;
    investor_id: number | null;
  }
  const { customers } = await moderator.read<{ customers: Customer[] }>(
    '/payment/v1/customers?status=active&limit=1000',
  );
  // Nobody without a PINFL has a contract, which would forbid to give him one.
  const { id, guid, name } = customers.find((one) => one.pinfl === null && one.investor_id === null)!;
  const path = `/payment/v1/customers/${guid}`;
  const put = async (what: string, body: object) => {
    const { version } = await moderator.read<Customer>(path);
    await moderator.done(`PUT ${what}`, { body, version });
  };
  const { passport_id, income, phone_number } = ofCustomer;
  await put(path, { phone_number, data: { passport_id, income, ...person } });
  await put(`/payment/v1/customers/${id}/update-pinfl`, { pinfl: ofCustomer.pinfl });
  const { items: districts } = await moderator.read<{ items: { id: number; region_id: number }[] }>(
    '/payment/v3/address/districts',
  );
  const district = districts[0]!; // every installation has them
  const { street, house } = ofCustomer;
  const place = { region_id: district.region_id, district_id: district.id, street, house };
  await put(`${path}/address`, { type: 'residence', ...place });
  await moderator.done(`POST ${path}/additional-contact`, {
    body: { full_name: 'Каримов Акмал', phone_number: ofCustomer.contact_phone, relation_id: 1 },
  });

  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/api\//.test(response.url())) answers.push(response.text().catch(() => ''));
  });
  const expectNoTrace = async (where: string) => {
    expect(hits(await traces(page), ofCustomer), where).toEqual([]);
    expect(hits(said.join('\n'), ofCustomer), `${where}, console`).toEqual([]);
  };

  await page.clock.install();
  await signIn(page, 'moderator', '/settings/clients/list?status=active');
  await expect(rows(page).first()).toBeVisible();
  await expectNoTrace('list');
  await page.goto(`/settings/clients/info/${guid}`);
  for (const title of ['Общие данные', 'Адреса', 'Контакты', 'Заявки', 'Заказы']) await section(page, title);
  await page.waitForLoadState('networkidle');
  await expect(heading(page, name)).toBeVisible();
  await expectNoTrace('card');
  for (const place of ['/installment/installments/list', '/installment/orders/list', '/delivery/list']) {
    await page.goto(`${place}?search=${encodeURIComponent(name)}`);
    await page.waitForLoadState('networkidle');
    await expectNoTrace(place);
  }
  await page.goto(`/settings/clients/info/${guid}`);
  await expect(heading(page, name)).toBeVisible();
  expect(hits((await Promise.all(answers)).join('\n'), ofCustomer), 'answers').toEqual([]);

  await test.step('each one that is shown goes after half a minute', async () => {
    const shown: Record<string, keyof typeof ofCustomer> = { ПИНФЛ: 'pinfl', Телефон: 'phone_number' };
    const main = page.getByRole('main');
    // His own stand first; whom to ask for has a phone, too.
    for (const label of Object.keys(shown))
      await main
        .getByRole('button', { name: `Показать: ${label}`, exact: true })
        .first()
        .click();
    await expect(main.getByRole('button', { name: /^Скрыть: / })).toHaveCount(2);
    expect(hits(await traces(page), ofCustomer).toSorted()).toEqual(Object.values(shown).toSorted());
    await page.clock.fastForward(30_500);
    await expect(main.getByRole('button', { name: /^Скрыть: / })).toHaveCount(0);
    await expectNoTrace('after half a minute');
  });
});
