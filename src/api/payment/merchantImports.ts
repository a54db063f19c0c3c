import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { download, type Downloaded } from '../cache/download';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { merchantImportsGenerated, type MerchantImport } from '../generated/payment/merchant-imports';

export type {
  ImportMethod,
  ImportMethodWrite,
  ImportSchedule,
  ImportSource,
  ImportStatus,
  ImportType,
  MerchantImport,
} from '../generated/payment/merchant-imports';

const importsApi = merchantImportsGenerated.enhanceEndpoints({
  endpoints: {
    getProductTemplate: {},
    importProductSheet: handlesOwnErrors,
    getImportMethod: { providesTags: ['ImportMethod'] },
    createImportMethod: { invalidatesTags: ['ImportMethod', 'Merchant'], ...handlesOwnErrors },
    updateImportMethod: { invalidatesTags: ['ImportMethod', 'Merchant'], ...handlesOwnErrors },
    importFromFtp: { invalidatesTags: ['MerchantImport', 'Merchant'], ...handlesOwnErrors },
    listMerchantImports: { providesTags: ['MerchantImport'] },
  } satisfies Tagged<typeof merchantImportsGenerated>,
});

export const {
  useGetImportMethodQuery,
  useCreateImportMethodMutation,
  useUpdateImportMethodMutation,
  useImportFromFtpMutation,
} = importsApi;

export const { useRows: useMerchantImportRows } = listEndpoint(importsApi, 'listMerchantImports', {
  rows: 'imports',
  of: ['id'],
});

const templateCall = requestOf(importsApi, 'getProductTemplate');
const sheetCall = requestOf(importsApi, 'importProductSheet');

/** Has the empty sheet for the goods of a merchant made. */
export function useLazyGetProductTemplateQuery() {
  const dispatch = useApiDispatch();
  const fetch = useCallback((id: number): Promise<Downloaded> => dispatch(download(templateCall({ id }))), [dispatch]);
  return [fetch] as const;
}

/** Sends a sheet of goods, past the cache; its rows are worked through by the service. */
export function useImportProductSheetMutation() {
  const dispatch = useApiDispatch();
  const send = useCallback(
    async (id: number, file: File, options: UploadOptions): Promise<MerchantImport> => {
      const begun = await dispatch(upload<MerchantImport>(sheetCall({ id, body: { file } }), options));
      dispatch(importsApi.util.invalidateTags(['MerchantImport', 'Merchant']));
      return begun;
    },
    [dispatch],
  );
  return [send] as const;
}
