import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import russian from '../../../../locales/ru.json';
import { openApi } from '../../../../tests/support/apiStore';
import { json } from '../../../../tests/support/service';
import { teachFailedWork } from '../../../kit/state/failedWork';
import { AddressFacts } from './AddressFacts';

teachFailedWork();

test('a directory that is missing is said in the words of the service in the place of the name, and asked for again (ERR-09)', async () => {
  const { service, wrapper } = await openApi();
  let isDown = true;
  service.answer = ({ url }) => {
    if (!url.includes('/districts')) return json({ items: [{ id: 1, name: 'Ташкент' }] });
    return isDown ? json({ message: 'Directory is down' }, 409) : json({ items: [{ id: 7, name: 'Юнусабад' }] });
  };
  render(
    <IntlProvider locale="ru-RU" messages={russian}>
      <dl>
        <AddressFacts regionId={1} districtId={7} />
      </dl>
    </IntlProvider>,
    { wrapper },
  );
  expect(await screen.findByText('Ташкент')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка: Directory is down');
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Юнусабад')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
