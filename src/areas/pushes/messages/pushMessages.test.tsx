import { act, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { PushMessage, PushMessageDetail } from '../../../api/payment/pushMessages';
import { forgetUnsaved } from '../../../kit/state/unsavedChanges';

const list = '/notification/list';
const path = '/payment/v3/notification/messages';
const terms = { title_ru: 'Скидки недели', body_ru: 'Только до воскресенья', segment: 'all' };
const write = async (body: object = {}) =>
  (await colleague('director')).send<PushMessageDetail>('POST', path, { body: { ...terms, ...body } });
const read = async (id: number) => (await colleague('director')).get<PushMessageDetail>(`${path}/${id}`);
const first = async (query: string) =>
  (await (await colleague('director')).get<{ messages: PushMessage[] }>(`${path}?${query}`)).messages[0]!;
const side = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('messages stand with their state, and those that somebody did not get are found', async () => {
  const { user } = await renderScreen(`${list}?dead=yes`, { as: 'moderator' });
  const row = (await screen.findAllByRole('row'))[1]!;
  expect(row).toHaveTextContent('37');
  expect(row).toHaveTextContent('Завершена');
  await user.click(within(row).getAllByRole('link')[0] ?? row);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('button', { name: 'Отправить недоставленным' })).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
});

test('a draft is written: what lacks is marked, whom it reaches is told, and night is pointed out', async () => {
  const { user } = await renderScreen('/notification/form', { as: 'moderator' });
  await user.type(await screen.findByLabelText(/^Заголовок на русском/), 'Скидка на чайники');
  await user.type(screen.getByLabelText(/^Текст уведомления на русском/), 'Только сегодня');
  expect(screen.getByText('Нет перевода: uz, en')).toBeVisible();
  const audience = within(await screen.findByRole('region', { name: 'Аудитория' }));
  expect(await audience.findByText('Получат русский текст')).toBeVisible();
  expect(await audience.findByText(/^20\s000$/)).toBeVisible();
  await user.type(screen.getByLabelText(/^День отправки/), '01.01.2030');
  const time = await screen.findByLabelText(/^Время по Ташкенту/);
  await user.clear(time);
  await user.type(time, '23');
  await user.tab();
  expect(time).toHaveValue('23:00');
  expect(screen.getByText(/^Это тихие часы/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const made = await first('search=чайники');
  expect(made).toMatchObject({ scheduled_at: '2030-01-01 23:00:00', delivery: 'draft', title_en: null });
});

test('what a press opens is chosen from a list, and the Russian text is copied where there is none', async () => {
  const { user } = await renderScreen('/notification/form', { as: 'moderator' });
  await user.type(await screen.findByLabelText(/^Заголовок на русском/), 'Выпуск');
  await user.type(screen.getByLabelText(/^Текст уведомления на русском/), 'Подписка открыта');
  await user.type(screen.getByLabelText(/^Заголовок на английском/), 'An issue');
  await user.click(screen.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }));
  expect(screen.getByLabelText(/^Заголовок на английском/)).toHaveValue('An issue');
  expect(screen.getByLabelText(/^Текст уведомления на узбекском/)).toHaveValue('Подписка открыта');
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Что откроется/ }), 'Выпуск облигаций');
  const record = await screen.findByRole('combobox', { name: /^Куда ведёт нажатие/ });
  // The list comes a moment later; its first line is the empty one.
  await waitFor(() => expect(within(record).getAllByRole('option').length).toBeGreaterThan(1));
  const [bond] = within(record)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '');
  await user.selectOptions(record, bond!.value);
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const made = await first('search=Выпуск&order_by=-created_at');
  expect(made).toMatchObject({ action_type: 'bond', dead_link: null, title_uz: 'Выпуск' });
  expect(made.target?.name).toBeTruthy();
});

test('a press that leads to what customers cannot see is marked in the list, at the side and before it is published', async () => {
  const director = await colleague('director');
  const { bonds } = await director.get<{ bonds: { id: number }[] }>('/system-user/v1/bonds?status=draft&limit=1');
  const { id } = await write({ action_type: 'bond', action_value: String(bonds[0]!.id) });
  const { user } = await renderScreen(`${list}?message=${id}`, { as: 'moderator' });
  const mark = 'По нажатию откроется то, что сейчас скрыто от клиентов';
  const drawer = await side('Скидки недели');
  expect((await drawer.findAllByText(mark))[0]).toBeVisible();
  expect(screen.getAllByRole('img', { name: mark, hidden: true }).length).toBeGreaterThan(0);
  await user.click(drawer.getByRole('button', { name: 'Опубликовать' }));
  expect(await (await side('Опубликовать уведомление?')).findByText(mark)).toBeVisible();
});

