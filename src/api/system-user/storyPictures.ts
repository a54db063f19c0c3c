import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { storyPicturesGenerated, type StoryPicture } from '../generated/system-user/story-pictures';

const storyPicturesApi = storyPicturesGenerated.enhanceEndpoints({
  endpoints: { uploadStoryPicture: handlesOwnErrors } satisfies Tagged<typeof storyPicturesGenerated>,
});

const uploadCall = requestOf(storyPicturesApi, 'uploadStoryPicture');

/** Sends a picture of a story past the cache; by its id the sender attaches it within a day. */
export function useUploadStoryPicture(): (file: File, options: UploadOptions) => Promise<StoryPicture> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<StoryPicture>(uploadCall({ body: { file } }), options)),
    [dispatch],
  );
}
