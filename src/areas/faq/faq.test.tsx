import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import type { FaqArticleDetail, FaqCategory, FaqCategoryDetail } from '../../api/payment/faq';
import type { QuestionDetail } from '../../api/payment/questions';

const articles = '/faq-article/list';
const side = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const read = async <Answer,>(path: string) => (await colleague('director')).get<Answer>(`/payment${path}`);
const article = (id: number) => read<FaqArticleDetail>(`/content/articles/${id}`);

/** What a word processor puts on the clipboard, with what somebody has hidden in it. */
const office = `<html><head><style>p{}</style></head><body><!--StartFragment-->
  <p class=MsoNormal><b>Что нужно</b><script>alert(1)</script> <a href="javascript:alert(1)">здесь</a></p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Паспорт</p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Карта</p>
  <!--EndFragment--></body></html>`;

test('articles are narrowed to those without Uzbek, and say so in their rows', async () => {
  const { user } = await renderScreen(`${articles}?lacks=uz`, { as: 'moderator' });
  const table = within(await screen.findByRole('grid'));
  expect(await screen.findByText('12')).toBeVisible();
  const marks = await table.findAllByText('uz');
  // Each of the rows that are drawn, behind that of the titles.
  expect(marks).toHaveLength(table.getAllByRole('row').length - 1);
  await user.click(marks[0]!);
  const drawer = await side(/./);
  expect(await drawer.findByText('Нет текста: покупатель видит русский')).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Удалить/ })).toBeNull();
});

test('office text is pasted with its bold letters and lists, and without what is not allowed', async () => {
  const { user } = await renderScreen(`${articles}?article=1&form=edit`, { as: 'moderator' });
  await side(/^Оформление рассрочки/);
  const form = await side('Изменить статью');
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Ответ на русском/ });
  act(() => field.setSelectionRange(0, field.value.length));
  fireEvent.paste(field, { clipboardData: { getData: (kind: string) => (kind === 'text/html' ? office : '') } });
  expect(field).toHaveValue('<b>Что нужно</b> здесь\n\n<ul>\n  <li>Паспорт</li>\n  <li>Карта</li>\n</ul>');
  const [looks] = form.getAllByRole('group', { name: 'Как это будет выглядеть' });
  await waitFor(() => expect(within(looks!).getByText('Что нужно').tagName).toBe('B'));
  expect(
    within(looks!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Паспорт', 'Карта']);
  expect(within(looks!).queryByRole('link')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const kept = await article(1);
  expect(kept.answer_ru).toBe('<p><b>Что нужно</b> здесь</p><ul><li>Паспорт</li><li>Карта</li></ul>');
  expect(kept.stale).toEqual(['en', 'uz']);
});

test('what is selected is set in marks by buttons and keys, and linked only where it may lead', async () => {
  const { user } = await renderScreen(`${articles}?form=new`, { as: 'moderator' });
  const form = await side('Новая статья');
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Ответ на русском/ });
  const tools = within(form.getAllByRole('group', { name: /оформление$/ })[0]!);
  await user.type(field, 'один{enter}два');
  act(() => field.setSelectionRange(0, 4));
  await user.click(tools.getByRole('button', { name: 'Жирный' }));
  expect(field).toHaveValue('<b>один</b>\nдва');
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
  act(() => field.setSelectionRange(12, 15));
  await user.click(tools.getByRole('button', { name: 'Вставить ссылку' }));
  const address = await form.findByRole('textbox', { name: 'Куда ведёт ссылка' });
  await user.clear(address);
  await user.type(address, 'javascript:alert(1){enter}');
  expect(await form.findByText(/^Подойдут адреса/)).toBeVisible();
  await user.clear(address);
  await user.type(address, 'https://divan.uz/help{enter}');
  expect(field).toHaveValue('<b>один</b>\n<a href="https://divan.uz/help">два</a>');
  fireEvent.keyDown(field, { key: 'и', code: 'KeyI', ctrlKey: true });
  expect(field).toHaveValue('<b>один</b>\n<a href="https://divan.uz/help"><i>два</i></a>');
  act(() => field.setSelectionRange(0, 11));
  await user.click(tools.getByRole('button', { name: 'Маркированный список' }));
  expect(field.value).toMatch(/^<ul>\n {2}<li><b>один<\/b><\/li>\n<\/ul>\n/);
});

