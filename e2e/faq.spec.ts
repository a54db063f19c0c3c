/** The help of the app: an office text comes in clean, what has something in it stays, an order is dragged, and a phone shows it. */
import type { FaqArticleDetail, FaqCategory } from '../src/api/payment/faq';
import { dialog } from './support/card';
import { signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

/** What a word processor puts on the clipboard, with a script and a link that somebody has hidden in it. */
const office = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
  <!--StartFragment--><p class=MsoNormal><b>Как погасить рассрочку</b><script>window.stolen = 1</script><o:p></o:p></p>
  <p class=MsoNormal>Подробности <a href="javascript:window.stolen=1">по ссылке</a> и <a href="https://divan.uz/help">в справке</a>.</p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Откройте договор</p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Нажмите кнопку<img src=x onerror="window.stolen=1"></p>
  <!--EndFragment--></body></html>`;

test('an office text is pasted: bold letters and lists stay, a script and a bad link go', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'moderator');
  await signIn(page, 'moderator', '/faq-article/list?chapter_id=3');
  await page.getByRole('grid').getByText('Досрочное погашение: с чего начать?').click();
  await dialog(page, /^Досрочное погашение/)
    .getByRole('button', { name: /^Изменить/ })
    .click();
  const form = dialog(page, 'Изменить статью');
  const field = form.getByRole('textbox', { name: /^Ответ на русском/ });
  await field.focus();
  await field.press('Control+A');
  await field.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, office);
  const looks = form.getByRole('group', { name: 'Как это будет выглядеть' }).first();
  await expect(looks.getByRole('listitem')).toHaveText(['Откройте договор', 'Нажмите кнопку']);
  await expect(looks.locator('b')).toHaveText('Как погасить рассрочку');
  await expect(looks.getByRole('link')).toHaveText(['в справке']);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Успешно завершено')).toBeVisible();
  const { articles } = await service.read<{ articles: { id: number }[] }>(
    '/payment/content/articles?chapter_id=3&limit=1',
  );
  const kept = await service.read<FaqArticleDetail>(`/payment/content/articles/${articles[0]!.id}`);
  expect(kept.answer_ru).toBe(
    '<p><b>Как погасить рассрочку</b></p><p>Подробности по ссылке и <a href="https://divan.uz/help">в справке</a>.</p>' +
      '<ul><li>Откройте договор</li><li>Нажмите кнопку</li></ul>',
  );
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);

  const card = dialog(page, /^Досрочное погашение/);
  await expect(card.getByText('Русский текст изменён позже этого')).toHaveCount(2);
  await card.getByRole('button', { name: 'На экране телефона' }).click();
  const phone = page.getByRole('region', { name: 'Экран телефона' });
  await expect(phone.getByRole('listitem')).toHaveText(['Откройте договор', 'Нажмите кнопку']);
  await page.getByRole('button', { name: 'Узбекский' }).click();
  await expect(phone.getByRole('heading', { level: 3 })).toHaveText(/Muddatidan oldin yopish/);
  await page.getByRole('button', { name: 'Тёмная' }).click();
  await expect(phone).toBeVisible();
});

test('a category with chapters is not removed, and leads to them', async ({ page }) => {
  await signIn(page, 'director', '/faq-category/list');
  await page.getByRole('grid').getByText('Заказы и товары').click();
  await dialog(page, 'Заказы и товары').getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: /^Удалить/ }).click();
  const refusal = dialog(page, 'Удалить нельзя');
  await expect(refusal.getByText('Используется: 4 раздела')).toBeVisible();
  await refusal.getByRole('link', { name: 'Гарантия на товар' }).click();
  await expect(page).toHaveURL(/\/faq-article\/list\?chapter_id=12$/);
  await expect(page.getByRole('grid').getByText('Гарантия на товар: с чего начать?')).toBeVisible();
});

test('the order of categories is changed by dragging, in one call, and is the same after a reload', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'moderator');
  const order = async () =>
    (await service.read<{ categories: FaqCategory[] }>('/payment/content/categories')).categories.map(({ id }) => id);
  const before = await order();
  await signIn(page, 'moderator', '/faq-category/list');
  await page.getByRole('button', { name: /^Порядок/ }).click();
  const tree = page.getByRole('tree', { name: 'Порядок' });
  const lines = tree.getByRole('treeitem');
  await expect(lines).toHaveCount(6);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(request.url());
  });
  const [from, to] = [(await lines.nth(0).boundingBox())!, (await lines.nth(2).boundingBox())!];
  await page.mouse.move(from.x + 80, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(to.x + 80, to.y + to.height - 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/теперь на другом месте/)).toBeVisible();
  const expected = [before[1], before[2], before[0], ...before.slice(3)];
  expect(await order()).toEqual(expected);
  expect(calls).toHaveLength(1);
  await page.reload();
  await expect(tree.getByRole('treeitem').nth(2)).toHaveText(/Рассрочка/);
});
