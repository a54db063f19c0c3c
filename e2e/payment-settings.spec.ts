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
  await form.getByRole('textbox', { name: 'Очередь' }).fill('1');
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
  await page.keyboard.type(pan);
  await page.waitForTimeout(1500);
  await page.keyboard.press('Escape');
  await page.reload();
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
}) => {
  await signIn(page, 'director', '/payment/bank/list');
  await page.getByRole('button', { name: 'Сверить со справочником' }).click();
  await expect(page.getByText(/^Добавлено 2, обновлено 5, без изменений 27/)).toBeVisible();
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
