import { screen, waitFor, within } from '@testing-library/react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { panelConfig } from '../../api/transport/panelConfig';
import { TextField } from '../../kit/fields/TextField';
import { FindAddress } from './FindAddress';
import { PointFields } from './PointFields';

jest.mock('../../api/transport/panelConfig');
/** Two places to press on. */
jest.mock('../map/MapView', () => ({
  MapView: ({ onPick }: { onPick: (place: { lat: number; lon: number }) => void }) => (
    <>
      <button type="button" onClick={() => onPick({ lat: 41.1, lon: 69.1 })}>
        A
      </button>
      <button type="button" onClick={() => onPick({ lat: 41.2, lon: 69.2 })}>
        B
      </button>
    </>
  ),
}));
const config = jest.mocked(panelConfig);

beforeAll(openDialogs);
beforeEach(() => config.mockReturnValue({ MAPS_URL: 'https://maps.example/1.x/' }));
afterEach(() => jest.restoreAllMocks());

type Component = [kind: string, name: string];
const place = (kind: string, name: string, description: string, components: Component[] = []) => ({
  GeoObject: {
    ...{ name, description, Point: { pos: '69.2401234 41.3201234' } },
    metaDataProperty: {
      GeocoderMetaData: {
        kind,
        Address: { Components: components.map(([of, called]) => ({ kind: of, name: called })) },
      },
    },
  },
});
const house = place('house', 'улица Навои, 12', 'Ташкент, Узбекистан', [
  ['street', 'улица Навои'],
  ['house', '12'],
]);
const region = place('province', 'Навоийская область', 'Узбекистан', [['province', 'Навоийская область']]);

function answers(...found: object[]) {
  const body = { response: { GeoObjectCollection: { featureMember: found } } };
  return jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(body) } as Response);
}

async function openForm(values: Record<string, string | number | null>, fields: React.ReactNode) {
  const sent = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <OpenForm values={values} onSubmit={sent}>
        {fields}
      </OpenForm>
    </SignedIn>,
  );
  const form = within(await screen.findByRole('dialog'));
  const search = () => form.getByRole('combobox', { name: 'Найти адрес на карте' });
  const save = async () => {
    await part.user.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    return (sent.mock.calls as unknown[][])[0]?.[0];
  };
  return { ...part, form, search, save };
}

const streetFields = (
  <>
    <FindAddress />
    <TextField name="street" label={f.field} />
    <TextField name="house" label={f.name} />
  </>
);

test('a result says its name, type and description; it fills the parts of the address, and what was typed can be put back', async () => {
  answers(house, region);
  const { user, form, search, save } = await openForm({ street: 'Навоий кўчаси', house: '' }, streetFields);
  await user.type(search(), 'Навои 12');
  const option = await form.findByRole('option', { name: /улица Навои, 12/ });
  expect(option).toHaveTextContent('улица Навои, 12Здание · Ташкент, Узбекистан');
  await user.click(option);
  expect(form.getByRole('textbox', { name: 'Поле' })).toHaveValue('улица Навои');
  expect(form.getByRole('textbox', { name: 'Имя' })).toHaveValue('12');
  expect(form.getByRole('note')).toHaveTextContent('Вместо введённого: Навоий кўчаси');
  await user.click(form.getByRole('button', { name: 'Вернуть введённое' }));
  expect(form.queryByRole('note')).toBeNull();
  expect(await save()).toEqual({ street: 'Навоий кўчаси', house: '12' });
});

test('what stands there is not offered any more once somebody types on; what a search had put there was typed by nobody', async () => {
  answers(house);
  const { user, form, search } = await openForm({ street: 'Старая', house: '' }, streetFields);
  const pick = async () => {
    await user.clear(search());
    await user.type(search(), 'Навои');
    await user.click(await form.findByRole('option', { name: /улица Навои/ }));
  };
  await pick();
  expect(form.getByRole('note')).toHaveTextContent('Вместо введённого: Старая');
  await user.type(form.getByRole('textbox', { name: 'Имя' }), 'А');
  expect(form.queryByRole('note')).toBeNull();
  await pick();
  // The house was typed on, the street was not.
  expect(form.getByRole('note')).toHaveTextContent(/^Вместо введённого: 12АВернуть введённое$/);
});

