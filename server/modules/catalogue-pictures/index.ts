import { Readable } from 'node:stream';
import { imageKinds } from '../../files/kinds';
import type { Call, HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { Refusal } from '../../shared/problem';
import { takeUpload } from '../uploads/index';
import { readPicture, type Picture } from './picture';

// What other modules may use.
export { readPicture } from './picture';

/** How many pictures a process reads at once; each is held in memory until it is stored. */
const mostAtOnce = 16;
let underWay = 0;

type Upload = Call<'uploadCataloguePicture'>;

const handlers = {
  async uploadCataloguePicture(call) {
    if (underWay >= mostAtOnce)
      throw new Refusal(503, 'unavailable', 'Too many pictures are taken in at once', { retryAfter: 2 });
    underWay += 1;
    try {
      // Both are looked at before either is kept.
      const picture = await readPicture(call.body, 'picture');
      const second = await call.body.second?.();
      const thumb = second === undefined ? undefined : await readPicture(second, 'thumb');
      const key = await keep(call, picture);
      const thumbKey = thumb === undefined ? null : await keep(call, thumb);
      return {
        url: call.files.dailyUrl(key),
        key,
        width: picture.width,
        height: picture.height,
        thumb_url: thumbKey === null ? null : call.files.dailyUrl(thumbKey),
        thumb_key: thumbKey,
      };
    } finally {
      underWay -= 1;
    }
  },
} satisfies Partial<HandlerMap>;

async function keep(call: Upload, { name, content }: Picture): Promise<string> {
  const { key } = await takeUpload({ ...call, body: { name, content: Readable.from([content]) } }, imageKinds);
  return key;
}

/** Pictures of models, brands and categories on their way to what they belong to. */
export const cataloguePicturesModule: Module = { handlers };
