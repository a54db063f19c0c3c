import { act, screen } from '@testing-library/react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { TextField } from '../fields/TextField';
import { useDependentField } from './useDependentField';
import type { PanelForm } from './usePanelForm';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());

const values = { region: '1', district: '11', town: '111' };
type Values = typeof values;

function Place() {
  useDependentField('district', 'region');
  useDependentField('town', 'district');
  return (
    <>
      <TextField name="region" label={f.field} />
      <TextField name="district" label={f.one} />
      <TextField name="town" label={f.two} />
    </>
  );
}

async function openPlace() {
  let form: PanelForm<Values> | undefined;
  renderPart(
    <SignedIn>
      <OpenForm<Values> values={values} onSubmit={() => Promise.resolve()} hear={(one) => (form = one)}>
        <Place />
      </OpenForm>
    </SignedIn>,
  );
  await screen.findByRole('dialog');
  if (!form) throw new Error('The form did not open.');
  return form;
}

const set = (form: PanelForm<Values>, some: Partial<Values>) =>
  act(async () => {
    for (const [name, value] of Object.entries(some)) form.setValue(name as keyof Values, value, { shouldDirty: true });
  });

it('empties what was chosen of another value, and what was chosen of that', async () => {
  const form = await openPlace();
  await set(form, { district: '12' });
  expect(form.getValues()).toEqual({ region: '1', district: '12', town: '' });
  await set(form, { town: '121' });
  await set(form, { region: '2' });
  expect(form.getValues()).toEqual({ region: '2', district: '', town: '' });
});

it('leaves values that came together, from a draft or a newer record', async () => {
  const form = await openPlace();
  const drafted = { region: '2', district: '21', town: '211' };
  await set(form, drafted);
  expect(form.getValues()).toEqual(drafted);
  const newer = { region: '3', district: '31', town: '311' };
  await act(async () => form.reset(newer));
  expect(form.getValues()).toEqual(newer);
});
