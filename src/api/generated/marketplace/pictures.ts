// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadCataloguePicture: build.mutation<
      UploadCataloguePictureApiResponse,
      UploadCataloguePictureApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadCataloguePicture,
        url: `/marketplace/v1/mkt-upload`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as picturesGenerated };
export type UploadCataloguePictureApiResponse =
  /** status 201 The picture is stored and belongs to nothing yet. */ CataloguePicture;
export type UploadCataloguePictureApiArg = {
  body: CatalogueUpload;
};
export type PictureKey = string;
export type CataloguePicture = {
  /** Good for a day at least and the same all day. */
  url: string;
  key: PictureKey;
  width: number;
  height: number;
  /** None where no small form came along. */
  thumb_url: string | null;
  thumb_key: string | null;
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
export type CatalogueUpload = {
  file: Blob;
  /** The small form of the same picture. */
  thumb?: Blob;
};
export const { useUploadCataloguePictureMutation } = injectedRtkApi;
const shapeOfCataloguePicture = { "url": "s", "key": "s", "width": "c", "height": "c", "thumb_url~": "s", "thumb_key~": "s" } as const;
const reads = {
  uploadCataloguePicture: reader(shapeOfCataloguePicture, true),
};
