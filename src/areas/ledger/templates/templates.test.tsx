import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';

/** Of the two accountants the one whom the demonstration gives no templates. */
const as = 'accountant2';
const newPosting = '/back-office/gl/cash-in-out?form=new';

interface Template {
  name: string;
  kind: string;
  amount: string | null;
  lines: { account_id: number; amount: string | null }[];
  description: string | null;
}
const kept = async () =>
  (await (await colleague(as)).get<{ templates: Template[] }>('/system-user/v1/gl/posting-templates?limit=100'))
    .templates;
const openForm = async () => {
  const { user, unmount } = await renderScreen(newPosting, { as });
  const form = within(await screen.findByRole('dialog', { name: 'Составить проводку' }));
  await form.findByRole('option', { name: 'Административный расход' });
  const openTemplates = async () => {
    await user.click(form.getByRole('button', { name: 'Шаблоны' }));
    return within(await form.findByRole('group', { name: 'Шаблоны' }));
  };
  return { user, unmount, form, openTemplates };
};
const sum = /^Сумма(?!, сум)/;
const account = (row: number) => `Счёт, номер или название, строка ${row}`;

test('what is posted again and again is kept under a name, and fills in the next posting, of which the day stays', async () => {
  const first = await openForm();
  const { user, form } = first;
  const nothing = await first.openTemplates();
  expect(await nothing.findByText(/Своих шаблонов пока нет/)).toBeVisible();
  await user.type(nothing.getByRole('textbox', { name: 'Название шаблона' }), 'Связь{Enter}');
  expect(await nothing.findByText(/Сначала заполните операцию, счёт и счета строк/)).toBeVisible();
  await user.keyboard('{Escape}');

  await user.selectOptions(form.getByRole('combobox', { name: /Операция/ }), 'Административный расход');
  await user.type(form.getByRole('textbox', { name: sum }), '112');
  await user.click(form.getByRole('textbox', { name: account(1) }));
  await user.paste('9420\t100\n4410\t12');
  await user.type(form.getByRole('textbox', { name: 'Содержание' }), 'Связь за месяц');
  await user.type(form.getByRole('textbox', { name: 'Номер документа' }), '88');
  const saving = await first.openTemplates();
  await user.type(saving.getByRole('textbox', { name: 'Название шаблона' }), ' Связь ');
  await user.click(saving.getByRole('button', { name: 'Сохранить как шаблон' }));
  expect(await saving.findByText('Шаблон сохранён')).toBeVisible();
  expect(await saving.findByRole('button', { name: 'Связь' })).toBeVisible();
  // The posting itself was not sent.
  expect(form.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  expect(await kept()).toMatchObject([
    {
      ...{ name: 'Связь', kind: 'cash_out', amount: '112.00', description: 'Связь за месяц' },
      lines: [
        { account_id: 9420, amount: '100.00' },
        { account_id: 4410, amount: '12.00' },
      ],
    },
  ]);
  first.unmount();

  const next = await openForm();
  const day = next.form.getByRole('textbox', { name: /День проводки/ });
  const today = (day as HTMLInputElement).value;
  await next.user.selectOptions(next.form.getByRole('combobox', { name: /Движение денег/ }), 'cash_in');
  const choices = await next.openTemplates();
  await next.user.click(await choices.findByRole('button', { name: 'Связь' }));
  expect(next.form.queryByRole('group', { name: 'Шаблоны' })).not.toBeInTheDocument();
  expect(next.form.getByText('Заполнено по шаблону «Связь»')).toBeVisible();
  expect(next.form.getByRole('combobox', { name: /Движение денег/ })).toHaveValue('cash_out');
  expect(next.form.getByRole('combobox', { name: /Операция/ })).toHaveDisplayValue('Административный расход');
  expect(next.form.getByRole('textbox', { name: account(1) })).toHaveValue('9420');
  expect(next.form.getByRole('textbox', { name: account(2) })).toHaveValue('4410');
  expect(next.form.getByRole('textbox', { name: 'Содержание' })).toHaveValue('Связь за месяц');
  expect(next.form.getByRole('textbox', { name: 'Номер документа' })).toHaveValue('');
  expect(day).toHaveValue(today);
  await next.user.click(next.form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();
});

test('a name that is there already is replaced, and a template that is removed comes back by a press', async () => {
  const { user, form, openTemplates } = await openForm();
  await user.selectOptions(form.getByRole('combobox', { name: /Операция/ }), 'Административный расход');
  await user.type(form.getByRole('textbox', { name: account(1) }), 'административные');
  const panel = await openTemplates();
  await user.type(panel.getByRole('textbox', { name: 'Название шаблона' }), 'Аренда{Enter}');
  expect(await panel.findByText('Шаблон сохранён')).toBeVisible();
  expect((await kept()).find(({ name }) => name === 'Аренда')).toMatchObject({
    ...{ amount: null, lines: [{ account_id: 9420, amount: null }] },
  });
  await panel.findByRole('button', { name: 'Аренда' });
  await user.keyboard('{Escape}');
  await user.type(form.getByRole('textbox', { name: sum }), '5');
  const again = await openTemplates();
  await user.type(again.getByRole('textbox', { name: 'Название шаблона' }), 'аренда');
  await user.click(await again.findByRole('button', { name: 'Заменить шаблон' }));
  expect(await again.findByText('Шаблон заменён')).toBeVisible();
  expect((await kept()).find(({ name }) => name === 'аренда')).toMatchObject({ amount: '5.00' });
  await user.click(await again.findByRole('button', { name: 'Удалить шаблон «аренда»' }));
  expect(await again.findByText('Шаблон удалён')).toBeVisible();
  await waitFor(() => expect(again.queryByRole('button', { name: 'аренда' })).not.toBeInTheDocument());
  expect(again.getByRole('textbox', { name: 'Название шаблона' })).toHaveFocus();
  await user.click(again.getByRole('button', { name: 'Вернуть шаблон' }));
  expect(await again.findByRole('button', { name: 'аренда' })).toBeVisible();
});

test('what a template is filled in over comes back by a press', async () => {
  const accountant = await colleague(as);
  const { operations } = await accountant.get<{ operations: { id: number; kind: string }[] }>(
    '/payment/v1/operations?kind=cash_out&limit=1',
  );
  await accountant.send('POST', '/system-user/v1/gl/posting-templates', {
    body: {
      ...{ name: 'Комиссия', kind: 'cash_out', operation_id: operations[0]!.id, account_id: 5110, amount: '9.00' }, // there are some
      ...{ lines: [{ account_id: 9430, amount: '9.00' }], description: 'Комиссия банка', counterparty: null },
    },
  });
  const { user, form, openTemplates } = await openForm();
  await user.type(form.getByRole('textbox', { name: sum }), '77,50');
  await user.type(form.getByRole('textbox', { name: account(1) }), 'административные');
  await user.type(form.getByRole('textbox', { name: 'Содержание' }), 'Набрано руками');
  await user.type(form.getByRole('textbox', { name: 'Номер документа' }), '12');
  const choices = await openTemplates();
  await user.click(await choices.findByRole('button', { name: 'Комиссия' }));
  expect(form.getByRole('textbox', { name: 'Содержание' })).toHaveValue('Комиссия банка');
  await user.click(form.getByRole('button', { name: 'Вернуть прежнее' }));
  expect(form.getByRole('textbox', { name: 'Содержание' })).toHaveValue('Набрано руками');
  expect(form.getByRole('textbox', { name: sum })).toHaveValue('77,50');
  expect(form.getByRole('textbox', { name: account(1) })).toHaveValue('административные');
  expect(form.getByRole('textbox', { name: 'Номер документа' })).toHaveValue('12');
  expect(form.queryByText(/Заполнено по шаблону/)).toBeNull();
});
