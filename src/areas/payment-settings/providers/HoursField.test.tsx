import { screen } from '@testing-library/react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../../tests/panel/formParts';
import { renderPart } from '../../../../tests/panel/renderPart';
import { HoursField } from './HoursField';
import { m } from './messages';

beforeAll(openDialogs);

test('the hours are a group that is named and described by its field', async () => {
  renderPart(
    <SignedIn>
      <OpenForm values={{ hours: [9] }} onSubmit={() => Promise.resolve()}>
        <HoursField name="hours" label={m.hours} help={m.hoursHelp} />
      </OpenForm>
    </SignedIn>,
  );
  await screen.findByRole('dialog', { name: f.title.defaultMessage });
  const hours = screen.getByRole('group', { name: 'Часы списания' });
  expect(hours).toHaveAccessibleDescription(m.hoursHelp.defaultMessage);
  expect(screen.getByRole('button', { name: '09:00' })).toHaveAttribute('aria-pressed', 'true');
});
