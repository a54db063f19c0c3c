import type { Sql } from '../../db/database';

export interface ImageRow {
  id: number;
  file_key: string;
  file_name: string;
  thumb_key: string | null;
  sequence_number: number;
  focal_x: number;
  focal_y: number;
}

export const filesOf = ({ file_key: key, thumb_key: thumb }: ImageRow) => (thumb === null ? [key] : [key, thumb]);

export const listImages = (sql: Sql, modelId: number): Promise<ImageRow[]> =>
  sql.query(
    `select i.id, i.file_key, f.name as file_name, i.thumb_key, i.sequence_number, i.focal_x::float8 as focal_x,
       i.focal_y::float8 as focal_y
     from model_images i join files f on f.key = i.file_key where i.model_id = $1::bigint order by i.sequence_number`,
    [modelId],
  );

interface NewImage {
  modelId: number;
  fileKey: string;
  thumbKey: string | null;
  focalX: number;
  focalY: number;
  at: string;
}
/** Puts a picture behind those that are there; whoever does holds the model. */
export async function addImage(
  sql: Sql,
  { modelId, fileKey, thumbKey, focalX, focalY, at }: NewImage,
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into model_images (model_id, file_key, thumb_key, sequence_number, focal_x, focal_y, created_at)
     values ($1, $2, $3, (select count(*) + 1 from model_images where model_id = $1), $4, $5, $6) returning id`,
    [modelId, fileKey, thumbKey, focalX, focalY, at],
  );
  return row!.id; // an insert answers its row
}

/** Takes a picture away; those behind it move up. */
export async function removeImage(sql: Sql, modelId: number, { id, sequence_number: place }: ImageRow): Promise<void> {
  await sql.query('delete from model_images where id = $1', [id]);
  await sql.query(
    'update model_images set sequence_number = sequence_number - 1 where model_id = $1 and sequence_number > $2',
    [modelId, place],
  );
}

export async function orderImages(sql: Sql, order: readonly number[]): Promise<void> {
  await sql.query(
    `update model_images i set sequence_number = o.place
     from unnest($1::integer[]) with ordinality as o (id, place) where i.id = o.id`,
    [order],
  );
}

export async function focusImage(sql: Sql, { id, x, y }: { id: number; x: number; y: number }): Promise<void> {
  await sql.query('update model_images set focal_x = $2, focal_y = $3 where id = $1', [id, x, y]);
}

/** Whether a product of the model is switched on; whoever switches one on holds the model, too. */
export async function hasActiveProducts(sql: Sql, modelId: number): Promise<boolean> {
  return (await sql.query('select from products where model_id = $1 and is_active limit 1', [modelId])).length > 0;
}
