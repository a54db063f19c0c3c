/** The payment service: a provider of messages is changed, a text made shorter, a card found by its mask, banks compared. */
import { dialog, section } from './support/card';
import { signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Provider {
  id: number;
  code: string;
  name: string;
  priority: number;
  is_active: boolean;
}

test('the second provider is put first, the last one that is on stays on, and a test message is in the journal', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'director');
  const providers = async () =>
    (await service.read<{ providers: Provider[] }>('/payment/v3/sms/provider')).providers.map(
      ({ code, priority, is_active: isOn }) => `${code} ${priority} ${isOn}`,
    );
  expect((await providers()).slice(0, 2)).toEqual(['eskiz 1 true', 'playmobile 2 true']);
  await signIn(page, 'director', '/settings/sms_provider');
  const table = (await section(page, 'Кто отправляет сообщения')).getByRole('grid');
  await expect(table.getByRole('row').nth(1)).toContainText(/Eskiz.*3/);
  await table.getByText('PlayMobile').click();
  await dialog(page, 'PlayMobile')
    .getByRole('button', { name: /^Изменить/ })
    .click();
  const form = dialog(page, 'Изменить провайдера');
  await form.getByRole('textbox', { name: 'Порядок' }).fill('1');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Успешно завершено')).toBeVisible();
  expect((await providers()).slice(0, 2)).toEqual(['playmobile 1 true', 'eskiz 2 true']);

  await dialog(page, 'PlayMobile').getByRole('button', { name: 'Закрыть' }).click();
  await table.getByText('Eskiz').click();
  await dialog(page, 'Eskiz').getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByText('Статус успешно отредактирован')).toBeVisible();
  await dialog(page, 'Eskiz').getByRole('button', { name: 'Закрыть' }).click();
  await table.getByText('PlayMobile').click();
  await expect(dialog(page, 'PlayMobile').getByText('Должен остаться хотя бы один активный')).toBeVisible();
  await dialog(page, 'PlayMobile').getByRole('button', { name: 'Закрыть' }).click();

  await page.getByRole('button', { name: 'Проверить отправку' }).click();
  const message = dialog(page, 'Проверить отправку');
  await message.getByRole('textbox', { name: 'Телефон' }).fill('901234567');
  await message.getByRole('textbox', { name: 'Текст сообщения' }).fill('Salom');
  await message.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('СМС отправлено')).toBeVisible();
  const journal = await section(page, 'Журнал сообщений');
  const first = journal.getByRole('grid').getByRole('row').nth(1);
  await expect(first).toContainText('+998 90 *** ** 67');
  await expect(first).toContainText('Проверка вручную');
  // Its parts and what it cost, as the provider that was put first takes it.
  const { messages } = await service.read<{ messages: { parts: number; cost: string; provider: string }[] }>(
    '/payment/v3/sms/messages?limit=1',
  );
  expect(messages[0]).toMatchObject({ parts: 1, provider: 'playmobile' });
  const [som] = (messages[0]?.cost ?? '').split('.');
  expect(Number(som)).toBeGreaterThan(0);
  const titles = await journal.getByRole('grid').getByRole('columnheader').allTextContents();
  const cell = (title: string) => first.getByRole('gridcell').nth(titles.findIndex((one) => one.startsWith(title)));
  await expect(cell('Частей')).toHaveText('1');
  await expect(cell('Стоимость')).toContainText(som!); // a sum has whole so'm
});

interface Charge {
  id: number;
  status: string;
  type: string | null;
  finished_at: string | null;
  amount: string;
  card: { id: number; name: string };
}

