import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { renderScreen } from '../../../../tests/support/renderScreen';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

/** Picks every row that is loaded and asks for the status of all of them. */
async function change(address: string, as: string | undefined, status: string) {
  const { user } = await renderScreen(address, { as });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Выбрать \d+ загруженн/ }));
  await user.click(await screen.findByRole('button', { name: 'Изменить статус' }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить статус выбранных' }));
  fireEvent.change(form.getByRole('combobox', { name: /Новый статус/ }), { target: { value: status } });
  return { user, form };
}

test('changes those that can be changed, and says of each other one why not', async () => {
  const { user, form } = await change(
    '/back-office/investors?status=new&status=active&search=ова',
    undefined,
    'in_process',
  );
  const said = /Можно перевести: (\d+) из (\d+)/.exec((await form.findByText(/Можно перевести/)).textContent ?? '');
  const [possible, all] = [Number(said?.[1]), Number(said?.[2])];
  expect(possible).toBeGreaterThan(0);
  expect(possible).toBeLessThan(all);
  await user.click(form.getByRole('button', { name: 'Применить' }));

  const result = within(await screen.findByRole('dialog', { name: 'Результат' }));
  expect(result.getByText(`Изменено: ${possible}`)).toBeVisible();
  expect(result.getByText(`Пропущено: ${all - possible}`)).toBeVisible();
  expect(result.getAllByText('Статус изменён')).toHaveLength(possible);
  expect(result.getAllByText('Из нынешнего статуса так нельзя')).toHaveLength(all - possible);
  await user.click(result.getByRole('checkbox', { name: 'Только пропущенные' }));
  expect(result.getAllByRole('listitem')).toHaveLength(all - possible);

  await user.click(result.getByRole('button', { name: 'Скачать результат' }));
  await waitFor(() => expect(saveAs).toHaveBeenCalledWith(expect.anything(), 'investor_statuses.csv'));
  const [file] = jest.mocked(saveAs).mock.calls[0] ?? [];
  expect((await (file as Blob).text()).trim().split('\r\n')).toHaveLength(all - possible + 1);

  await user.click(result.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog', { name: 'Результат' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Изменить статус' })).not.toBeInTheDocument();
});

test('says in words that the role does not make a change', async () => {
  const { user, form } = await change('/back-office/investors?status=archive', undefined, 'inactive');
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Вернулся' } });
  await user.click(form.getByRole('button', { name: 'Применить' }));
  const result = within(await screen.findByRole('dialog', { name: 'Результат' }));
  expect(result.getAllByText('Вам нельзя делать это изменение')).toHaveLength(10);
  expect(result.getByText('Изменено: 0')).toBeVisible();
});
