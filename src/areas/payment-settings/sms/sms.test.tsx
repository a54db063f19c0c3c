import { screen, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { SmsProvider, SmsTemplate } from '../../../api/payment/sms';

const providersPath = '/settings/sms_provider';
const providers = async () =>
  (await (await colleague('director')).get<{ providers: SmsProvider[] }>('/payment/v3/sms/provider')).providers;
const templateOf = async (code: string) => {
  const director = await colleague('director');
  const { templates } = await director.get<{ templates: SmsTemplate[] }>(`/payment/v3/sms/templates?search=${code}`);
  const found = templates.find((one) => one.code === code);
  if (!found) throw new Error(`no template ${code}`);
  return found;
};
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('providers stand by priority with the days that their money lasts, and a moderator changes none', async () => {
  const { user } = await renderScreen(providersPath, { as: 'moderator' });
  const table = within(await screen.findByRole('grid', { name: 'Кто отправляет сообщения' }));
  const rows = (await table.findAllByRole('row')).map((row) => row.textContent);
  expect(rows[1]).toMatch(/^1Eskiz.*3/);
  expect(rows[2]).toContain('PlayMobile');
  await user.click(table.getByText('Eskiz'));
  const drawer = await side('Eskiz');
  expect(await drawer.findByText('Логин у провайдера')).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Изменить/ })).toBeNull();
});

test('the second provider is given the first place, and the password field shows none', async () => {
  const [, second] = await providers();
  const { user } = await renderScreen(`${providersPath}?provider=${second?.id}&form=edit`, { as: 'director' });
  await side('PlayMobile');
  await user.click(await (await side('PlayMobile')).findByRole('button', { name: /^Изменить/ }));
  const form = await side('Изменить провайдера');
  expect(form.getByLabelText('Пароль у провайдера')).toHaveValue('');
  const priority = form.getByRole('textbox', { name: /Порядок/ });
  await user.clear(priority);
  await user.type(priority, '1');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await providers()).map(({ code, priority: place }) => `${code} ${place}`).slice(0, 2)).toEqual([
    'playmobile 1',
    'eskiz 2',
  ]);
});

test('a balance that is emptied is known no more, and the days that it lasted with it', async () => {
  const [first] = await providers();
  const { user } = await renderScreen(`${providersPath}?provider=${first?.id}`, { as: 'director' });
  await user.click(await (await side(first?.name ?? '')).findByRole('button', { name: /^Изменить/ }));
  const form = await side('Изменить провайдера');
  await user.clear(form.getByRole('textbox', { name: /^Остаток/ }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const after = (await providers()).find(({ id }) => id === first?.id);
  expect([after?.balance, after?.days_left]).toEqual([null, null]);
});

test('a test message is sent, said, and stands in the journal with a masked phone (NOTE-05)', async () => {
  const { user } = await renderScreen(providersPath, { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: 'Проверить отправку' }));
  const form = await side('Проверить отправку');
  await user.type(form.getByRole('textbox', { name: /Телефон/ }), '901234567');
  await user.type(form.getByRole('textbox', { name: /Текст сообщения/ }), 'Salom');
  expect(form.getByText('GSM-7 · 5 знаков · 1 часть')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('СМС отправлено')).toBeVisible();
  const journal = within(await screen.findByRole('grid', { name: 'Журнал сообщений' }));
  expect(await journal.findByText('Проверка вручную')).toBeVisible();
  expect(journal.getAllByText('+998 90 *** ** 67').length).toBeGreaterThan(0);
});

test('an Uzbek text is made one part by one press; without its code it is refused, naming the language', async () => {
  const { id } = await templateOf('phone_change_code');
  const { user } = await renderScreen(`/settings/sms?template=${id}`, { as: 'moderator' });
  await user.click(await (await side('Код смены телефона')).findByRole('button', { name: /^Изменить/ }));
  const form = await side('Изменить тексты');
  const uzbek = form.getByRole('textbox', { name: /Узбекский/ });
  await user.clear(uzbek);
  await user.click(uzbek);
  await user.paste(`Telefon raqamingizni oʻzgartirish uchun kod: {code}. Kodni hech kimga aytmang, boʻlmasa xavfli.`);
  expect(form.getByText(/^UCS-2 · 9\d знак\S* · 2 части$/)).toBeVisible();
  await user.click(form.getByRole('button', { name: "Заменить ʻ на '" }));
  expect(form.getByText(/^GSM-7 · 9\d знак\S* · 1 часть$/)).toBeVisible();
  await user.clear(uzbek);
  await user.type(uzbek, 'Kodsiz');
  expect(form.getByText('Не хватает подстановки: {code}')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText('В тексте нет обязательной подстановки')).length).toBeGreaterThan(0);
  expect((await templateOf('phone_change_code')).text_uz).toContain('{code}');
});

test('a template is seen on the phone in the language that is chosen, by day and by night', async () => {
  const { id, text_uz: uzbek } = await templateOf('login_code');
  const { user } = await renderScreen(`/settings/sms?template=${id}`, { as: 'moderator' });
  const phone = within(await screen.findByRole('region', { name: 'Экран телефона' }));
  await user.click(screen.getByRole('button', { name: 'Узбекский' }));
  expect(await phone.findByText(uzbek.replace('{code}', '123456'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Тёмная' }));
  expect(phone.getByText(/123456/)).toBeVisible();
});