test('who keeps the books takes a charge of today back; an older one is refused, and the button says why', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'accountant');
  const charges = async () =>
    (
      await service.read<{ transactions: Charge[] }>(
        '/payment/v3/payments/transactions?status=success&direction=in&limit=1000',
      )
    ).transactions.filter(({ type }) => type === 'instalment');
  const all = await charges();
  const [fresh, old] = [all[0]!, all.at(-1)!]; // the newest and the oldest of many
  await signIn(page, 'accountant', `/payment/card/list?status=success&transaction=${fresh.id}`);
  const drawer = dialog(page, `Операция № ${fresh.id}`);
  await drawer.getByRole('button', { name: /^Отменить операцию/ }).click();
  const question = dialog(page, 'Отменить операцию по карте');
  await expect(question.getByText(fresh.card.name)).toBeVisible();
  // The sum of it, in the groups and with the point of the language.
  const sum = fresh.amount.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '\\s');
  await expect(question.getByText(new RegExp(`^${sum}`))).toBeVisible();
  await question.getByRole('textbox', { name: /^Почему отменяете операцию/ }).fill('Списали дважды');
  await question.getByRole('button', { name: /^Отменить операцию/ }).click();
  await expect(page.getByText('Успешно отменено')).toBeVisible();
  expect((await service.read<Charge>(`/payment/v3/payments/transactions/${fresh.id}`)).status).toBe('reversed');

  await page.goto(`/payment/card/list?status=success&transaction=${old.id}`);
  const button = dialog(page, `Операция № ${old.id}`).getByRole('button', { name: /^Отменить операцию/ });
  await expect(button).toHaveAccessibleDescription('Прошло больше 24 часов');
  const { payment_id: payment } = await service.read<{ payment_id: number }>(
    `/payment/v3/payments/transactions/${old.id}`,
  );
  const { version } = await service.read<{ version: number }>(`/payment/v1/installment-payment/${payment}`);
  const cancel = `POST /payment/v1/payments/transaction/${payment}/cancel`;
  const refused = await service.call<{ code: string }>(cancel, { version, body: { comment: 'Поздно' } });
  expect([refused.status, refused.body.code]).toEqual([409, 'too_late']);
});

test('a type of cards and a code of phones are added, refused a second time, and removed', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409|422/);
  for (const one of [
    {
      ...{ path: '/installment/settings/card', add: 'Новый тип карты', field: 'Начало номера', value: '998877' },
      ...{ second: 'Название', name: 'Карта журнала', shape: /Начало номера — от 4 до 8 цифр/ },
    },
    {
      ...{ path: '/installment/settings/phone', add: 'Новый код телефона', field: 'Код', value: '76' },
      ...{ second: 'Оператор', name: 'Оператор журнала', shape: /Код — две цифры/ },
    },
  ]) {
    if (one.path.endsWith('card')) await signIn(page, 'director', one.path);
    else await page.goto(one.path);
    const add = async (value: string) => {
      await page.getByRole('button', { name: one.add }).click();
      const form = dialog(page, one.add);
      await form.getByRole('textbox', { name: one.field, exact: true }).fill(value);
      await form.getByRole('textbox', { name: one.second }).fill(one.name);
      await form.getByRole('button', { name: 'Создать' }).click();
      return form;
    };
    const form = await add('1');
    await expect(form.getByText(one.shape).first()).toBeVisible();
    await form.getByRole('textbox', { name: one.field, exact: true }).fill(one.value);
    await form.getByRole('button', { name: 'Создать' }).click();
    await expect(form).toBeHidden();
    const row = page.getByRole('grid').getByRole('row').filter({ hasText: one.name });
    await expect(row).toContainText(one.value);
    const again = await add(one.value);
    await expect(again.locator('[aria-invalid=true]').first()).toBeVisible();
    await again.getByRole('button', { name: 'Закрыть' }).click();
    await dialog(page, 'Уйти без сохранения?').getByRole('button', { name: 'Уйти' }).click();
    await row.hover();
    await row.getByRole('button', { name: one.value }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await dialog(page, 'Вы хотите это удалить?').getByRole('button', { name: 'Да' }).click();
    await expect(row).toBeHidden();
  }
});

