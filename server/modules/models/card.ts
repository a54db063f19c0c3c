/** What a model is answered and journalled as. */
import type { Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import type { Actor, Language } from '../../http/contract';
import { audit, withHistory, type Change } from '../../shared/auditTrail';
import { notFound } from '../../shared/problem';
import { staleOf } from '../../shared/translations';
import * as attributeStore from './attributeStore';
import * as imageStore from './imageStore';
import * as store from './store';

const entity = 'model';

export type Known = { files: FileStore; language: Language };

export const note = async (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) => {
  if (changes.length > 0) await audit(sql, { clock, user, action, entity, entityId: id, changes });
};

export const rowAnswer = <Row extends store.ModelRow>({ image_key: key, ...row }: Row, files: FileStore) => ({
  ...row,
  image_url: key === null ? null : files.dailyUrl(key),
});

export const imageAnswer = (row: imageStore.ImageRow, files: FileStore) => ({
  id: row.id,
  url: files.dailyUrl(row.file_key),
  thumb_url: files.dailyUrl(row.thumb_key ?? row.file_key),
  sequence_number: row.sequence_number,
  focal_x: row.focal_x,
  focal_y: row.focal_y,
});

export async function cardOf(sql: Sql, { files, language }: Known, id: number) {
  const row = await store.wholeModels.find(sql, id, language);
  if (row === undefined) throw notFound();
  const attributes = await attributeStore.listAttributes(sql, id, language);
  const images = (await imageStore.listImages(sql, id)).map((image) => imageAnswer(image, files));
  return withHistory(sql, entity, row, (found) => {
    const { description_ru_at: ru, description_en_at: en, description_uz_at: uz, ...shown } = found;
    return { ...rowAnswer(shown, files), stale: staleOf({ ru, en, uz }), attributes, images };
  });
}
