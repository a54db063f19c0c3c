import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';

/** Picks every row that is loaded and asks for the status of all of them. */
async function change(address: string, as: string | undefined, status: string) {
  const { user } = await renderScreen(address, { as });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Выбрать \d+ загруженн/ }));
  await user.click(await screen.findByRole('button', { name: 'Изменить статус' }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить статус выбранных' }));
  fireEvent.change(form.getByRole('combobox', { name: /Новый статус/ }), { target: { value: status } });
  return { user, form };
}

const countOf = (said: HTMLElement, words: RegExp): number => Number(words.exec(said.textContent ?? '')?.[1]);

test('changes those that can be changed, and says of each other one why not', async () => {
  const { user, form } = await change(
    '/back-office/investors?status=new&status=active&search=ова',
    undefined,
    'in_process',
  );
  const said = await form.findByText(/Будет изменено/);
  const [possible, all] = [countOf(said, /изменено: (\d+)/), countOf(said, /из (\d+)/)];
  expect(possible).toBeGreaterThan(0);
  expect(possible).toBeLessThan(all);
  expect(said.parentElement).toHaveTextContent(`Из нынешнего статуса так нельзя: ${all - possible}`);
  expect(said.parentElement).toHaveTextContent(/Вложено, сум: [\d\s]+,\d\d/);
  await user.click(form.getByRole('button', { name: 'Применить' }));

  const result = within(await screen.findByRole('dialog', { name: 'Новый статус: На проверке' }));
  expect(await result.findByText('Закончено')).toBeVisible();
  expect(result.getByText(`Готово: ${possible}`)).toBeVisible();
  expect(result.getByText(`Пропущено: ${all - possible}`)).toBeVisible();
  expect(result.getAllByText('Готово')).toHaveLength(possible);
  expect(result.getAllByText('Из нынешнего статуса так нельзя')).toHaveLength(all - possible);
  expect(screen.queryByRole('checkbox', { name: /^Выбрать:/, checked: true })).not.toBeInTheDocument();

  await user.click(result.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog', { name: 'Новый статус: На проверке' })).not.toBeInTheDocument();
  // The list shows the new statuses by itself.
  await waitFor(() => expect(screen.queryAllByRole('row', { name: /Новый/ })).toHaveLength(0));
});

test('says before anything is sent that the role does not make a change', async () => {
  const { user, form } = await change('/back-office/investors?status=archive', undefined, 'inactive');
  expect((await form.findByText('Будет изменено: 0 из 10')).parentElement).toHaveTextContent(
    'Вам нельзя делать это изменение: 10',
  );
  await user.click(form.getByRole('button', { name: 'Применить' }));
  const result = within(await screen.findByRole('dialog', { name: 'Новый статус: Неактивный' }));
  expect(result.getAllByText('Вам нельзя делать это изменение')).toHaveLength(10);
  expect(result.getByText('Готово: 0')).toBeVisible();
});

test('somebody who has no name is called by his number in the result', async () => {
  const { user, form } = await change('/back-office/investors?status=in_process&status=new', undefined, 'new');
  const [nameless] = screen.getAllByRole('link', { name: /^Без имени · № \d+$/ });
  const name = nameless?.textContent ?? '';
  fireEvent.change(form.getByRole('textbox', { name: /Причина/ }), { target: { value: 'Не читается фотография' } });
  await user.click(form.getByRole('button', { name: 'Применить' }));
  const result = within(await screen.findByRole('dialog', { name: 'Новый статус: Новый' }));
  expect(await result.findByText('Закончено')).toBeVisible();
  expect(result.getByText(name)).toBeVisible();
});