test('an Uzbek text in two parts becomes one by a press; without its code it is refused, naming the language', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422/);
  await signIn(page, 'moderator', '/settings/sms?search=phone_change_code');
  await page.getByRole('grid').getByText('Код смены телефона').click();
  await dialog(page, 'Код смены телефона')
    .getByRole('button', { name: /^Изменить/ })
    .click();
  const form = dialog(page, 'Изменить тексты');
  const uzbek = form.getByRole('textbox', { name: 'Узбекский' });
  await uzbek.fill('Telefon raqamingizni oʻzgartirish uchun kod: {code}. Kodni hech kimga aytmang, boʻlmasa xavfli.');
  await expect(form.getByText(/^UCS-2 .* 2 части$/)).toBeVisible();
  await form.getByRole('button', { name: "Заменить ʻ на '" }).click();
  await expect(form.getByText(/^GSM-7 · 95 знак\S* · 1 часть$/)).toBeVisible();
  await expect(form.getByText(/^UCS-2 .* 2 части$/)).toBeHidden();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Успешно завершено')).toBeVisible();
  await dialog(page, 'Код смены телефона')
    .getByRole('button', { name: /^Изменить/ })
    .click();
  await uzbek.fill('Kodsiz');
  await expect(form.getByText('Не хватает подстановки: {code}')).toBeVisible();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('В тексте нет обязательной подстановки').first()).toBeVisible();
});

test('a whole card number that is typed, pasted or looked for is in no call, address, storage or line of the console', async ({
  page,
}) => {
  const pan = '8600123456789012';
  const spoken: string[] = [];
  page.on('request', (request) => spoken.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (line) => spoken.push(line.text()));
  await signIn(page, 'accountant', '/payment/card/list');
  const field = page.getByRole('searchbox', { name: 'Номер или маска карты' });
  await field.pressSequentially(pan);
  await expect(field).toHaveValue('860012******9012');
  await expect(page.getByText('Не найдено: 860012******9012')).toBeVisible();
  expect(page.url()).toContain('pan=860012');
  // Pasted, with blanks between, and looked for in the palette.
  await field.fill('');
  await field.fill('8600 1234 5678 9012');
  await expect(field).toHaveValue('860012******9012');
  await page.keyboard.press('Control+K');
  await page.keyboard.type(`${pan} Каримов`);
  await page.waitForTimeout(1500);
  await page.keyboard.press('Escape');
  // Beside other words, in the search of a list.
  await page.goto('/bugaltery/invoice/list');
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('Каримов 8600 1234 5678 9012');
  await expect(search).toHaveValue('Каримов 860012******9012');
  await page.waitForTimeout(500);
  await page.goto('/payment/card/list?pan=860012******9012');
  await expect(page.getByText('Не найдено: 860012******9012')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const records = await Promise.all(
      bases.map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve) => {
            const opened = indexedDB.open(name);
            opened.onsuccess = () => {
              const base = opened.result;
              const stores = [...base.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const all = stores.map((store) => base.transaction(store).objectStore(store).getAll());
              const last = all.at(-1);
              if (last) last.onsuccess = () => resolve(all.map((one) => one.result as unknown));
            };
          }),
      ),
    );
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      records,
      document.title,
      location.href,
      history.state,
    ]);
  });
  for (const text of [...spoken, kept, page.url()]) {
    expect(text).not.toContain(pan);
    expect(text.replace(/[\s+]|%20/g, '')).not.toContain(pan);
  }
  expect(spoken.some((text) => text.includes('860012******9012') || text.includes('860012%2A'))).toBe(true);
});

test('banks are compared: two more, five changed, a name written by hand stays; a field elsewhere warns of an unknown MFO', async ({
  page,
  backEnd,
}) => {
  await signIn(page, 'director', '/payment/bank/list');
  await page.getByRole('button', { name: 'Сверить со справочником' }).click();
  await expect(page.getByText(/^Добавлено 2, обновлено 5, без изменений 27/)).toBeVisible();
  // Of many that begin at once some find another one under way, and none is lost otherwise.
  const service = await serviceOf(backEnd.url, 'director');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => service.call<{ code?: string }>('POST /payment/v3/payments/banks/sync')),
  );
  const said = new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()));
  expect([...said].sort()).toEqual(['200', '409 still_running']);
  await page.goto('/payment/bank/list?search=00440');
  await expect(page.getByRole('grid').getByText('Капиталбанк, Ташкент')).toBeVisible();
  await page.goto('/merchants/list/new');
  const mfo = page.getByRole('textbox', { name: 'МФО' });
  await mfo.fill('12345');
  await mfo.blur();
  await expect(page.getByText('Такого МФО нет в списке банков. Проверьте его')).toBeVisible();
  await mfo.fill('00440');
  await mfo.blur();
  await expect(page.getByText('Такого МФО нет в списке банков. Проверьте его')).toBeHidden();
});
