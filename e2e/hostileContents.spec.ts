/** Texts that somebody sent to do harm, in what customers read: what the screens and previews of the catalogue and of contents make of them. */
import type { Page } from '@playwright/test';
import { hostileTexts } from '../tests/support/hostileTexts';
import { dialog } from './support/card';
import { harmlessOn, joined } from './support/harmless';
import { signIn } from './support/panel';
import { serviceOf, type Service } from './support/service';
import { expect, test } from './support/test';

test('hostile texts in the catalogue are only texts on its screens', async ({ page, backEnd }) => {
  const director = await serviceOf(backEnd.url, 'director');
  const change = async (path: string, body: object) => {
    const { version } = await director.read<{ version: number }>(path);
    await director.done(`PUT ${path}`, { version, body });
  };
  // The texts that a browser would run, as many as fit.
  const [name = '', translated = ''] = joined(110);
  const [description = ''] = joined(1_900);
  const market = '/marketplace/v1';
  await change(`${market}/categories/1`, { name_ru: name, name_en: translated, name_uz: translated });
  await change(`${market}/models/1`, { name, description_ru: description });
  const { version } = (await director.read<{ products: { version: number }[] }>(`${market}/products?id=1`))
    .products[0]!;
  await director.done(`PUT ${market}/products/1`, { version, body: { name } });

  const expectHarmless = harmlessOn(page);
  await signIn(page, 'director', '/marketplace-catalog/category-list/1');
  for (const where of [
    '/marketplace-catalog/category-list/1',
    '/marketplace-catalog/model-list?model=1',
    '/marketplace-catalog/product-list?product=1',
  ]) {
    await page.goto(where);
    await expect(page.getByRole('heading', { name: /<script>alert/ }).first()).toBeVisible();
    await expectHarmless(where);
  }
});

interface Content {
  id: number;
  guid: string;
  version: number;
  status: string;
}

/** Where the records of a kind are read and changed, the texts of one, and its screen. */
interface Kind {
  list: string;
  part: string;
  change: (one: Content) => string;
  texts: Record<string, string>;
  screen: (one: Content) => string;
}

/** Each of the texts stands in the answers; the shorter fields have those that a browser would run. */
const groups = (limit: number) => {
  const [ru = '', en = '', uz = ''] = joined(limit - 5);
  return { ru, en, uz };
};
const inLanguages = (field: string, limit: number) =>
  Object.fromEntries(Object.entries(groups(limit)).map(([language, text]) => [`${field}_${language}`, text]));
const all = hostileTexts.join(' ');
const answers = { answer_ru: `<p>${all}</p>`, answer_en: all, answer_uz: `<ul><li>${all}</li></ul>` };

const kinds: Record<string, Kind> = {
  banner: {
    ...{ list: '/payment/v3/content/banners', part: 'banners' },
    change: ({ id }) => `PUT /payment/v3/content/banners/${id}`,
    texts: inLanguages('title', 120),
    screen: ({ id }) => `/super-app/banner?banner=${id}`,
  },
  story: {
    ...{ list: '/payment/v1/stories/get-all-stories', part: 'stories' },
    change: ({ guid }) => `PATCH /payment/v1/stories/update/${guid}`,
    texts: inLanguages('title', 120),
    screen: ({ guid }) => `/content/stories?story=${guid}`,
  },
  campaign: {
    ...{ list: '/payment/fomos', part: 'fomos' },
    change: ({ id }) => `PUT /payment/fomos/${id}`,
    texts: { name: groups(120).ru, ...inLanguages('title', 65), ...inLanguages('text', 240) },
    screen: ({ id }) => `/super-app/fomo?campaign=${id}`,
  },
  category: {
    ...{ list: '/payment/content/categories', part: 'categories' },
    change: ({ id }) => `PUT /payment/content/categories/${id}`,
    texts: inLanguages('name', 120),
    screen: ({ id }) => `/faq-category/list?category=${id}`,
  },
  chapter: {
    ...{ list: '/payment/content/chapters', part: 'chapters' },
    change: ({ id }) => `PUT /payment/content/chapters/${id}`,
    texts: inLanguages('name', 120),
    screen: ({ id }) => `/faq-chapter/list?chapter=${id}`,
  },
  article: {
    ...{ list: '/payment/content/articles', part: 'articles' },
    change: ({ id }) => `PUT /payment/content/articles/${id}`,
    texts: { ...inLanguages('question', 300), ...answers },
    screen: ({ id }) => `/faq-article/list?article=${id}`,
  },
  question: {
    ...{ list: '/payment/v1/questions/get-all-questions', part: 'questions' },
    change: ({ guid }) => `PUT /payment/v1/questions/update-question/${guid}`,
    texts: { ...inLanguages('question', 300), ...answers },
    screen: ({ id }) => `/content/questions?question=${id}`,
  },
  error: {
    ...{ list: '/payment/v3/content/system-errors', part: 'system_errors' },
    change: ({ id }) => `PUT /payment/v3/content/system-errors/${id}`,
    texts: inLanguages('message', 300),
    screen: ({ id }) => `/settings/system-errors/list?error=${id}`,
  },
  message: {
    ...{ list: '/payment/v3/notification/messages?delivery=draft', part: 'messages' },
    change: ({ id }) => `PUT /payment/v3/notification/messages/${id}`,
    texts: { ...inLanguages('title', 65), ...inLanguages('body', 240) },
    screen: ({ id }) => `/notification/list?message=${id}`,
  },
};

async function plant(service: Service, { list, part, change, texts }: Kind): Promise<Content> {
  const found = await service.read<Record<string, Content[]>>(list);
  const one = found[part]![0]!; // the demonstration has some of each
  await service.done(change(one), { version: one.version, body: texts });
  return one;
}

/** At the width of a desk and of a phone, since previews and tables change their shape. */
async function lookAtBothWidths(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(width);
  }
}

test('hostile texts in what customers read are only texts in lists, records and previews', async ({
  page,
  backEnd,
}) => {
  test.setTimeout(180_000);
  const service = await serviceOf(backEnd.url, 'director');
  const expectHarmless = harmlessOn(page);
  await signIn(page, 'director', '/');
  for (const [name, kind] of Object.entries(kinds)) {
    const one = await plant(service, kind);
    await page.goto(kind.screen(one));
    const record = dialog(page).first();
    await expect(record.getByText('<script>', { exact: false }).first()).toBeVisible();
    await lookAtBothWidths(page, (width) => expectHarmless(`${name} at ${width}`));
    const preview = record.getByRole('button', { name: /^(На телефоне клиента|Вид на телефоне|На экране телефона)$/ });
    if (!(await preview.isVisible())) continue;
    await preview.click();
    await expect(dialog(page).nth(1)).toBeVisible();
    await lookAtBothWidths(page, (width) => expectHarmless(`preview of ${name} at ${width}`));
  }
});
