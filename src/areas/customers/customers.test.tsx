import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { inSight } from '../../../tests/support/investorCard';
import { renderScreen } from '../../../tests/support/renderScreen';
import type { SyncAnswer, SyncDifference } from '../../api/payment/customers';
import { phone as phones } from '../../lib/identifiers';

const list = '/settings/clients/list';
const cardOf = (id: number) => `/settings/clients/info/${id}`;

interface Customer {
  id: number;
  version: number;
  name: string;
  status: string;
}
const service = () => colleague('director');
const read = async (id: number) => (await service()).get<Customer>(`/payment/v1/customers/${id}`);
const revealed = async (id: number, field: string) =>
  (
    await (
      await service()
    ).get<{ values: Record<string, string | null> }>(`/payment/v1/customers/${id}/data?fields=${field}`)
  ).values[field];
const find = async (query: string) =>
  (await (await service()).get<{ customers: Customer[] }>(`/payment/v1/customers?${query}`)).customers;

test('the list finds a customer by the name in another alphabet and leads to the card', async () => {
  const one = await read(6);
  const { user } = await renderScreen(list, { as: 'moderator' });
  const grid = within(await screen.findByRole('grid'));
  await user.type(screen.getByRole('searchbox'), one.name);
  await user.click(await grid.findByRole('link', { name: one.name }));
  expect(await screen.findByRole('heading', { level: 1, name: one.name })).toBeVisible();
});

test('a search that finds nobody says so (VAL-05)', async () => {
  await renderScreen(`${list}?search=zzzzqqqq`, { as: 'moderator' });
  expect(await screen.findByText('По этим фильтрам ничего не найдено')).toBeVisible();
});

test('a phone is masked until somebody looks at it', async () => {
  const phone = (await revealed(7, 'phone_number')) ?? '';
  const { user } = await renderScreen(cardOf(7), { as: 'moderator' });
  const person = within(await screen.findByRole('region', { name: 'Общие данные' }));
  expect(person.queryByText(new RegExp(phone.slice(-4)))).not.toBeInTheDocument();
  await user.click(person.getByRole('button', { name: 'Показать: Телефон' }));
  expect(await person.findByText(phones.show(phone))).toBeVisible();
});

