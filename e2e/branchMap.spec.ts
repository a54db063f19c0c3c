/** Branches on a map: their points in one canvas, the same list as a table, and a point chosen by an address or a press. */
import { dialog } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Points {
  points: { id: number; name: string; lat: number; lon: number }[];
  count: number;
  without: number;
}

test('branches stand on a map and in a table of the same filter, and one opens at the side', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'kam');
  const all = await service.read<Points>('/payment/v1/merchant-branches/points');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const codes: Promise<string>[] = [];
  page.on('response', (response) => {
    // A page that is left takes its answers with it.
    if (/\/assets\/.*\.js$/.test(response.url())) codes.push(response.text().catch(() => ''));
  });
  /** How many of the scripts hold what draws a map. */
  const mapCodes = async () => (await Promise.all(codes)).filter((code) => code.includes('ol-viewport')).length;
  await signIn(page, 'kam', '/merchants/list');
  await expect(page.getByRole('row', { name: /Goodzone/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(codes.length).toBeGreaterThan(0);
  expect(await mapCodes()).toBe(0);
  const before = scripts.length;
  await page.goto(`${backEnd.url}/branches/map`);
  await expect(heading(page, 'Филиалы на карте')).toBeVisible();
  const map = page.getByRole('application', { name: new RegExp(`^На карте ${all.count} `) });
  await expect(map).toBeVisible();
  await expect(map.locator('canvas').first()).toBeVisible();
  expect(await mapCodes()).toBeGreaterThan(0);
  // Whatever stands on it, the document holds hardly more than the canvas.
  expect(await map.locator('*').count()).toBeLessThan(200);
  await expect(page.getByText(`Без точки: ${all.without}`)).toBeVisible();
  // It asks nobody but us.
  const own = new URL(backEnd.url).origin;
  expect(scripts.slice(before).filter((url) => !url.startsWith(own) && /^https?:/.test(url))).toEqual([]);

  await page.getByRole('combobox', { name: 'Статус' }).selectOption({ label: 'Заблокирован' });
  await expect(page.getByRole('application', { name: /^На карте/ })).not.toHaveAccessibleName(
    new RegExp(` ${all.count} `),
  );
  await page.getByRole('button', { name: 'Таблица' }).click();
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const { points } = await service.read<Points>('/payment/v1/merchant-branches/points?status=blocked');
  for (const { name } of points) await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toBeVisible();

  const [one] = all.points;
  await page.goto(`${backEnd.url}/branches/map?branch=${one!.id}`); // the demonstration has points
  await expect(page.getByRole('dialog', { name: one!.name })).toBeVisible();
});

test('a map that shows some of the branches says so', async ({ page }) => {
  await page.route(/\/merchant-branches\/points/, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as Points;
    await route.fulfill({ response: answer, json: { ...json, points: json.points.slice(0, 5), count: 6000 } });
  });
  await signIn(page, 'kam', '/branches/map');
  await expect(page.getByRole('application', { name: /^На карте 5 из 6000/ })).toBeVisible();
  await expect(page.getByText(/сузьте фильтр, чтобы увидеть остальные/)).toBeVisible();
});

test('one point alone on the map opens its branch when it is pressed', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'kam');
  const all = await service.read<Points>('/payment/v1/merchant-branches/points');
  const one = all.points[0]!; // the demonstration has points
  await signIn(page, 'kam', `/branches/map?search=${encodeURIComponent(`№ ${one.id}`)}`);
  const map = page.getByRole('application', { name: /^На карте 1 филиал/ });
  await expect(map).toBeVisible();
  const box = (await map.boundingBox())!; // it is visible
  await expect(async () => {
    // The map is moved to the point, which then stands in the middle.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('dialog', { name: one.name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the point of a new branch comes from an address or from the map', async ({ page }) => {
  await signIn(page, 'kam', '/branches/list/1/new');
  await expect(heading(page, 'Новый филиал')).toBeVisible();
  const lat = page.getByRole('textbox', { name: 'Широта точки' });
  await page.getByRole('combobox', { name: 'Найти адрес на карте' }).fill('Самарканд');
  await page.getByRole('option', { name: /^Самарканд Населённый пункт · Самаркандская область/ }).click();
  await expect(lat).toHaveValue('39,63');
  await expect(page.getByRole('textbox', { name: 'Адрес' })).toHaveValue(
    'Самарканд, Самаркандская область, Узбекистан',
  );
  await page.getByRole('combobox', { name: 'Найти адрес на карте' }).fill('Антананариву');
  await expect(page.getByText('Такого адреса карта не знает')).toBeVisible();

  await page.getByRole('button', { name: 'Выбрать точку на карте' }).click();
  const map = page.getByRole('application', { name: 'Карта: нажмите, чтобы поставить точку' });
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox())!; // it was scrolled to
  await page.mouse.click(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40);
  await expect(lat).not.toHaveValue('39,63');
  const near = page.getByRole('button', { name: 'Самарканд', exact: true });
  await expect(near).toBeVisible();
  await near.click();
  await expect(page.getByRole('textbox', { name: 'Адрес' })).toHaveValue(/^Самарканд,/);
});

test('a map is left by keys, and a point may be typed', async ({ page }) => {
  await signIn(page, 'kam', '/branches/list/1/new');
  await page.getByRole('textbox', { name: 'Широта точки' }).fill('69,2');
  await page.getByRole('textbox', { name: 'Долгота точки' }).fill('41,3');
  await expect(page.getByText('Точка не в Узбекистане. Проверьте широту и долготу')).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать точку на карте' }).click();
  const map = page.getByRole('application', { name: /^Карта/ });
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ближе' })).toBeFocused();
  await expect(dialog(page, /./)).toHaveCount(0);
});

test('the map takes the colours of the theme that is chosen while it is open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'kam', '/branches/map');
  const canvas = page
    .getByRole('application', { name: /^На карте/ })
    .locator('canvas')
    .first();
  await expect(canvas).toBeVisible();
  /** How bright most of what is drawn is, from 0 to 255: the land takes most of it. */
  const brightness = () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      // What only shows a picture cannot be read; a copy of it can.
      const copy = new OffscreenCanvas(width, height).getContext('2d')!; // nothing else has drawn there
      copy.drawImage(element as HTMLCanvasElement, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      const drawn: number[] = [];
      for (let at = 0; at < data.length; at += 4 * 97) if (data[at + 3]! === 255) drawn.push(data[at]!); // within the picture
      return drawn.sort((one, other) => one - other)[Math.floor(drawn.length / 2)] ?? -1;
    });
  await expect.poll(brightness).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Тёмная').check();
  await expect.poll(brightness).toBeLessThan(80);
});
