import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { expectNoLinks, historyOfFirst } from '../../../../tests/support/listScreen';
import { renderScreen } from '../../../../tests/support/renderScreen';

const path = '/back-office/requests/docs';
const tariffs = '/back-office/requests/tariff-change-claims';

async function document(status: string) {
  const director = await colleague('director');
  const { documents } = await director.get<{ documents: { id: number; number: string }[] }>(
    `/investment/document/documents?status=${status}&limit=1`,
  );
  const [found] = documents;
  if (!found) throw new Error(`no document is ${status}`);
  return found;
}
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('checks a new document and accepts it, and the history tells both', async () => {
  const { id, number } = await document('new');
  const { user } = await renderScreen(`${path}?document=${id}`);
  const side = await drawer(number);
  expect(await side.findByRole('button', { name: 'Отклонить' })).toHaveAccessibleDescription(
    'Сначала документ нужно проверить',
  );
  await user.click(side.getByRole('button', { name: 'Отметить проверенным' }));
  await user.click(await side.findByRole('button', { name: 'Принять' }));
  const question = within(await screen.findByRole('dialog', { name: 'Принять документ?' }));
  await user.click(question.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByText('Документ принят')).toBeVisible();
  // The next one that waits is open already; what was done to this one stands with it.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: number })).not.toBeInTheDocument());
  const { history } = await (
    await colleague('director')
  ).get<{ history: { action: string }[] }>(`/investment/document/documents/${id}`);
  expect(history.filter(({ action }) => action === 'decide')).toHaveLength(2);
});

test('refuses a checked document only with a reason', async () => {
  const { id, number } = await document('checked');
  const { user } = await renderScreen(`${path}?document=${id}`);
  await user.click(await (await drawer(number)).findByRole('button', { name: 'Отклонить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Отклонить документ' }));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Нет печати');
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Документ отклонён')).toBeVisible();
});

test('tariff changes are there to read: both tariffs and the contract, found by it', async () => {
  await renderScreen(`${tariffs}?status=approved`);
  expect(await screen.findByRole('columnheader', { name: /Новый тариф/ })).toBeInTheDocument();
  expect((await screen.findAllByText('Одобрена')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Действия' })).not.toBeInTheDocument();
});

test('a tariff change opens at the side: the investor made the claim, somebody of the staff decided it', async () => {
  const history = await historyOfFirst(`${tariffs}?status=rejected`, /^Заявка на смену тарифа № \d+$/);
  const [decision, submission] = history.getAllByRole('listitem');
  expect(decision).toHaveTextContent(/^РешениеСтатус: Ожидает решения ОтклоненаКомментарий: .+Дилноза Каримова$/);
  expect(submission).toHaveTextContent(/^Подача заявкиСтатус: Ожидает решения.+Инвестор$/);
});

test('who may list tariff changes but not open one has rows that lead nowhere', async () => {
  const denied = { role: 'moderator', permission: 'tariff_change.get' };
  await expectNoLinks(`${tariffs}?status=rejected`, 'Отклонена', denied);
});
