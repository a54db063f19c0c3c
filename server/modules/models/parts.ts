/** Parts of statements about models that other stores need, too. */
import type { Where } from '../../db/where';

/** The numbers of a category and of all that stand below it. */
export const belowCategory = (bind: Where['bind'], id: number) =>
  `(with recursive below (id) as (select ${bind(id)}::bigint union
     select c.id from market_categories c join below on c.parent_id = below.id) select id from below)`;

/** Of those of the conditions that hold good, the names. */
export const named = (conditions: Record<string, string>) =>
  `array_remove(array[${Object.entries(conditions)
    .map(([name, condition]) => `case when ${condition} then '${name}' end`)
    .join(', ')}], null)`;

/** The key of the picture by which a model is shown in lists. */
export const mainImage = (model: string) =>
  `(select coalesce(i.thumb_key, i.file_key) from model_images i where i.model_id = ${model} order by i.sequence_number limit 1)`;
