import { Rows } from '../../db/insertRows';
import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';

/** What is asked and answered, in Russian, English and Uzbek with strokes between them; `{name}` is the subject. */
const subjects: readonly string[] = [
  'Рассрочка на телефон|An instalment for a phone|Telefonga muddatli toʻlov',
  'Рассрочка на бытовую технику|An instalment for appliances|Maishiy texnikaga muddatli toʻlov',
  'Первая инвестиция|The first investment|Birinchi investitsiya',
  'Вывод прибыли|Taking profit out|Foydani yechish',
  'Доставка в область|Delivery to the regions|Viloyatga yetkazish',
  'Возврат товара|Returning goods|Tovarni qaytarish',
  'Привязка карты|Adding a card|Karta ulash',
  'Оплата коммунальных услуг|Paying for utilities|Kommunal toʻlovlar',
  'Кэшбэк за покупки|Cashback for purchases|Xaridlar uchun keshbek',
  'Проверка личности|Verification|Shaxsni tasdiqlash',
];
const templates: readonly (readonly [question: string, answer: string])[] = [
  [
    '{name}: кому доступна?|{name}: who is it for?|{name}: kimlar uchun?',
    '<p>Всем клиентам <b>старше 18 лет</b> с проверенным профилем.</p>|<p>For every customer <b>over 18</b> with a verified profile.</p>|<p>Profili tasdiqlangan, <b>18 yoshdan katta</b> barcha mijozlar uchun.</p>',
  ],
  [
    '{name}: где найти в приложении?|{name}: where is it in the app?|{name}: ilovada qayerda?',
    '<p>На главной странице откройте <a href="divan://home/services">Услуги</a> и выберите нужную строку.</p>|<p>Open <a href="divan://home/services">Services</a> on the first page and choose the line.</p>|<p>Bosh sahifada <a href="divan://home/services">Xizmatlar</a> boʻlimini oching va kerakli qatorni tanlang.</p>',
  ],
  [
    '{name}: кто ответит на вопросы?|{name}: who answers questions?|{name}: savollarga kim javob beradi?',
    '<p>Поддержка на связи каждый день:</p><ul><li><a href="tel:+998712000000">+998 71 200-00-00</a></li><li><a href="mailto:help@divan.uz">help@divan.uz</a></li></ul>|<p>Support answers every day:</p><ul><li><a href="tel:+998712000000">+998 71 200-00-00</a></li><li><a href="mailto:help@divan.uz">help@divan.uz</a></li></ul>|<p>Yordam xizmati har kuni aloqada:</p><ul><li><a href="tel:+998712000000">+998 71 200-00-00</a></li><li><a href="mailto:help@divan.uz">help@divan.uz</a></li></ul>',
  ],
];
const [noUzbek, changedSince, drafts] = [new Set([8, 21]), new Set([3, 14]), new Set([12, 30])];

/** Thirty questions: two without Uzbek, two whose Russian text was changed since, two drafts. */
export async function seedQuestions(sql: Sql, clock: Clock): Promise<void> {
  const made = timestampOf(daysAgo(clock, 120));
  const later = timestampOf(daysAgo(clock, 6));
  const rows = new Rows(sql, 'questions', {
    int: 'id position',
    text: 'question_ru question_en question_uz answer_ru answer_en answer_uz',
    jsonb: 'question_changed_at answer_changed_at',
    boolean: 'is_active',
    timestamp: 'created_at updated_at',
  });
  for (const [question, answer] of templates)
    for (const subject of subjects) {
      const id = rows.count + 1;
      const names = subject.split('|');
      const [ru = '', en = '', uz = ''] = question
        .split('|')
        .map((text, at) => text.replace('{name}', names[at] ?? ''));
      const [answerRu = '', answerEn = '', answerUz = ''] = answer.split('|');
      const hasUzbek = !noUzbek.has(id);
      const changed = (moment: string) => JSON.stringify({ ru: moment, en: made, uz: hasUzbek ? made : null });
      const last = changedSince.has(id) ? later : made;
      await rows.add({
        ...{ id, position: id, question_ru: ru, question_en: en, question_uz: hasUzbek ? uz : null },
        ...{ answer_ru: answerRu, answer_en: answerEn, answer_uz: hasUzbek ? answerUz : null },
        ...{ question_changed_at: changed(made), answer_changed_at: changed(last) },
        ...{ is_active: !drafts.has(id), created_at: made, updated_at: last },
      });
    }
  await rows.finish();
  await seedTrail(sql, { entity: 'question', table: 'questions', by: 'moderator' }, [
    `r.created_at, u.id, 'create', 'question_ru', null, r.question_ru`,
  ]);
}
