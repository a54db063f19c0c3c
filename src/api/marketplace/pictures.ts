import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { picturesGenerated, type CataloguePicture } from '../generated/marketplace/pictures';

const picturesApi = picturesGenerated.enhanceEndpoints({
  endpoints: { uploadCataloguePicture: handlesOwnErrors } satisfies Tagged<typeof picturesGenerated>,
});

const uploadCall = requestOf(picturesApi, 'uploadCataloguePicture');

/** Sends a picture, with its small form where there is one, past the cache; its keys are good for one use within a day. */
export function useUploadCataloguePicture(): (
  picture: { file: File; thumb?: File },
  options: UploadOptions,
) => Promise<CataloguePicture> {
  const dispatch = useApiDispatch();
  return useCallback(
    ({ file, thumb }, options) =>
      dispatch(upload<CataloguePicture>(uploadCall({ body: { file, ...(thumb && { thumb }) } }), options)),
    [dispatch],
  );
}
