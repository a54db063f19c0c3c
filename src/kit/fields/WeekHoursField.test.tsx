import { screen, waitFor, within } from '@testing-library/react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { usualHours } from '../../lib/weekHours';
import { WeekHoursText } from '../values/WeekHoursText';
import { WeekHoursField } from './WeekHoursField';

beforeAll(openDialogs);

async function openHours(value: unknown) {
  const sent = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ hours: value }} onSubmit={sent}>
        <WeekHoursField name="hours" label={f.field} required />
      </OpenForm>
    </SignedIn>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => part.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const time = (name: string) => dialog.getByRole('textbox', { name });
  const retype = async (name: string, text: string) => {
    await part.user.clear(time(name));
    await part.user.type(time(name), text);
  };
  return { ...part, dialog, sent, save, time, retype, first: () => (sent.mock.calls as unknown[][])[0]?.[0] };
}

test('days are taken in and out, their times typed in any spelling, and the week is sent whole', async () => {
  const { user, dialog, save, sent, retype, first } = await openHours(usualHours);
  await user.click(dialog.getByRole('checkbox', { name: 'Суббота' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Воскресенье' }));
  await retype('Понедельник, начало', '830');
  await retype('Понедельник, конец', '24');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(first()).toEqual({
    hours: { ...usualHours, mon: { from: '08:30', to: '24:00' }, sat: null, sun: { from: '09:00', to: '18:00' } },
  });
});

test('the hours of the first working day can be given to all of them at once', async () => {
  const { user, dialog, save, sent, first } = await openHours({
    ...usualHours,
    mon: null,
    tue: { from: '07:00', to: '12:00' },
  });
  await user.click(dialog.getByRole('button', { name: 'Часы первого рабочего дня — всем рабочим' }));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const hours = { from: '07:00', to: '12:00' };
  expect(first()).toEqual({
    hours: { mon: null, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: null },
  });
});

test('a day that ends before it begins, or has no time, is named, and nothing is sent', async () => {
  const { dialog, save, sent, time, retype } = await openHours(usualHours);
  await retype('Вторник, конец', '8');
  await save();
  expect(await dialog.findByText('Конец раньше начала: Вторник')).toBeVisible();
  expect(time('Вторник, конец')).toHaveAttribute('aria-invalid', 'true');
  expect(time('Понедельник, конец')).not.toHaveAttribute('aria-invalid');
  await retype('Вторник, конец', 'поздно');
  await save();
  expect(await dialog.findByText('Нужны часы вида 09:00–18:00: Вторник')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('a week of days off is no week where one is required', async () => {
  const { dialog, save, sent } = await openHours(null);
  expect(dialog.getAllByText('Выходной')).toHaveLength(7);
  await save();
  expect(await dialog.findByText('Пожалуйста, заполните поле')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('a card says days with the same hours together', () => {
  renderPart(<WeekHoursText week={usualHours} />);
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'пн–пт 09:00–18:00',
    'сб 10:00–16:00',
    'вс выходной',
  ]);
});