test('a question is made in Russian, and the others are copied from it', async () => {
  const { user } = await renderScreen('/content/questions?form=new', { as: 'moderator' });
  const form = await side('Новый вопрос');
  await user.type(form.getByRole('textbox', { name: /^Вопрос на русском/ }), 'Где найти договор?');
  await user.type(form.getByRole('textbox', { name: /^Ответ на русском/ }), 'В профиле');
  await user.click(form.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }));
  const uzbek = form.getByRole('textbox', { name: /^Вопрос на узбекском/ });
  expect(uzbek).toHaveValue('Где найти договор?');
  await user.clear(uzbek);
  await user.type(uzbek, 'Shartnoma qayerda?');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const made = await read<QuestionDetail>('/v1/questions/get-question-by-id/31');
  expect(made).toMatchObject({
    question_ru: 'Где найти договор?',
    question_uz: 'Shartnoma qayerda?',
    answer_en: '<p>В профиле</p>',
    is_active: false,
    order: 31,
  });
});

test('the order is changed by keys, in one call, and taken back', async () => {
  const order = async () =>
    (await read<{ categories: FaqCategory[] }>('/content/categories')).categories.map(({ id }) => id);
  const before = await order();
  const { user } = await renderScreen('/faq-category/list?form=order', { as: 'moderator' });
  const tree = within(await screen.findByRole('tree', { name: 'Порядок' }));
  const first = await tree.findByRole('treeitem', { name: /^Рассрочка/ });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ь', code: 'KeyM' });
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(await screen.findByText('«Рассрочка» теперь на другом месте')).toBeVisible();
  await waitFor(async () => expect((await order()).slice(0, 2)).toEqual([before[1], before[0]]));
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  expect(await screen.findByText('Порядок снова прежний')).toBeVisible();
  expect(await order()).toEqual(before);
});

test('a category with chapters is not removed: they are named with the ways there', async () => {
  const { user } = await renderScreen('/faq-category/list?category=2', { as: 'director' });
  const drawer = await side('Инвестиции');
  await user.click(await drawer.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Удалить/ }));
  const refusal = await side('Удалить нельзя');
  expect(refusal.getByText('Используется: 4 раздела')).toBeVisible();
  expect(refusal.getByRole('link', { name: 'Облигации' })).toHaveAttribute('href', '/faq-article/list?chapter_id=8');
  await user.click(refusal.getByRole('button', { name: 'Понятно' }));
  expect((await read<FaqCategoryDetail>('/content/categories/2')).chapters_count).toBe(4);
});

test('an older translation is marked, and found right by a press', async () => {
  const { user } = await renderScreen(`${articles}?article=40`, { as: 'moderator' });
  const drawer = await side(/./);
  expect(await drawer.findAllByText('Русский текст изменён позже этого')).toHaveLength(2);
  await user.click(drawer.getAllByRole('button', { name: /^Перевод верен/ })[0]!);
  expect(await screen.findByText('Перевод отмечен как верный')).toBeVisible();
  await waitFor(() => expect(drawer.getAllByText('Русский текст изменён позже этого')).toHaveLength(1));
  expect((await article(40)).stale).toEqual(['uz']);
});

test('the phone shows an article in each language, and Russian where there is no other', async () => {
  const { user } = await renderScreen(`${articles}?article=4&form=preview`, { as: 'kam' });
  const phone = within(await screen.findByRole('region', { name: 'Экран телефона' }));
  expect(phone.getByRole('heading', { level: 3 })).toHaveTextContent('Оформление рассрочки: сколько это стоит?');
  await user.click(screen.getByRole('button', { name: 'Узбекский' }));
  expect(await screen.findByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Английский' }));
  expect(phone.getByRole('heading', { level: 3 })).toHaveTextContent('Taking an instalment: what does it cost?');
});
