import { useUploadCategoryImage } from '../../../api/payment/merchantCategories';
import { shrinkPicture } from '../../../kit/photos/shrinkPicture';
import { useSentPicture } from '../../../parts/useSentPicture';

/** Makes the picture of a form small in the browser, sends it, and gives the id by which the category takes it up. */
export function useCategoryPicture() {
  const upload = useUploadCategoryImage();
  return useSentPicture(async (picture, options) => {
    const { file } = await shrinkPicture(picture, options.signal);
    return upload(file, options);
  });
}
