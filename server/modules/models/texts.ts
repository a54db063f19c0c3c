/** The texts of a model: how they are cleaned, when they were written, and what the journal says that changed. */
import type { Sql } from '../../db/database';
import { changesBetween, type Change } from '../../shared/auditTrail';
import { plainText } from '../../shared/plainText';
import { wrongFields } from '../../shared/problem';
import * as store from './store';

export const untranslated = { description_en: null, description_uz: null };

/** Texts without blanks at their ends and without what cannot be seen; an empty translation is none. */
export function cleaned(terms: store.Terms): store.Terms {
  const translated = (text: string | null) => (text === null ? null : plainText(text) || null);
  const next = {
    ...terms,
    name: plainText(terms.name),
    description_ru: plainText(terms.description_ru),
    description_en: translated(terms.description_en),
    description_uz: translated(terms.description_uz),
  };
  const empty = (['name', 'description_ru'] as const).filter((field) => next[field] === '');
  if (empty.length > 0) throw wrongFields(Object.fromEntries(empty.map((field) => [field, 'required' as const])));
  return next;
}

export const termsOf = (row: store.WholeModel): store.Terms => ({
  name: row.name,
  category_id: row.category.id,
  brand_id: row.brand.id,
  description_ru: row.description_ru,
  description_en: row.description_en,
  description_uz: row.description_uz,
});

export async function placesOf(sql: Sql, terms: store.Terms): Promise<{ category: string; brand: string }> {
  const { category, brand } = await store.holdPlaces(sql, terms);
  if (category === undefined) throw wrongFields({ category_id: 'unknown_value' });
  if (brand === undefined) throw wrongFields({ brand_id: 'unknown_value' });
  return { category, brand };
}

type Written = Pick<store.Kept, 'description_ru_at' | 'description_en_at' | 'description_uz_at'>;
export const writtenAt = ({ description_en: en, description_uz: uz }: store.Terms, at: string): Written => ({
  description_ru_at: at,
  description_en_at: en === null ? null : at,
  description_uz_at: uz === null ? null : at,
});

/** A text keeps the moment at which it was written until it is written otherwise. */
export function writtenAfter(before: store.WholeModel, terms: store.Terms, at: string): Written {
  const moment = (field: 'description_en' | 'description_uz') => {
    if (terms[field] === null) return null;
    return terms[field] === before[field] ? before[`${field}_at`] : at;
  };
  return {
    description_ru_at: terms.description_ru === before.description_ru ? before.description_ru_at : at,
    description_en_at: moment('description_en'),
    description_uz_at: moment('description_uz'),
  };
}

interface Compared {
  old: store.Terms;
  terms: store.Terms;
  /** The names of where it is to stand. */
  places: { category: string; brand: string };
}
/** As the journal tells it: what is named by its name. */
export async function changesOf(sql: Sql, { old, terms, places }: Compared): Promise<Change[]> {
  const before = await store.holdPlaces(sql, old);
  const { category_id: _, brand_id: __, ...was } = old;
  const { category_id: category, brand_id: brand, ...is } = terms;
  return [
    ...changesBetween(was, is),
    ...(category === old.category_id ? [] : [{ field: 'category', old: before.category, new: places.category }]),
    ...(brand === old.brand_id ? [] : [{ field: 'brand', old: before.brand, new: places.brand }]),
  ];
}
