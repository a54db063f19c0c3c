import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { bannersGenerated, type ContentPicture } from '../generated/payment/banners';

export type {
  Banner,
  BannerAction,
  BannerChange,
  BannerDetail,
  BannerImage,
  BannerNew,
  BannerPlace,
  ShownState,
} from '../generated/payment/banners';

const bannersApi = bannersGenerated.enhanceEndpoints({
  endpoints: {
    listBanners: { providesTags: ['Banner'] },
    getBanner: { providesTags: ['Banner'] },
    createBanner: { invalidatesTags: ['Banner'], ...handlesOwnErrors },
    updateBanner: { invalidatesTags: ['Banner'], ...handlesOwnErrors },
    deleteBanner: { invalidatesTags: ['Banner'], ...handlesOwnErrors },
    uploadContentPicture: handlesOwnErrors,
  } satisfies Tagged<typeof bannersGenerated>,
});

export const { useGetBannerQuery, useCreateBannerMutation, useUpdateBannerMutation, useDeleteBannerMutation } =
  bannersApi;
export const { useRows: useListBannersRows, find: findBanners } = listEndpoint(bannersApi, 'listBanners', {
  rows: 'banners',
});

const uploadCall = requestOf(bannersApi, 'uploadContentPicture');

/** Sends a picture past the cache; by its id the sender attaches it within a day. */
export function useUploadContentPicture(): (file: File, options: UploadOptions) => Promise<ContentPicture> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<ContentPicture>(uploadCall({ body: { file } }), options)),
    [dispatch],
  );
}
/** How one is asked for past the cache. */
export const bannerCall = requestOf(bannersApi, 'getBanner');
