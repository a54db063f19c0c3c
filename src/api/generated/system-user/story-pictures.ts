// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadStoryPicture: build.mutation<
      UploadStoryPictureApiResponse,
      UploadStoryPictureApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadStoryPicture,
        url: `/system-user/v1/upload-file`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as storyPicturesGenerated };
export type UploadStoryPictureApiResponse =
  /** status 201 The picture is stored and belongs to nothing yet. */ StoryPicture;
export type UploadStoryPictureApiArg = {
  body: StoryUpload;
};
export type StoryPicture = {
  /** By which its sender attaches it. */
  id: string;
  /** Good for a day at least and the same all day. */
  url: string;
};
export type Problem = {
  /** A sentence for people, in English. */
  error: string;
  /** The first code of `errors` */
  code: string;
  errors: {
    code: string;
    message: string;
  }[];
  /** The code of what is wrong with each named field of the body or query. */
  fields?: {
    [key: string]: string;
  };
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: {
    [key: string]: unknown;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export type StoryUpload = {
  file: Blob;
};
export const { useUploadStoryPictureMutation } = injectedRtkApi;
const shapeOfStoryPicture = { "id": "s", "url": "s" } as const;
const reads = {
  uploadStoryPicture: reader(shapeOfStoryPicture, true),
};
