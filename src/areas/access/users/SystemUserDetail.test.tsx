import { screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../../tests/panel/formParts';
import { renderScreen } from '../../../../tests/support/renderScreen';

/** While set, the file with the forms of an account does not come, as over a dropped connection. */
let mockIsCut = false;
jest.mock('./userDeeds', () => {
  if (mockIsCut) throw new Error('The file did not come.');
  return jest.requireActual<object>('./userDeeds');
});

beforeAll(openDialogs);
const opened = () =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    if (!dialog) throw new Error('Nothing lies over the page.');
    return within(dialog);
  });

test('a form that does not come leaves the page, and comes when it is asked for again', async () => {
  // React reports what a boundary caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderScreen('/rbac/system-users/1', { as: 'director' });
  mockIsCut = true;
  await user.click(await screen.findByText('Изменить роли'));
  expect(await (await opened()).findByText('Не удалось открыть')).toBeVisible();
  expect(screen.getByText('Учётная запись')).toBeVisible();
  mockIsCut = false;
  await user.click((await opened()).getByText('Открыть ещё раз'));
  expect(await (await opened()).findByLabelText(/^moderator/)).toBeChecked();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});
