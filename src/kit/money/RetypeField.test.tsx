import { screen, waitFor, within } from '@testing-library/react';
import { OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { RetypeField } from './RetypeField';
import { retypeTexts } from './RetypeAmount';

beforeAll(openDialogs);

async function openSum(amount: string) {
  const sent = jest.fn(() => Promise.resolve());
  const { user } = renderPart(
    <SignedIn>
      <OpenForm values={{ again: '' }} onSubmit={sent} options={{ texts: retypeTexts }}>
        <RetypeField name="again" amount={amount} />
      </OpenForm>
    </SignedIn>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  return { user, dialog, sent, save };
}

test('a sum above 50 000 000 is typed once more, to the tiyin', async () => {
  const { user, dialog, sent, save } = await openSum('50000000.01');
  const again = dialog.getByRole('textbox', { name: /введите её ещё раз: 50\s000\s000,01\sсум/ });
  await user.type(again, '50000000');
  await save();
  expect((await dialog.findAllByText('Сумма не совпадает')).length).toBeGreaterThan(0);
  expect(sent).not.toHaveBeenCalled();
  await user.clear(again);
  await user.type(again, '50000000,01');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('a smaller one is not asked for', async () => {
  const { dialog, sent, save } = await openSum('50000000.00');
  expect(dialog.queryByRole('textbox')).toBeNull();
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});