test('a draft is seen on the phone as it is typed, closed and open', async () => {
  const { user } = await renderScreen('/notification/form', { as: 'moderator' });
  await user.type(await screen.findByLabelText(/^Заголовок на русском/), 'Скидка на чайники');
  await user.click(screen.getByRole('button', { name: 'Показать телефон покупателя' }));
  const phone = within(await screen.findByRole('region', { name: 'Экран телефона' }));
  expect(phone.getAllByText('Скидка на чайники')).toHaveLength(2);
  await user.type(screen.getByLabelText(/^Текст уведомления на русском/), 'Сегодня');
  await user.type(screen.getByLabelText(/^Заголовок на узбекском/), 'Choynaklar');
  await user.click(screen.getByRole('button', { name: 'Узбекский' }));
  expect(await phone.findAllByText('Choynaklar')).toHaveLength(2);
  // The title has a translation, the text has none.
  expect(phone.getAllByText('Сегодня')).toHaveLength(2);
  expect(screen.getByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
});

test('a moment that is over stands at the time of the form, and what was typed stays', async () => {
  const { user } = await renderScreen('/notification/form', { as: 'moderator' });
  await user.type(await screen.findByLabelText(/^Заголовок на русском/), 'Вчерашнее');
  await user.type(screen.getByLabelText(/^Текст уведомления на русском/), 'Опоздало');
  await user.type(screen.getByLabelText(/^День отправки/), '01.01.2020');
  await user.click(screen.getByRole('button', { name: 'Создать' }));
  expect((await screen.findAllByText(/Время отправки — не раньше чем через минуту/))[0]).toBeVisible();
  expect(screen.getByLabelText(/^Время по Ташкенту/)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText(/^Заголовок на русском/)).toHaveValue('Вчерашнее');
});

test('to more than 10,000 people the number is typed, and then it is published (NOTE-04)', async () => {
  const { id } = await write({ scheduled_at: '2030-01-01 10:00:00' });
  const { user } = await renderScreen(`${list}?message=${id}`, { as: 'moderator' });
  await user.click(await (await side('Скидки недели')).findByRole('button', { name: 'Опубликовать' }));
  const question = await side('Опубликовать уведомление?');
  expect(await question.findByText(/20\s?000 человек/)).toBeVisible();
  const yes = question.getByRole('button', { name: 'Опубликовать' });
  expect(yes).toBeDisabled();
  await user.type(question.getByRole('textbox'), '20000');
  await user.click(yes);
  expect(await screen.findByText('Запрос успешно отправлен')).toBeVisible();
  expect((await read(id)).delivery).toBe('planned');
  expect(await (await side('Скидки недели')).findByRole('button', { name: 'Отозвать' })).toBeVisible();
});

test('what was published is shown with its recipients and not as a form', async () => {
  const { id } = await first('has_dead=true');
  await renderScreen(`/notification/form/${id}?state=dead`, { as: 'moderator' });
  const section = within(await screen.findByRole('region', { name: 'Получатели' }));
  expect((await section.findAllByText('Не доставлено')).length).toBeGreaterThan(0);
  expect(section.getAllByText(/^Служба не (приняла|ответила)$|^Сбой службы$/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
});

test('who was sent a message by numbers is read in its recipients, also by whoever may change it', async () => {
  const director = await colleague('director');
  const { id } = await write({ title_ru: 'Лично вам', segment: 'custom' });
  // Every phone of the demonstration stands so far from the one before; most of them take notifications.
  const phones = Array.from({ length: 20 }, (_, at) => String(998_500_000_000 + (at + 1000) * 4999));
  await director.send('POST', `${path}/${id}/send-by-users`, { body: { phones } });
  const { user } = await renderScreen(`${list}?message=${id}`, { as: 'moderator' });
  await user.click(await (await side('Лично вам')).findByRole('button', { name: 'Все получатели' }));
  const section = within(await screen.findByRole('region', { name: 'Получатели' }));
  expect((await section.findAllByText('Ждёт отправки')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^Изменить/ }));
  const heading = await screen.findByLabelText(/^Заголовок на русском/);
  expect(heading).toHaveValue('Лично вам');
  expect(screen.queryByRole('region', { name: 'Получатели' })).toBeNull();
  // What was typed is there again after a look at them.
  await user.type(heading, '!');
  await user.click(screen.getByRole('tab', { name: /^Уведомления клиентам/ }));
  await user.click(await (await side('Лично вам')).findByRole('button', { name: 'Все получатели' }));
  await screen.findByRole('region', { name: 'Получатели' });
  expect(heading).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Изменить/ }));
  await waitFor(() => expect(heading).toBeVisible());
  expect(heading).toHaveValue('Лично вам!');
  act(forgetUnsaved);
});

