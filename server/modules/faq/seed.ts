import { Rows } from '../../db/insertRows';
import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { demoCategories, demoTemplates, type Three } from './demoTexts';

/** In 24 chapters of six articles each there are 140: these chapters lack their last one. */
const shorter = new Set([5, 11, 17, 23]);
/** The articles that are still to be written in Uzbek, in English, and those whose Russian text was changed since. */
const withoutUzbek = new Set([4, 15, 27, 38, 49, 61, 72, 84, 95, 106, 118, 129]);
const withoutEnglish = new Set([33, 111]);
const changedSince = new Set([2, 19, 40, 77, 123]);
const drafts = new Set([6, 58, 90, 131]);

const named = (names: Three, changed: string) => ({
  ...{ name_ru: names[0], name_en: names[1], name_uz: names[2] },
  name_changed_at: JSON.stringify({ ru: changed, en: changed, uz: changed }),
});

/** Six categories with 24 chapters and 140 articles: twelve without Uzbek, two without English, some with an older translation. */
export async function seedFaq(sql: Sql, clock: Clock): Promise<void> {
  const made = timestampOf(daysAgo(clock, 160));
  const later = timestampOf(daysAgo(clock, 9));
  const moments = { created_at: made, updated_at: made };
  const categories = new Rows(sql, 'faq_categories', {
    int: 'id position',
    text: 'name_ru name_en name_uz icon',
    jsonb: 'name_changed_at',
    timestamp: 'created_at updated_at',
  });
  const chapters = new Rows(sql, 'faq_chapters', {
    int: 'id category_id position',
    text: 'name_ru name_en name_uz',
    jsonb: 'name_changed_at',
    timestamp: 'created_at updated_at',
  });
  const articles = new Rows(sql, 'faq_articles', {
    int: 'id chapter_id position views',
    text: 'question_ru question_en question_uz answer_ru answer_en answer_uz',
    jsonb: 'question_changed_at answer_changed_at',
    boolean: 'is_active',
    timestamp: 'created_at updated_at',
  });
  for (const { icon, name, chapters: inside } of demoCategories) {
    const category = categories.count + 1;
    await categories.add({ id: category, position: category, icon, ...named(name, made), ...moments });
    for (const [at, chapter] of inside.entries()) {
      const id = chapters.count + 1;
      await chapters.add({ id, category_id: category, position: at + 1, ...named(chapter.name, made), ...moments });
      const templates = shorter.has(id) ? demoTemplates.slice(0, -1) : demoTemplates;
      for (const [place, template] of templates.entries()) {
        const number = articles.count + 1;
        const isChanged = changedSince.has(number);
        const text = (of: Three, language: number): string =>
          (of[language] ?? '')
            .replace('{name}', chapter.name[language] ?? '')
            .replace('{fact}', chapter.fact[language] ?? '');
        const [en, uz] = [!withoutEnglish.has(number), !withoutUzbek.has(number)];
        const changed = (ru: string) => JSON.stringify({ ru, en: en ? made : null, uz: uz ? made : null });
        await articles.add({
          ...{ id: number, chapter_id: id, position: place + 1, views: (number * 7919) % 5000 },
          question_ru: text(template.question, 0),
          question_en: en ? text(template.question, 1) : null,
          question_uz: uz ? text(template.question, 2) : null,
          question_changed_at: changed(made),
          answer_ru: text(template.answer, 0),
          answer_en: en ? text(template.answer, 1) : null,
          answer_uz: uz ? text(template.answer, 2) : null,
          answer_changed_at: changed(isChanged ? later : made),
          is_active: !drafts.has(number),
          ...{ created_at: made, updated_at: isChanged ? later : made },
        });
      }
    }
  }
  for (const table of [categories, chapters, articles]) await table.finish();
  for (const [entity, table, name] of [
    ['faq_category', 'faq_categories', 'name_ru'],
    ['faq_chapter', 'faq_chapters', 'name_ru'],
    ['faq_article', 'faq_articles', 'question_ru'],
  ] as const)
    await seedTrail(sql, { entity, table, by: 'moderator' }, [
      `r.created_at, u.id, 'create', '${name}', null, r.${name}`,
    ]);
}
