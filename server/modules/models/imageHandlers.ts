import type { Sql } from '../../db/database';
import { identityOf, imageKinds } from '../../files/kinds';
import type { Actor, Call, HandlerMap } from '../../http/contract';
import type { Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { attachable, removeUnnamed } from '../uploads/index';
import { cardOf, imageAnswer, note, type Known } from './card';
import * as imageStore from './imageStore';
import { isOrderOf, mostImages } from './rules';
import * as store from './store';

export const imageHandlers = {
  addModelImage: (call) =>
    call.db.transaction(async (sql) => {
      const { model_id: modelId, ...image } = call.body;
      if (!(await store.holdModel(sql, modelId))) throw notFound();
      const id = await attachImage(sql, call, modelId, image);
      const rows = await imageStore.listImages(sql, modelId);
      const added = rows.find((row) => row.id === id);
      return imageAnswer(added!, call.files); // it was added just now
    }),

  async removeModelImage(call) {
    const gone = await call.db.transaction(async (sql) => {
      const { id } = call.params;
      const modelId = await store.holdModelOf(sql, 'image', id);
      const images = modelId === undefined ? [] : await imageStore.listImages(sql, modelId);
      const image = images.find((row) => row.id === id);
      if (modelId === undefined || image === undefined) throw notFound();
      if (images.length === 1 && (await imageStore.hasActiveProducts(sql, modelId)))
        throw conflict('last_image', 'Products of the model are switched on, which needs a picture');
      await imageStore.removeImage(sql, modelId, image);
      await note(sql, call, 'detach', modelId, [{ field: 'image', old: image.file_name }]);
      return removeUnnamed(sql, imageStore.filesOf(image));
    });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;

type ImageGiven = Omit<Call<'addModelImage'>['body'], 'model_id'>;
export async function attachImage(sql: Sql, call: Actor, modelId: number, given: ImageGiven): Promise<number> {
  const { key, thumb_key: thumbKey, focal_x: focalX = 0.5, focal_y: focalY = 0.5 } = given;
  // The model is held, so that two never add the last one at once.
  if ((await imageStore.listImages(sql, modelId)).length >= mostImages)
    throw conflict('too_many_images', `A model has ${mostImages} pictures at most`);
  const file = await pictureOf(sql, call.user.id, { id: key, field: 'key' });
  if (thumbKey === key) throw wrongFields({ thumb_key: 'file_missing' });
  const thumb = thumbKey && (await pictureOf(sql, call.user.id, { id: thumbKey, field: 'thumb_key' })).key;
  const at = timestamp(call.clock);
  const id = await imageStore.addImage(sql, {
    ...{ modelId, fileKey: file.key, thumbKey: thumb ?? null },
    ...{ focalX: round(focalX), focalY: round(focalY), at },
  });
  await note(sql, call, 'attach', modelId, [{ field: 'image', new: file.name }]);
  return id;
}

const pictureOf = (sql: Sql, userId: number, { id, field }: { id: string; field: string }) =>
  attachable(sql, { id: identityOf(id), userId, field, kinds: imageKinds });

/** Three digits are kept. */
const round = (share: number) => Math.round(share * 1000) / 1000;

type Arrangement = { order?: number[]; focus?: NonNullable<Call<'updateModel'>['body']['focal_points']> };
/** Puts the pictures of a held model into an order, and says what of each stays in sight. */
export async function arrange(
  sql: Sql,
  call: Known,
  id: number,
  { order, focus = [] }: Arrangement,
): Promise<Change[]> {
  if (order === undefined && focus.length === 0) return [];
  const changes: Change[] = [];
  const images = await imageStore.listImages(sql, id);
  const ids = images.map((image) => image.id);
  const nameOf = (one: number) => images.find((image) => image.id === one)!.file_name; // asked only of its own
  if (order !== undefined && !isOrderOf(order, ids))
    throw conflict('changed_meanwhile', 'The model has other pictures by now', { ...(await cardOf(sql, call, id)) });
  if (order !== undefined && order.some((one, at) => one !== ids[at])) {
    await imageStore.orderImages(sql, order);
    changes.push({ field: 'image_order', old: ids.map(nameOf).join(', '), new: order.map(nameOf).join(', ') });
  }
  for (const { id: imageId, focal_x, focal_y } of focus) {
    const image = images.find((one) => one.id === imageId);
    if (image === undefined) throw wrongFields({ focal_points: 'unknown_value' });
    const [x, y] = [round(focal_x), round(focal_y)];
    if (x === image.focal_x && y === image.focal_y) continue;
    await imageStore.focusImage(sql, { id: imageId, x, y });
    const text = (left: number, top: number) => `${image.file_name}: ${left} × ${top}`;
    changes.push({ field: 'focal_point', old: text(image.focal_x, image.focal_y), new: text(x, y) });
  }
  return changes;
}
