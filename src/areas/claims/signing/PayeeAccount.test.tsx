import { act, screen } from '@testing-library/react';
import { renderPart } from '../../../../tests/panel/renderPart';
import type { Document } from '../../../api/investment/signing';
import { rolesLoaded } from '../../../session/slice';
import { PayeeAccount } from './PayeeAccount';

const documentOf = (recipient_account: string, to_sign: string) => ({ recipient_account, to_sign }) as Document;

test.each([
  [
    'an account in fours',
    '2020************6001',
    'Счёт: 20208000900123456001\nСумма: 1.00 UZS',
    '2020 8000 9001 2345 6001',
  ],
  ['a card as it is masked', '8600 12** **** 9012', 'Карта: 8600 12** **** 9012', '8600 12** **** 9012'],
])('whoever may sign sees %s', async (_, masked, text, shown) => {
  const { user, store } = renderPart(<PayeeAccount document={documentOf(masked, text)} />);
  act(() => void store.dispatch(rolesLoaded({ dibank: ['enable'] })));
  await user.click(screen.getByRole('button', { name: /^Показать/ }));
  expect(await screen.findByText(shown)).toBeVisible();
});
