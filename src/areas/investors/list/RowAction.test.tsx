import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';

test('changes a status from the row of the list (STATE-02, NOTE-03, NOTE-35)', async () => {
  const { user } = await renderScreen('/back-office/investors?status=in_process');
  const [link] = await screen.findAllByRole('link', {
    name: (_, element) => /\/investor\/\d/.test(element.getAttribute('href') ?? ''),
  });
  const row = link?.closest('[role="row"], tr, li') as HTMLElement;
  const name = link?.textContent ?? '';
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить статус' }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить статус' }));
  await user.click(form.getByRole('radio', { name: 'Активный' }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  // He is not among those in process any more.
  await waitForElementToBeRemoved(() => screen.queryByRole('link', { name }));
});
