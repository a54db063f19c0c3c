/** What a refusal says where its answer names who was quicker, or how much is lacking, in each language. */
import { createIntl } from 'react-intl';
import english from '../../locales/en.json';
import russian from '../../locales/ru.json';
import uzbek from '../../locales/uz.json';
import { addCodeTexts, addCodeTellers, failureText } from '../../src/kit/state/failureText';
import type { Failure } from '../../src/lib/failure';
import { refusalsOf } from '../../src/routes/refusals';

const languages = { ru: russian, en: english, uz: uzbek } as const;
beforeAll(async () => {
  for (const load of Object.values(refusalsOf)) {
    const { refusals, telling = {} } = await load!();
    addCodeTexts(refusals);
    addCodeTellers(telling);
  }
});
function said(locale: keyof typeof languages, code: string, current?: Failure['current']): string {
  document.documentElement.lang = locale;
  const { title, values } = failureText({ kind: 'status', status: 409, codes: [code], current });
  const intl = createIntl({ locale, messages: languages[locale] });
  return intl.formatMessage(title, values).replaceAll(/\s/g, ' ');
}

test('who has the order is named, and without a name it is another moderator', () => {
  const current = { id: 7, moderator: { id: 9, name: 'Елена Ким' } };
  expect(said('ru', 'taken_by_other', current)).toBe('Заказ взял Елена Ким: заберите его, чтобы решать');
  expect(said('en', 'taken_by_other', current)).toBe('Елена Ким has the order: take it over to decide');
  expect(said('uz', 'taken_by_other', current)).toMatch(/^Buyurtmani Елена Ким olgan/);
  expect(said('ru', 'taken_by_other', { id: 7, moderator: null })).toMatch(/^Заказ взял другой модератор/);
  expect(said('ru', 'taken_by_other')).toMatch(/^Заказ взял другой модератор/);
});

test('what an order came to and comes to is said, and only that its terms are others where the sum is the same', () => {
  const current = { id: 7, total: '6960000.00', total_before: '7200000.00' };
  expect(said('ru', 'terms_changed', current)).toBe(
    'Условия изменились: сумма была 7 200 000,00 сум, теперь 6 960 000,00 сум',
  );
  expect(said('en', 'terms_changed', current)).toMatch(/came to UZS 7 200 000\.00 and comes to UZS 6 960 000\.00 now$/);
  expect(said('uz', 'terms_changed', current)).toMatch(/summa 7 200 000,00 soʻm edi, endi 6 960 000,00 soʻm$/);
  for (const other of [{ ...current, total: '7200000.00' }, undefined])
    expect(said('ru', 'terms_changed', other)).toBe('Условия изменились: посмотрите заказ ещё раз');
});

test('how much the limit is short is said to the tiyin', () => {
  const current = { id: 7, checks: { short_of: '333332.50' } };
  expect(said('ru', 'not_enough_limit', current)).toMatch(/^Не хватает лимита: 333 332,50 сум\. /);
  expect(said('en', 'not_enough_limit', current)).toMatch(/^The limit is short by UZS 333 332\.50\. /);
  expect(said('uz', 'not_enough_limit', current)).toMatch(/^Limit yetmaydi: 333 332,50 soʻm\. /);
  expect(said('ru', 'not_enough_limit', { id: 7, checks: { short_of: null } })).toMatch(
    /^Не хватает лимита: увеличьте/,
  );
});
