import { useUploadContentPicture } from '../api/payment/banners';
import { shrinkPicture } from '../kit/photos/shrinkPicture';
import { useSentPicture } from './useSentPicture';

/** Makes the picture of something that customers read small in the browser, sends it, and gives the id by which the record takes it up. */
export function useContentPicture() {
  const upload = useUploadContentPicture();
  return useSentPicture(async (picture, options) => {
    const { file } = await shrinkPicture(picture, options.signal);
    return upload(file, options);
  });
}
