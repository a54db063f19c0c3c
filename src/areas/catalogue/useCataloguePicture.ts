import { useUploadCataloguePicture } from '../../api/marketplace/pictures';
import { shrinkPicture } from '../../kit/photos/shrinkPicture';
import { useSentPicture } from '../../parts/useSentPicture';

/** Makes the picture of a form small in the browser, sends it, and gives the key by which the record takes it up. */
export function useCataloguePicture() {
  const upload = useUploadCataloguePicture();
  return useSentPicture(async (picture, options) => {
    const { file } = await shrinkPicture(picture, options.signal);
    return { id: (await upload({ file }, options)).key };
  });
}
