/** The forms over what is known of an investor: what the service refuses stands beside the field it is about. */
import { screen, waitFor, within } from '@testing-library/react';
import type { InvestorRow } from '../../../api/investment/investors';
import { colleague } from '../../../../tests/support/colleague';
import { fill, inSight, menuLine, openCard, section, someInvestor } from '../../../../tests/support/investorCard';

async function openForm(id: number, name: string) {
  const card = await openCard(id);
  await card.user.click(await menuLine(card.user, name));
  const form = within(await screen.findByRole('dialog', { name }));
  const save = () => card.user.click(form.getByRole('button', { name: 'Сохранить' }));
  return { ...card, form, save };
}

test('document data are saved, and a wrong number is told beside its field', async () => {
  const { id } = await someInvestor(await colleague('director'), 'active');
  inSight('logs');
  const { form, save } = await openForm(id, 'Изменить данные документа');
  // The first digit is that of an organisation; only the service knows whose number it is to be.
  fill(form.getByRole('textbox', { name: /ИНН/ }), '301112223');
  fill(form.getByRole('textbox', { name: /Место работы/ }), 'Школа № 5');
  await save();
  const inn = form.getByRole('textbox', { name: /ИНН/ });
  await waitFor(() => expect(inn).toBeInvalid());
  expect(inn).toHaveAccessibleDescription(/Неверное значение ИНН/);
  expect(inn).toHaveFocus();

  fill(inn, '501112223');
  await save();
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const documents = await section('Личные данные и документ');
  expect(await documents.findByText('Школа № 5')).toBeVisible();
  expect(documents.getByText('501 112 223')).toBeVisible();
});

test('a PINFL that is not that of the person, and an e-mail that is none, are refused beside their fields (D-27)', async () => {
  const director = await colleague('director');
  const { id } = await someInvestor(director, 'active', ({ gender }) => gender === 'male');
  const { form, save } = await openForm(id, 'Изменить общие данные');
  const email = form.getByRole('textbox', { name: /почт/i });
  fill(email, 'a.karimov@');
  await save();
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription(/Нужен адрес вида name@example\.com/);
  fill(email, 'a.karimov@example.com');
  // Whole and rightly built, but of somebody born on another day; the birthday on record is masked here.
  fill(form.getByRole('textbox', { name: /ПИНФЛ/ }), '30101900010018');
  await save();
  const pinfl = form.getByRole('textbox', { name: /ПИНФЛ/ });
  await waitFor(() => expect(pinfl).toBeInvalid());
  expect(pinfl).toHaveAccessibleDescription(/Неверный ПИНФЛ/);
});

test('a name has letters, and one of other signs that is on record holds nothing up', async () => {
  const director = await colleague('director');
  const { id } = await someInvestor(director, 'active');
  const real = globalThis.fetch;
  const recorded = 'Я'.repeat(300);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await real(...asked);
    const url = asked[0] instanceof Request ? asked[0].url : String(asked[0]);
    if (!url.endsWith(`/investors/${id}`)) return answer;
    return Response.json({ ...((await answer.json()) as object), last_name: recorded });
  });
  const { form, save } = await openForm(id, 'Изменить общие данные');
  const first = form.getByRole('textbox', { name: /Имя/ });
  expect(form.getByRole('textbox', { name: /Фамилия/ })).toHaveValue(recorded);
  fill(first, 'Ivan 2');
  await save();
  await waitFor(() => expect(first).toBeInvalid());
  expect(first).toHaveAccessibleDescription(/от 2 до 100 знаков: буквы/);
  fill(first, 'Oʻktam');
  await save();
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  jest.restoreAllMocks();
  const card = await director.get<{ first_name: string }>(`/investment/investors/${id}`);
  expect(card.first_name).toBe('Oʻktam');
});

/** The service answers these calls with a failure of its own. */
function fail(isMeant: (method: string, url: string) => boolean, status: number, error: string) {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((asked, options) => {
    const { url, method } = asked instanceof Request ? asked : { url: String(asked), method: options?.method ?? 'GET' };
    return isMeant(method, url)
      ? Promise.resolve(Response.json({ code: 'brand_new', error }, { status }))
      : real(asked, options);
  });
}
afterEach(() => jest.restoreAllMocks());

test('districts that could not be looked up say "Ошибка: " and the words of the service, in the form too (ERR-07)', async () => {
  const director = await colleague('director');
  const { id } = await someInvestor(director, 'active');
  fail((_, url) => url.includes('/districts'), 500, 'No such region');
  const { form } = await openForm(id, 'Изменить данные документа');
  expect(await form.findByText('Ошибка: No such region')).toBeVisible();
  expect(form.queryByText('Server side problem')).not.toBeInTheDocument();
});

test('a refusal that nobody has words for is "Что-то пошло не так" where a PINFL is changed (ERR-09, ERR-19)', async () => {
  const { id } = await someInvestor(await colleague('director'), 'active');
  const { form, save } = await openForm(id, 'Изменить общие данные');
  fill(form.getByRole('textbox', { name: /почт/i }), 'a.karimov@example.com');
  fail((method) => method === 'PUT' || method === 'PATCH', 409, 'Brand new');
  await save();
  expect(await form.findByText('Что-то пошло не так')).toBeVisible();
  expect(form.queryByText('Server side problem')).not.toBeInTheDocument();
});

test('a phone that somebody else has is refused beside the field, another one is saved', async () => {
  const { id } = await someInvestor(await colleague('director'), 'active');
  const { form, save } = await openForm(id, 'Изменить телефон');
  const phone = () => form.getByRole('textbox', { name: /Новый телефон/ });
  fill(phone(), '+998 90 123 45 67');
  await save();
  await waitFor(() => expect(phone()).toBeInvalid());
  expect(phone()).toHaveAccessibleDescription(/Номер телефона уже зарегистрирован/);

  fill(phone(), '+998 91 000 00 07');
  await save();
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const common = await section('Общие данные');
  // Masked, as everywhere.
  expect(await common.findByText('+998 91 *** ** 07')).toBeVisible();
});

test('the data of a company are saved', async () => {
  const director = await colleague('director');
  const { investors } = await director.get<{ investors: InvestorRow[] }>(
    '/investment/investors?subject=business&status=active&limit=1',
  );
  // The address of a person's card leads to the card that the company has.
  const { form, save } = await openForm(investors[0]?.id ?? 0, 'Изменить данные компании');
  expect(window.location.pathname).toMatch(/\/investor-business\/\d+$/);
  fill(form.getByRole('textbox', { name: /Юридический адрес/ }), 'Ташкент, Навои 7');
  fill(form.getByRole('textbox', { name: /МФО/ }), '12');
  await save();
  expect(await form.findByText('Неверное значение МФО: нужно 5 цифр')).toBeVisible();
  fill(form.getByRole('textbox', { name: /МФО/ }), '00014');
  await save();
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const company = await section('Данные компании');
  expect(await company.findByText('Ташкент, Навои 7')).toBeVisible();
  expect(company.getByText('00014')).toBeVisible();
});
