import { screen } from '@testing-library/react';
import { defineMessage } from 'react-intl';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { t } from '../../i18n/terms';
import { BulkMoneyDialog } from './BulkMoneyDialog';

beforeAll(openDialogs);

const verb = defineMessage<{ amount: string }>({ id: 'test.pay', defaultMessage: 'Выплатить {amount}' });
const begin = jest.fn();
const dialog = (amount: string) => (
  <BulkMoneyDialog
    {...{ title: t.approved, verb, amount, count: 3, sent: 2, skipped: [], sums: [] }}
    {...{ onSubmit: begin, onDone: () => undefined, onClose: () => undefined }}
  />
);
const yes = () => screen.getByRole('button', { name: /^Выплатить / });
const again = () => screen.queryByRole('textbox', { name: /введите её ещё раз/ });

beforeEach(() => begin.mockClear());

it('says the sum on the button, and asks nothing more up to the limit', async () => {
  const { user } = renderPart(dialog('50000000.00'));
  expect(yes()).toHaveAccessibleName(/^Выплатить 50\s000\s000,00\sсум$/);
  expect(again()).toBeNull();
  await user.click(yes());
  expect(begin).toHaveBeenCalledTimes(1);
});

it('begins nothing above the limit before the sum is typed, and wants another sum typed anew', async () => {
  const { user, rerender } = renderPart(dialog('50000000.01'));
  expect(yes()).toBeDisabled();
  await user.type(again()!, '50000000');
  expect(yes()).toBeDisabled();
  await user.type(again()!, ',01');
  expect(yes()).toBeEnabled();
  rerender(dialog('60000000.00'));
  expect(yes()).toBeDisabled();
  expect(again()).toHaveValue('');
  await user.type(again()!, '60000000{Enter}');
  expect(begin).toHaveBeenCalledTimes(1);
});