test('wrong and unknown numbers are named after sending', async () => {
  const { bonds } = await (
    await colleague('director')
  ).get<{ bonds: { id: number }[] }>('/system-user/v1/bonds?status=draft&limit=1');
  const { id } = await write({ segment: 'custom', action_type: 'bond', action_value: String(bonds[0]!.id) });
  const { user } = await renderScreen(`${list}?message=${id}`, { as: 'moderator' });
  await user.click(await (await side('Скидки недели')).findByRole('button', { name: 'Отправить по номерам' }));
  const form = await side('Отправить по номерам');
  expect(form.getByText('По нажатию откроется то, что сейчас скрыто от клиентов')).toBeVisible();
  await user.click(form.getByRole('textbox', { name: /Номера телефонов/ }));
  await user.paste('12345\n998000000001');
  await user.click(form.getByRole('button', { name: 'Отправить сейчас' }));
  const result = await side('Кому отправлено');
  expect(result.getByText('12345')).toBeVisible();
  expect(result.getByText('998000000001')).toBeVisible();
});

test('each time it is asked for, those who did not get it are another intent, and that nobody is sent to is no success', async () => {
  const { id } = await first('has_dead=true');
  const { user } = await renderScreen(`${list}?message=${id}`, { as: 'moderator' });
  const real = globalThis.fetch;
  const keys: unknown[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, options) => {
    const call = new Request(asked, options);
    if (!call.url.endsWith('/send-by-users')) return real(asked, options);
    keys.push(call.headers.get('Idempotency-Key'));
    return Response.json({ queued: 0, wrong: [], unknown: [], skipped: { already_sent: 0, push_off: 1 } });
  });
  for (let round = 0; round < 2; round++) {
    await user.click(await screen.findByRole('button', { name: 'Отправить недоставленным' }));
    await user.click((await side('Отправить ещё раз только им?')).getByRole('button', { name: 'Отправить сейчас' }));
    const result = await side('Кому отправлено');
    await user.click(result.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Кому отправлено' })).toBeNull());
  }
  spy.mockRestore();
  expect(new Set(keys).size).toBe(2);
  expect(screen.queryByText('Запрос успешно отправлен')).toBeNull();
});

test('a press again after a lost answer tries the message on oneself under the same key, another question under another', async () => {
  const { id } = await write();
  const { user } = await renderScreen(`${list}?message=${id}`, { as: 'moderator' });
  const real = globalThis.fetch;
  const keys: unknown[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, options) => {
    const call = new Request(asked, options);
    if (!call.url.endsWith('/send-by-users')) return real(asked, options);
    keys.push(call.headers.get('Idempotency-Key'));
    if (keys.length === 1) return Response.error();
    return Response.json({ queued: 1, wrong: [], unknown: [], skipped: { already_sent: 0, push_off: 0 } });
  });
  const ask = async () => {
    const drawer = await side('Скидки недели');
    await user.click(await drawer.findByRole('button', { name: 'Действия' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Проверить на себе' }));
    return side('Отправить себе?');
  };
  const question = await ask();
  await user.click(question.getByRole('button', { name: 'Отправить сейчас' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(question.getByRole('button', { name: 'Отправить сейчас' })).toBeEnabled());
  await user.click(question.getByRole('button', { name: 'Отправить сейчас' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Отправить себе?' })).toBeNull());
  await user.click((await ask()).getByRole('button', { name: 'Отправить сейчас' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  spy.mockRestore();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was typed in a draft stays when a colleague publishes it meanwhile, with the reason why it is not saved', async () => {
  const { id, version } = await write({ title_ru: 'Опередили', scheduled_at: '2030-01-01 10:00:00' });
  const { user } = await renderScreen(`/notification/form/${id}`, { as: 'moderator' });
  const body = await screen.findByLabelText(/^Текст уведомления на русском/);
  await user.clear(body);
  await user.type(body, 'Набрано долгим трудом');
  await (await colleague('director')).send('POST', `${path}/${id}/publish`, { version, body: { audience: 20_000 } });
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect((await screen.findAllByText('Уведомление уже опубликовано: изменить его нельзя'))[0]).toBeVisible();
  expect(screen.getByLabelText(/^Текст уведомления на русском/)).toHaveValue('Набрано долгим трудом');
});

test('the list tells when a draft is to go, and no audience of one that is not settled yet', async () => {
  await write({ title_ru: 'Завтрашнее', scheduled_at: '2030-01-02 10:00:00' });
  await renderScreen(`${list}?search=Завтрашнее`, { as: 'moderator' });
  const row = (await screen.findAllByRole('row'))[1]!;
  expect(row).toHaveTextContent('02.01.2030 10:00');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(
    within(row).getAllByRole('gridcell')[heads.findIndex((head) => head?.startsWith('Аудитория'))],
  ).toHaveTextContent('—');
});

test('a manager reads and sends nothing', async () => {
  const { id } = await write();
  await renderScreen(`${list}?message=${id}`, { as: 'kam' });
  const drawer = await side('Скидки недели');
  expect(await drawer.findByText('Кому')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Опубликовать' })).toBeNull();
  expect(drawer.queryByRole('button', { name: /^Изменить/ })).toBeNull();
});
