import { screen, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { fill, inSight, openCard, section, someInvestor } from '../../../../tests/support/investorCard';

async function openForm(user: Awaited<ReturnType<typeof openCard>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Изменить статус' }));
  return within(await screen.findByRole('dialog', { name: 'Изменить статус' }));
}

test('sends an investor back with a reason, which the history keeps', async () => {
  const { id } = await someInvestor(await colleague('director'), 'in_process');
  inSight('history');
  const { user } = await openCard(id);
  const form = await openForm(user);
  expect(form.getByRole('radio', { name: /Вышел/ })).toBeDisabled();
  expect(form.getByRole('radio', { name: /Действующий\s*Этот статус ставит система/ })).toBeDisabled();

  await user.click(form.getByRole('radio', { name: 'Новый' }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  fill(form.getByRole('textbox', { name: /Причина/ }), 'Фото паспорта не читается');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));

  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  const history = await section('История проверки');
  expect(await history.findByText('Фото паспорта не читается')).toBeVisible();
  expect(history.getByText('Дилноза Каримова')).toBeVisible();
});

test('says in words that a colleague was quicker, and that the change is not possible any more', async () => {
  const director = await colleague('director');
  const { id, version } = await someInvestor(director, 'in_process');
  const { user } = await openCard(id);
  const form = await openForm(user);
  await user.click(form.getByRole('radio', { name: 'Новый' }));
  fill(form.getByRole('textbox', { name: /Причина/ }), 'Не тот документ');
  await director.send('PUT', `/investment/investors/${id}/status`, { version, body: { status: 'active' } });

  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Запись изменена другим сотрудником')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Из нынешнего статуса так нельзя');
  expect(form.getByRole('textbox', { name: /Причина|Комментарий/ })).toHaveValue('Не тот документ');
});

test('is not offered to whoever may only read', async () => {
  const { id } = await someInvestor(await colleague('director'), 'in_process');
  await openCard(id, 'kam');
  expect(screen.queryByRole('button', { name: 'Изменить статус' })).not.toBeInTheDocument();
});
