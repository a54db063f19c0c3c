import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { merchantsGenerated, type MerchantDocument } from '../generated/payment/merchants';

export type {
  BlockEvent,
  Merchant,
  MerchantAttachment,
  MerchantChange,
  MerchantNew,
  MerchantRow,
  MerchantStatus,
  MerchantType,
} from '../generated/payment/merchants';

// A merchant that is blocked stops its branches and cashiers, holds its payouts and sells no product.
const touched: Tag[] = ['Merchant', 'Branch', 'PosAgent', 'MerchantDebt', 'Product'];
const changes = { invalidatesTags: touched, ...handlesOwnErrors };
// No application of one that is blocked is approved.
const blocks = { invalidatesTags: [...touched, 'Application' as const], ...handlesOwnErrors };

const merchantsApi = merchantsGenerated.enhanceEndpoints({
  endpoints: {
    listMerchants: { providesTags: ['Merchant'] },
    getMerchant: { providesTags: ['Merchant'] },
    listMerchantTypes: {},
    listMerchantSalesByRegion: { providesTags: ['Merchant'] },
    listBlockReasons: {},
    listMerchantBlockEvents: { providesTags: ['Merchant'] },
    listMerchantAttachments: { providesTags: ['Merchant'] },
    createMerchant: changes,
    updateMerchant: changes,
    deleteMerchant: changes,
    blockMerchant: blocks,
    unblockMerchant: blocks,
    addMerchantAttachment: changes,
    deleteMerchantAttachment: changes,
    uploadMerchantDocument: handlesOwnErrors,
  } satisfies Tagged<typeof merchantsGenerated>,
});

export const {
  useGetMerchantQuery,
  useListMerchantTypesQuery,
  useListMerchantSalesByRegionQuery,
  useListBlockReasonsQuery,
  useListMerchantAttachmentsQuery,
  useCreateMerchantMutation,
  useUpdateMerchantMutation,
  useDeleteMerchantMutation,
  useBlockMerchantMutation,
  useUnblockMerchantMutation,
  useAddMerchantAttachmentMutation,
  useDeleteMerchantAttachmentMutation,
} = merchantsApi;

const {
  useRows: useListMerchantsRows,
  useCount: useMerchantCount,
  find: findMerchantRows,
} = listEndpoint(merchantsApi, 'listMerchants', { rows: 'merchants' });
export { useListMerchantsRows, useMerchantCount, findMerchantRows };

export const { useRows: useListMerchantBlockEventsRows } = listEndpoint(merchantsApi, 'listMerchantBlockEvents', {
  rows: 'events',
  of: ['id'],
});

const uploadCall = requestOf(merchantsApi, 'uploadMerchantDocument');

/** Sends a file, past the cache; its key is good for one use within a day. */
export function useUploadMerchantDocumentMutation(): (file: File, options: UploadOptions) => Promise<MerchantDocument> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<MerchantDocument>(uploadCall({ body: { file } }), options)),
    [dispatch],
  );
}