test('a region has neither street nor house: the fields keep what was typed, and it is said', async () => {
  answers(region);
  const { user, form, search } = await openForm({ street: 'Навои', house: '5' }, streetFields);
  await user.type(search(), 'Навоийская');
  await user.click(await form.findByRole('option', { name: /Область или республика · Узбекистан/ }));
  expect(form.getByRole('note')).toHaveTextContent('В этом месте нет ни улицы, ни дома');
  expect(form.getByRole('textbox', { name: 'Поле' })).toHaveValue('Навои');
  expect(form.getByRole('textbox', { name: 'Имя' })).toHaveValue('5');
});

test('with a point, the address comes in one line and the point with it', async () => {
  answers(house);
  const { user, form, search, save } = await openForm(
    { address: '', lat: null, lon: null },
    <>
      <TextField name="address" label={f.field} />
      <PointFields />
    </>,
  );
  await user.type(search(), 'Навои');
  await user.click(await form.findByRole('option', { name: /улица Навои/ }));
  expect(await save()).toEqual({ address: 'улица Навои, 12, Ташкент, Узбекистан', lat: 41.320123, lon: 69.240123 });
});

test('of two presses on the map the places near the second are offered, whichever answer is later', async () => {
  const near: Record<string, (found: object) => void> = {};
  const body = (found: object) => ({ response: { GeoObjectCollection: { featureMember: [found] } } });
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const point = new URL(url as string).searchParams.get('geocode')!; // asked by each search
    return new Promise((resolve) => {
      near[point] = (found) => resolve({ ok: true, status: 200, json: () => Promise.resolve(body(found)) } as Response);
    });
  });
  const { user, form, search } = await openForm({ address: '', lat: null, lon: null }, <PointFields />);
  await user.click(form.getByRole('button', { name: 'Выбрать точку на карте' }));
  await user.click(await form.findByRole('button', { name: 'A' }));
  await user.click(form.getByRole('button', { name: 'B' }));
  const [first, second] = Object.values(near);
  second!(place('house', 'улица Навои, 2', 'Ташкент')); // both were asked for
  expect(await form.findByRole('button', { name: /улица Навои, 2/ })).toBeVisible();
  first!(place('house', 'улица Навои, 1', 'Ташкент'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(form.queryByRole('button', { name: /улица Навои, 1/ })).toBeNull();
  expect(form.getByRole('button', { name: /улица Навои, 2/ })).toBeVisible();
  // An address that is looked up is another point.
  jest.mocked(globalThis.fetch).mockRestore();
  answers(house);
  await user.type(search(), 'Навои');
  await user.click(await form.findByRole('option', { name: /улица Навои, 12/ }));
  expect(form.queryByRole('button', { name: /улица Навои, 2/ })).toBeNull();
});

test('a service that fails, or knows nothing, says so, and typing by hand goes on', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { user, form, search, save } = await openForm({ street: '', house: '' }, streetFields);
  await user.type(search(), 'Навои');
  expect(await form.findByText('Поиск адресов не отвечает. Введите адрес сами')).toBeVisible();
  asked.mockRestore();
  answers();
  await user.type(search(), ' 99');
  expect(await form.findByText('Такого адреса карта не знает')).toBeVisible();
  expect(search()).toHaveValue('Навои 99');
  await user.type(form.getByRole('textbox', { name: 'Поле' }), 'Навои');
  await user.type(form.getByRole('textbox', { name: 'Имя' }), '99');
  expect(await save()).toEqual({ street: 'Навои', house: '99' });
});

test('an installation without the service says so in place of the search', async () => {
  config.mockReturnValue({});
  const asked = answers(house);
  const { user, form, save } = await openForm({ street: '', house: '' }, streetFields);
  expect(form.getByRole('note')).toHaveTextContent('Поиск адресов не настроен: введите адрес сами');
  expect(form.queryByRole('combobox')).toBeNull();
  await user.type(form.getByRole('textbox', { name: 'Поле' }), 'Навои');
  expect(await save()).toEqual({ street: 'Навои', house: '' });
  expect(asked).not.toHaveBeenCalled();
});
