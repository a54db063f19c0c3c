import { screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../../../tests/panel/renderPart';
import { colleague } from '../../../../tests/support/colleague';
import { fill } from '../../../../tests/support/investorCard';
import { investorPhotos, photosCome, photosFail } from '../../../../tests/support/photos';
import { withoutPauses } from '../../../../tests/support/hurry';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Investor, InvestorRow } from '../../../api/investment/investors';
import { Waiting } from './Waiting';

const path = '/back-office/investors/verification?subject=individual';

async function waiting(subject = 'individual') {
  const moderator = await colleague('moderator');
  const query = `subject=${subject}&status=in_process&order_by=created_at&limit=200`;
  const { investors } = await moderator.get<{ investors: InvestorRow[] }>(`/investment/investors?${query}`);
  return investors;
}
const read = async (id: number) => (await colleague('moderator')).get<Investor>(`/investment/investors/${id}`);
const atHand = (name: string) => screen.findByRole('heading', { level: 2, name });
const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));
// A test that fails half-way must not leave its fetch to those after it.
afterEach(() => jest.restoreAllMocks());

const inAddress = () => Number(new URLSearchParams(window.location.search).get('investor'));

test('whoever waits longest is at hand, and the next and the one before are a press away', async () => {
  const [first, second] = await waiting();
  const { user } = await renderScreen(path);
  await atHand(first!.name);
  expect(inAddress()).toBe(first!.id);
  const photos = within(screen.getByRole('group', { name: 'Фотографии' }));
  for (const title of ['Паспорт', 'Селфи с паспортом', 'Прописка', 'Профиль'])
    expect(photos.getAllByText(title)[0]).toBeVisible();
  for (const name of ['Фотографии', 'Данные для сверки'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Следующий' }));
  expect(await atHand(second!.name)).toHaveFocus();
  expect(inAddress()).toBe(second!.id);
  await user.click(screen.getByRole('button', { name: 'Предыдущий' }));
  await atHand(first!.name);
});

test('a yes names what speaks against it, and the next one is at hand', async () => {
  const [first, second] = await waiting();
  const { user } = await renderScreen(path);
  await atHand(first!.name);
  const total = (await waiting()).length;
  expect(screen.getByText(`1 из ${total}`)).toBeVisible();
  await photosCome(...investorPhotos);
  await user.click(screen.getByRole('button', { name: 'Проверен' }));
  const question = within(await screen.findByRole('dialog', { name: 'Сделать инвестора активным' }));
  // His passport is confirmed by the same yes, unless that is taken out of the question.
  const withPassport = question.queryByRole('checkbox', { name: 'Подтвердить паспорт' });
  if (withPassport) {
    expect(question.queryByText('Паспорт не подтверждён')).not.toBeInTheDocument();
    await user.click(withPassport);
  }
  expect(question.getByText('Паспорт не подтверждён')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Проверен' }));

  // The words of the requirements for every change of a status, whatever the desk.
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  await atHand(second!.name);
  await waitFor(() => expect(screen.getByText(`1 из ${total - 1}`)).toBeVisible());
  expect((await read(first!.id)).status).toBe('active');
});

test('all that is compared is shown by one call and one press, what differs is marked, and S masks it again', async () => {
  const all = await Promise.all((await waiting()).map(({ id }) => read(id)));
  const odd = all.find(({ pinfl_disagrees }) => pinfl_disagrees === 'birthday')!;
  const asked = jest.spyOn(globalThis, 'fetch');
  const reveals = () =>
    asked.mock.calls.map(([input]) => urlOf(input)).filter((url) => url.includes('get-investor-data'));
  const { user } = await renderScreen(`${path}&investor=${odd.id}`);
  await atHand(odd.name);
  await screen.findByText('Действует до');
  await user.keyboard('[KeyS]');
  const other = await screen.findByText(/^По ПИНФЛ: \d\d\.\d\d\.\d{4}$/);
  expect(other.parentElement!.querySelector('svg')).not.toBeNull();
  expect(screen.getByText(/^\d{14}$/)).toBeVisible();
  expect(await screen.findByText(/^[A-Z]{2} \d{7}$/)).toBeVisible();
  expect(reveals()).toHaveLength(1);
  const fields = new URL(reveals()[0]!, 'http://x').searchParams.getAll('fields').toSorted();
  expect(fields).toEqual(['actual_address', 'birthday', 'passport_id', 'pinfl']);
  const moderator = await colleague('moderator');
  const logs = await moderator.get<{ items: { action: string; field: string }[] }>(
    `/system-user/v1/investor/${odd.id}/logs?limit=10`,
  );
  const rows = logs.items.filter(({ action }) => action === 'reveal');
  expect(rows.map(({ field }) => field).toSorted()).toEqual(fields);
  await user.keyboard('[KeyS]');
  expect(screen.queryByText(/^\d{14}$/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^По ПИНФЛ/)).not.toBeInTheDocument();
  expect(reveals()).toHaveLength(1);
});

test('one yes confirms the passport and verifies; where nothing speaks against it, the focus is on it', async () => {
  const all = await Promise.all((await waiting()).map(({ id }) => read(id)));
  const sound = all.find(
    (one) => !one.pinfl_disagrees && one.pinfl && !one.passport_confirmed && one.photos.length === 4,
  )!;
  const { user } = await renderScreen(`${path}&investor=${sound.id}`);
  await atHand(sound.name);
  await screen.findByText('Действует до');
  await photosCome(...investorPhotos);
  await user.click(screen.getByRole('button', { name: 'Проверен' }));
  const question = within(await screen.findByRole('dialog', { name: 'Сделать инвестора активным' }));
  expect(question.getByRole('checkbox', { name: 'Подтвердить паспорт' })).toBeChecked();
  expect(question.queryByText('Паспорт не подтверждён')).not.toBeInTheDocument();
  if (!question.queryByText('Обратите внимание'))
    expect(question.getByRole('button', { name: 'Проверен' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Проверен' }));
  await waitFor(async () => expect(await read(sound.id)).toMatchObject({ status: 'active', passport_confirmed: true }));
});

test('a PINFL that is wrong itself is told, stands among the doubts, and the passport is not offered', async () => {
  const all = await Promise.all((await waiting()).map(({ id }) => read(id)));
  const sound = all.find(
    (one) => !one.pinfl_disagrees && one.pinfl && !one.passport_confirmed && one.photos.length === 4,
  )!;
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await real(...asked);
    if (!urlOf(asked[0]).endsWith(`/investors/${sound.id}`)) return answer;
    return Response.json({ ...((await answer.json()) as Investor), pinfl_disagrees: 'number' });
  });
  const { user } = await renderScreen(`${path}&investor=${sound.id}`);
  await atHand(sound.name);
  expect(await screen.findByText('Неверное значение ПИНФЛ')).toBeVisible();
  await screen.findByText('Действует до');
  await photosCome(...investorPhotos);
  await user.click(screen.getByRole('button', { name: 'Проверен' }));
  const question = within(await screen.findByRole('dialog', { name: 'Сделать инвестора активным' }));
  expect(question.queryByRole('checkbox', { name: 'Подтвердить паспорт' })).not.toBeInTheDocument();
  for (const doubt of ['Неверное значение ПИНФЛ', 'Паспорт не подтверждён'])
    expect(question.getByText(doubt)).toBeVisible();
});

test('nobody is verified by photos that have not come; they are asked for again, and he may be sent back', async () => {
  const all = await Promise.all((await waiting()).slice(0, 20).map(({ id }) => read(id)));
  const whole = all.find(({ photos, passport_confirmed }) => photos.length === 4 && !passport_confirmed);
  const { user } = await renderScreen(`${path}&investor=${whole!.id}`);
  await atHand(whole!.name);
  const yes = screen.getByRole('button', { name: 'Проверен' });
  const passport = screen.getByRole('button', { name: 'Подтвердить паспорт' });
  expect(yes).toHaveAccessibleDescription('Фото загружается');
  await photosCome(...investorPhotos);
  expect(yes).not.toHaveAttribute('aria-disabled', 'true');
  await photosFail('Селфи с паспортом');
  for (const button of [yes, passport]) {
    expect(button).toHaveAccessibleDescription('Фото не загрузилось');
    await user.click(button);
  }
  await user.keyboard('[KeyA]');
  expect(document.querySelector('dialog[open]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Повторить: Селфи с паспортом' }));
  expect(yes).toHaveAccessibleDescription('Фото загружается');
  await photosCome('Селфи с паспортом');
  expect(yes).not.toHaveAttribute('aria-disabled', 'true');

  await photosFail('Паспорт');
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('dialog', { name: 'Вернуть на доработку' })).toBeVisible();
});

test('a document that cannot be read is said so, and a yes without it is warned of', async () => {
  const [first] = await waiting();
  const real = globalThis.fetch;
  const isCut = /personal-document-data|same_as=/;
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      isCut.test(String(input)) ? Promise.reject(new TypeError('Failed to fetch')) : real(input, init),
    );
  const { user, facts } = await withoutPauses(async () => {
    const drawn = await renderScreen(path);
    await atHand(first!.name);
    const about = within((await screen.findByText('Пол')).closest('dl')!.parentElement!);
    expect(await about.findByRole('alert')).toBeVisible();
    return { user: drawn.user, facts: about };
  });
  expect(facts.queryByText('Действует до')).not.toBeInTheDocument();
  await photosCome(...investorPhotos);
  await user.click(screen.getByRole('button', { name: 'Проверен' }));
  const question = within(await screen.findByRole('dialog', { name: 'Сделать инвестора активным' }));
  expect(question.getByText('Данные документа не прочитаны, срок действия не проверен')).toBeVisible();
  expect(question.getByText('Дубликаты не проверены')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Нет' }));

  const again = await facts.findByRole('button', { name: 'Повторить' });
  fetching.mockRestore();
  await user.click(again);
  expect(await facts.findByText('Выдан')).toBeVisible();
});

test('sending back wants a reason, which the history keeps', async () => {
  const [first, second] = await waiting();
  const { user } = await renderScreen(path);
  await atHand(first!.name);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  const form = within(await screen.findByRole('dialog', { name: 'Вернуть на доработку' }));
  await user.click(form.getByRole('button', { name: 'Вернуть' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  fill(form.getByRole('textbox', { name: /Что исправить/ }), 'Паспорт снят наполовину');
  await user.click(form.getByRole('button', { name: 'Вернуть' }));

  await atHand(second!.name);
  const { items } = await (
    await colleague('moderator')
  ).get<{ items: { to_status: string; comment: string | null }[] }>(
    `/investment/investors/${first!.id}/verify-history`,
  );
  expect(items[0]).toMatchObject({ to_status: 'new', comment: 'Паспорт снят наполовину' });
});

test('a colleague who was quicker is named, and what was asked is no longer open', async () => {
  const [first, second] = await waiting();
  const { user } = await renderScreen(path);
  await atHand(first!.name);
  await photosCome(...investorPhotos);
  await user.click(screen.getByRole('button', { name: 'Проверен' }));
  const question = within(await screen.findByRole('dialog', { name: 'Сделать инвестора активным' }));
  const { version } = await read(first!.id);
  const comment = 'Не тот документ';
  const other = await colleague('director');
  await other.send('PUT', `/investment/investors/${first!.id}/status`, { version, body: { status: 'new', comment } });

  await user.click(question.getByRole('button', { name: 'Проверен' }));
  const sentence = await screen.findByText(/^Кто изменил статус: \S+/);
  expect(sentence).toBeVisible();
  expect(screen.getByText('Решение уже принято')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Сделать инвестора активным' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Проверен' })).not.toBeInTheDocument();
  expect((await read(first!.id)).status).toBe('new');

  await user.click(screen.getAllByRole('button', { name: 'Следующий' })[0]!);
  await atHand(second!.name);
});

test('the place of whoever comes is found by its heading while he is on his way and when he could not be read', async () => {
  const heading = { level: 2, name: 'Инвестор на проверке' };
  const { rerender } = renderPart(<Waiting />);
  expect(screen.getByRole('heading', heading)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
  rerender(<Waiting failure={{ kind: 'status', status: 502, codes: [] }} retry={() => undefined} />);
  expect(screen.getByRole('heading', heading)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('companies wait in a queue of their own, with their papers', async () => {
  const [company] = await waiting('business');
  const { user } = await renderScreen(path);
  await user.click(await screen.findByText('Юридические лица'));
  await atHand(company!.name);
  expect(await screen.findByRole('heading', { name: 'Данные компании' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Фотографии' })).not.toBeInTheDocument();
});

test('whoever may only look is offered no decision', async () => {
  const [first] = await waiting();
  await renderScreen(path, { as: 'kam' });
  await atHand(first!.name);
  for (const name of ['Проверен', 'Вернуть', 'Подтвердить паспорт'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
