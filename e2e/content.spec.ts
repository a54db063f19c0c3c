/** Content: a banner with pictures of its own for two languages, cut and pointed at; an end before the begin is refused. */
import type { Page } from '@playwright/test';
import type { BannerDetail } from '../src/api/payment/banners';
import { png } from '../server/seed/demo/pictures';
import { dialog } from './support/card';
import { signIn } from './support/panel';
import { painted } from './support/pictures';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const drawn: Picture = {
  ...{ name: 'uz.png', mimeType: 'image/png' },
  buffer: png(640, 640, (x, y) => [40, Math.floor(x / 4), Math.floor(y / 4)]),
};

/** Chooses a picture for a language, of which the Russian one comes first and the Uzbek one last, and takes the part of it that is offered. */
async function choose(page: Page, at: number, file: Picture): Promise<void> {
  await dialog(page, 'Новый баннер').locator('input[type=file]').nth(at).setInputFiles(file);
  const cut = dialog(page, 'Кадр перед загрузкой');
  await expect(cut.getByRole('combobox', { name: 'Пропорции' })).toHaveValue('main');
  // Moved by a key: the frame is as wide as the picture, so only down.
  await cut.getByRole('button', { name: /^Что останется/ }).press('ArrowUp');
  await cut.getByRole('button', { name: 'Загрузить 1 фото' }).click();
  await expect(cut).toBeHidden();
}

test('a banner is made with pictures in two languages, and the third sees the Russian one', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/422/);
  const service = await serviceOf(backEnd.url, 'moderator');
  await signIn(page, 'moderator', '/super-app/banner?form=new');
  const form = dialog(page, 'Новый баннер');
  await form.getByRole('textbox', { name: /^Заголовок на русском/ }).fill('Скидки недели');
  await form.getByRole('textbox', { name: /^Заголовок на узбекском/ }).fill('Hafta chegirmalari');
  // A photo as it comes from a camera, and a small drawing.
  const photo = { name: 'ru.jpg', mimeType: 'image/jpeg', buffer: await painted(page, 2400, 1800) };
  await choose(page, 0, photo);
  await choose(page, 2, drawn);
  // Before anything is sent the phone shows what was cut: each language its own, and Russian where there is none.
  const screen = form.getByRole('region', { name: 'Как у покупателя' });
  // The photo is wider than the drawing, so the width tells which of them is seen; neither has been sent yet.
  const seen = () =>
    screen
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => (image.src.startsWith('blob:') ? image.naturalWidth : 0));
  // It is seen as it was cut, and a moment later as small as it is sent.
  const wide = 1600;
  await expect.poll(seen).toBe(wide);
  await screen.getByRole('button', { name: 'Узбекский' }).click();
  await expect.poll(seen).toBe(640);
  await screen.getByRole('button', { name: 'Английский' }).click();
  await expect.poll(seen).toBe(wide);
  await form.getByRole('textbox', { name: /^Показ с/ }).fill('10.12.2026');
  await form.getByRole('textbox', { name: /^Показ по/ }).fill('09.12.2026');
  await form.getByRole('switch', { name: /^Показывать клиентам/ }).click();
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(form.getByText('Конец раньше начала').first()).toBeVisible();
  await form.getByRole('textbox', { name: /^Показ по/ }).fill('31.12.2026');
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Успешно завершено')).toBeVisible();

  const { banners } = await service.read<{ banners: BannerDetail[] }>(
    `/payment/v3/content/banners?search=${encodeURIComponent('Скидки недели')}`,
  );
  const made = banners[0]!; // it was made just now
  expect(made).toMatchObject({ image_en: null, is_active: true, start_date: '2026-12-10' });
  // It is served as a picture and nothing else, to a page that runs no text as a script.
  for (const image of [made.image_ru, made.image_uz]) {
    const served = await page.request.get(image!.url); // both were chosen
    expect([served.status(), served.headers()['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(served.headers()['content-type']).toMatch(/^image\/(?:jpeg|png|webp)$/);
  }
  const opened = await page.goto(`/super-app/banner?banner=${made.id}`);
  expect(opened?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const drawer = dialog(page, 'Скидки недели');
  const shown = drawer.getByRole('img', { name: 'Картинка на русском' });
  await expect(shown).toBeVisible();
  // It was cut to the proportions of its place before it was sent.
  const [width, height] = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(Math.abs(width! / height! - 16 / 9)).toBeLessThan(0.02);

  await drawer.getByRole('button', { name: 'Главная точка: Картинка на русском' }).click();
  const focus = dialog(page, 'Главная точка');
  await focus.getByRole('button', { name: 'Главная точка' }).press('Shift+ArrowRight');
  await expect(focus.getByRole('textbox', { name: /^Слева, %/ })).toHaveValue('60');
  await focus.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Успешно завершено').last()).toBeVisible();
  expect((await service.read<BannerDetail>(`/payment/v3/content/banners/${made.id}`)).image_ru?.focal_x).toBe(0.6);

  await drawer.getByRole('button', { name: 'На телефоне клиента' }).click();
  const phone = dialog(page, 'Как у покупателя');
  const src = () => phone.getByRole('img').getAttribute('src');
  const russian = await src();
  await expect(phone.getByText('Перевода нет: покупатель видит русский текст')).toBeHidden();
  await phone.getByRole('button', { name: 'Узбекский' }).click();
  expect(await src()).not.toBe(russian);
  await phone.getByRole('button', { name: 'Английский' }).click();
  expect(await src()).toBe(russian);
  await expect(phone.getByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
});

test('the text of an error is added once for its code, changed, and told in the words of the customer', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/422/);
  const service = await serviceOf(backEnd.url, 'director');
  await signIn(page, 'director', '/settings/system-errors/list?form=new');
  const form = dialog(page, 'Новая ошибка');
  const code = form.getByRole('textbox', { name: /^Код ошибки/ });
  await code.fill('file_too_large');
  await form.getByRole('textbox', { name: /^Что видит клиент на русском/ }).fill('Подарок не найден');
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(form.getByText('У этого кода уже есть текст').first()).toBeVisible();
  await code.fill('gift_of_journey');
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Системная ошибка создана')).toBeVisible();

  await page.goto('/settings/system-errors/list?search=gift_of_journey');
  await page.getByRole('grid').getByText('gift_of_journey').click();
  const drawer = dialog(page, 'gift_of_journey');
  await expect(drawer.getByText('Перевода нет: показывается русский текст')).toHaveCount(2);
  await drawer.getByRole('button', { name: /^Изменить/ }).click();
  const edit = dialog(page, 'Изменить текст ошибки');
  await edit.getByRole('textbox', { name: /^Что видит клиент на узбекском/ }).fill('Sovgʻa topilmadi');
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Системная ошибка обновлена')).toBeVisible();
  await expect(drawer.getByText('Sovgʻa topilmadi').first()).toBeVisible();
  const { system_errors: found } = await service.read<{ system_errors: object[] }>(
    '/payment/v3/content/system-errors?search=gift_of_journey',
  );
  expect(found).toMatchObject([{ message_ru: 'Подарок не найден', message_uz: 'Sovgʻa topilmadi', message_en: null }]);
});
