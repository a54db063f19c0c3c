import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { holdCalls } from '../../../tests/support/heldCalls';
import { renderScreen } from '../../../tests/support/renderScreen';

interface Share {
  id: number;
  amount: string;
  partner: { name: string };
}
const payable = async () => {
  const accountant = await colleague('accountant');
  const path = '/system-user/v1/profit-distribution-list?is_payable=true&limit=200';
  return (await accountant.get<{ distributions: Share[] }>(path)).distributions;
};

test('choosing the share of a partner fills in its payment, and another sum is refused beside it', async () => {
  const [share] = await payable();
  if (!share) throw new Error('nothing is owed to partners');
  const { user } = await renderScreen('/back-office/gl/cash-in-out?form=new', { as: 'accountant' });
  const form = within(await screen.findByRole('dialog', { name: 'Составить проводку' }));
  const choice = form.getByRole('combobox', { name: 'Выплата доли партнёра' });
  await form.findByRole('option', { name: 'Выплата доли партнёру' });
  expect((await within(choice).findAllByRole('option')).length).toBeGreaterThan(1);
  await user.selectOptions(choice, String(share.id));
  expect(form.getByRole('textbox', { name: 'Контрагент' })).toHaveValue(share.partner.name);
  expect(form.getByRole('combobox', { name: /Операция/ })).toHaveDisplayValue('Выплата доли партнёру');
  expect(form.getByRole('textbox', { name: 'Счёт, номер или название, строка 1' })).toHaveValue('6610');

  const amounts = [
    form.getByRole('textbox', { name: /^Сумма(?!, сум)/ }),
    form.getByRole('textbox', { name: 'Сумма, сум, строка 1' }),
  ];
  for (const amount of amounts) {
    await user.clear(amount);
    await user.type(amount, '1');
  }
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText('Сумма проводки не равна доле партнёра')).length).toBeGreaterThan(0);
  for (const amount of amounts) {
    await user.clear(amount);
    await user.type(amount, share.amount.replace('.', ','));
  }
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();
});

test('a share that is chosen before the operations have come gets its operation with them', async () => {
  const [share] = await payable();
  const operations = holdCalls('/v1/operations');
  const { user } = await renderScreen('/back-office/gl/cash-in-out?form=new', { as: 'accountant' });
  const form = within(await screen.findByRole('dialog', { name: 'Составить проводку' }));
  await operations.came();
  const choice = form.getByRole('combobox', { name: 'Выплата доли партнёра' });
  await within(choice).findAllByRole('option', { name: /·/ });
  await user.selectOptions(choice, String(share!.id)); // partners are owed something
  operations.letGo();
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: /Операция/ })).toHaveDisplayValue('Выплата доли партнёру'),
  );
  expect(form.getByRole('textbox', { name: 'Контрагент' })).toHaveValue(share!.partner.name); // as above
});

test('a share that is paid leads to the posting that paid it', async () => {
  await renderScreen('/back-office/investor-finance-profit?status=paid', { as: 'accountant' });
  const [link] = await screen.findAllByRole('link', { name: /^\d{4}\/\d+$/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/back-office\/gl\/cash-in-out\?entry=\d+$/));
});