test('a customer is put out of use with a reason, and back again; the changes say what was and what is (STATE-12, ENT-40)', async () => {
  inSight('changelog');
  const [one] = await find('status=active&order_by=created_at&offset=30&limit=1');
  const { user, unmount } = await renderScreen(`${cardOf(one!.id)}?form=status`, { as: 'moderator' });
  const form = within(await screen.findByRole('dialog', { name: 'Сделать неактивным' }));
  await user.click(form.getByRole('button', { name: 'Сделать неактивным' }));
  expect((await form.findAllByText('Пожалуйста, заполните поле'))[0]).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Причина' }), 'Просил не звонить');
  await user.click(form.getByRole('button', { name: 'Сделать неактивным' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  await waitFor(async () => expect((await read(one!.id)).status).toBe('inactive'));
  unmount();
  const again = await renderScreen(`${cardOf(one!.id)}?form=status`, { as: 'moderator' });
  const back = within(await screen.findByRole('dialog', { name: 'Сделать активным' }));
  await again.user.type(back.getByRole('textbox', { name: 'Причина' }), 'Попросил вернуть');
  await again.user.click(back.getByRole('button', { name: 'Сделать активным' }));
  await waitFor(async () => expect((await read(one!.id)).status).toBe('active'));
  const changes = () => screen.getByRole('region', { name: 'Изменения' });
  await waitFor(() => expect(changes()).toHaveTextContent(/Неактивен.*Активен/));
  expect(changes()).toHaveTextContent('Причина: Попросил вернуть (создан объект)');
  expect(changes()).not.toHaveTextContent('Активен (создан объект)');
});

test('stopping a customer stays that when a colleague stops him first, also when the form is sent again', async () => {
  const [one] = await find('status=active&order_by=created_at&offset=31&limit=1');
  const { user } = await renderScreen(`${cardOf(one!.id)}?form=status`, { as: 'moderator' });
  const form = within(await screen.findByRole('dialog', { name: 'Сделать неактивным' }));
  await user.type(form.getByRole('textbox', { name: 'Причина' }), 'Мошенничество');
  const body = { status: 'inactive', reason: 'Просил закрыть' };
  await (
    await colleague('director')
  ).send('PUT', `/payment/v1/customers/${one!.id}`, { version: (await read(one!.id)).version, body });
  await user.click(form.getByRole('button', { name: 'Сделать неактивным' }));
  const conflict = within(await form.findByRole('alert'));
  // The card behind the form shows by now what he is.
  await waitFor(() => expect(screen.getAllByText('Неактивен')[0]).toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Сделать неактивным' })).toBeInTheDocument();
  await user.click(conflict.getByRole('button', { name: 'Сделать неактивным' }));
  expect(await form.findByText('Из нынешнего статуса так нельзя')).toBeVisible();
  expect((await read(one!.id)).status).toBe('inactive');
});

test('the card has cards, scoring, what the identity service said, changes, contacts and relations (SCR-02)', async () => {
  inSight('instalments', 'cards', 'scoring', 'identity', 'changelog');
  await renderScreen(cardOf(6), { as: 'moderator' });
  const { scoring_count: count } = await (await service()).get<{ scoring_count: number }>('/payment/v1/customers/6');
  const label = await screen.findByText('Проведено скорингов');
  expect(label.parentElement).toHaveTextContent(new RegExp(`^Проведено скорингов${count}$`));
  for (const name of ['Карты', 'Скоринги', 'Идентификация', 'Изменения', 'Контакты'])
    // What has not been in sight yet has something else in its place.
    await waitFor(() => expect(screen.getByRole('region', { name })).toBeInTheDocument());
});

test('a PINFL of another customer lays both side by side', async () => {
  // He came a second time: the same person by birthday and gender, still without a PINFL.
  const [first, second] = [await read(56), await read(96)];
  const taken = (await revealed(first.id, 'pinfl')) ?? '';
  const { user } = await renderScreen(`${cardOf(second.id)}?form=pinfl`, { as: 'moderator' });
  const form = within(await screen.findByRole('dialog', { name: 'Сменить ПИНФЛ' }));
  await user.type(form.getByRole('textbox', { name: /^ПИНФЛ/ }), taken);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText('Этот ПИНФЛ у другого клиента'))[0]).toBeVisible();
  const beside = within(await form.findByRole('table', { name: 'Два клиента рядом' }));
  const hrefs = beside.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([cardOf(second.id), cardOf(first.id)]);
});

test('a contact is added, and removed after a question', async () => {
  const { user } = await renderScreen(`${cardOf(14)}?form=contact`, { as: 'moderator' });
  const form = within(await screen.findByRole('dialog', { name: 'Добавить контактное лицо' }));
  await user.type(form.getByRole('textbox', { name: /^Фамилия и имя/ }), 'Karimov Akmal');
  await user.type(form.getByRole('textbox', { name: /^Телефон/ }), '901112233');
  await user.selectOptions(await form.findByRole('combobox', { name: /^Кем приходится/ }), 'Отец');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  const contacts = within(await screen.findByRole('region', { name: 'Контакты' }));
  const row = within((await contacts.findByText('Karimov Akmal')).closest('li')!);
  expect(row.getByText('Отец')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  await user.click(question.getByRole('button', { name: 'Да' }));
  await waitFor(() => expect(contacts.queryByText('Karimov Akmal')).not.toBeInTheDocument());
});

test('of what the state service says only what is ticked is taken over', async () => {
  const { user } = await renderScreen(`${cardOf(1)}?form=syncPassport`, { as: 'moderator' });
  const boxes = await screen.findAllByRole('checkbox');
  const form = within(screen.getByRole('dialog', { name: 'Сверка паспорта' }));
  for (const box of boxes) if (box.getAttribute('name') !== 'passport_issue_place') await user.click(box);
  await user.click(form.getByRole('button', { name: 'Взять отмеченное' }));
  expect(await screen.findByText('Данные обновлены')).toBeVisible();
  const passport = within(screen.getByRole('region', { name: 'Паспорт' }));
  expect(await passport.findByText(/РОВД|ГОВД/)).toBeVisible();
});

/** A customer of whom the identity service says something else than his record in this way, and who says so. */
async function withDifferences(kind: 'passport' | 'address', isSought: (one: SyncDifference) => boolean) {
  const moderator = await colleague('moderator');
  for (const { id } of await find('status=active&limit=60')) {
    if (id === 1) continue;
    const body = { customer_id: id, dry_run: true };
    // Of some it knows nothing.
    const said = await moderator
      .send<SyncAnswer>('POST', `/payment/v1/customers/sync-${kind}`, { body })
      .catch(() => undefined);
    if (said?.differences.some(isSought)) return id;
  }
  throw new Error('There is no such customer');
}

test('differences that changed while somebody was choosing are shown anew, and one at least is ticked', async () => {
  const id = await withDifferences('passport', ({ field }) => field === 'passport_issue_place');
  const { user } = await renderScreen(`${cardOf(id)}?form=syncPassport`, { as: 'moderator' });
  const form = () => within(screen.getByRole('dialog', { name: 'Сверка паспорта' }));
  await screen.findAllByRole('checkbox');
  const other = 'Учтепинский РОВД';
  await (
    await colleague('moderator')
  ).send('PUT', `/payment/v1/customers/${id}`, {
    version: (await read(id)).version,
    body: { data: { passport_issue_place: other } },
  });
  const take = () => user.click(form().getByRole('button', { name: 'Взять отмеченное' }));
  await take();
  expect(await screen.findByText(/^Отличия изменились, пока вы выбирали/)).toBeVisible();
  expect(form().getByText(new RegExp(`Было: ${other}`))).toBeVisible();
  for (const box of form().getAllByRole('checkbox')) await user.click(box);
  await take();
  expect(await screen.findByText('Отметьте хотя бы одно отличие')).toBeVisible();
  expect(screen.queryByText('Данные обновлены')).not.toBeInTheDocument();
  await user.click(form().getByRole('checkbox', { name: /Кем выдан/ }));
  await take();
  expect(await screen.findByText('Данные обновлены')).toBeVisible();
});

test('a part of an address that is not there yet is refused in words', async () => {
  const id = await withDifferences('address', ({ field, old }) => field === 'district' && old === null);
  const { user } = await renderScreen(`${cardOf(id)}?form=syncAddress`, { as: 'moderator' });
  await user.click(await screen.findByRole('checkbox', { name: 'Район или город' }));
  const form = within(screen.getByRole('dialog', { name: 'Сверка прописки' }));
  await user.click(form.getByRole('button', { name: 'Взять отмеченное' }));
  expect(await form.findByText('Прописки в карточке ещё нет: отметьте район, улицу и дом')).toBeVisible();
});

test('a phone in the place of a name is refused beside it, and nothing is saved', async () => {
  const { version } = await read(8);
  const { user } = await renderScreen(`${cardOf(8)}?form=edit`, { as: 'moderator' });
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /^Имя/ });
  await user.clear(name);
  await user.type(name, '998901234567');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription(/В имени от 2 до 100 знаков/);
  expect((await read(8)).version).toBe(version);
});

test.each([
  ['edit', /^Телефон/, '935550002', { phone_number: '998901110001' }, '+998 90 *** ** 01', 'Общие данные'],
  ['passport', /номер паспорта/, 'AE1234567', { data: { passport_id: 'AD7654321' } }, 'AD***4321', 'Паспорт'],
] as const)('what two people type behind a mask is not lost: %s', async (form, field, mine, body, theirs, title) => {
  const id = 8;
  const { user } = await renderScreen(`${cardOf(id)}?form=${form}`, { as: 'moderator' });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: field }), mine);
  const { version } = await read(id);
  await (await colleague('moderator')).send('PUT', `/payment/v1/customers/${id}`, { version, body });
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const choice = await dialog.findByRole('radio', { name: `Новое: ${theirs}` });
  // The card behind the form shows it by now, and the form still asks.
  await waitFor(() => expect(screen.getByRole('region', { name: title })).toHaveTextContent(theirs));
  expect(choice).toBeInTheDocument();
  await user.click(choice);
  await user.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await read(id)).toMatchObject({ version: version + 1 });
});

test('who only reads finds no form', async () => {
  await renderScreen(`${cardOf(6)}?form=edit`, { as: 'kam' });
  await screen.findByRole('region', { name: 'Общие данные' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Изменить' })).not.toBeInTheDocument();
});

test('the palette finds a customer by a whole passport, however it is written', async () => {
  // An investor is found by his passport among the investors, too.
  let [one, passport] = [undefined as Customer | undefined, ''];
  for (const each of await find('is_investor=false&limit=20')) {
    [one, passport] = [each, (await revealed(each.id, 'passport_id')) ?? ''];
    if (/^[A-Z]{2}\d{7}$/.test(passport)) break;
  }
  const { user } = await renderScreen(list, { as: 'moderator' });
  await screen.findByRole('grid');
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await user.type(palette.getByRole('combobox'), `${passport.slice(0, 2).toLowerCase()} ${passport.slice(2)}`);
  expect(await palette.findByRole('option', { name: new RegExp(one!.name) })).toBeVisible(); // most have one
});
