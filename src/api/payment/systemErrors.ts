import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { systemErrorsGenerated } from '../generated/payment/system-errors';

export type { ErrorCategory, SystemError, SystemErrorDetail } from '../generated/payment/system-errors';

const systemErrorsApi = systemErrorsGenerated.enhanceEndpoints({
  endpoints: {
    listSystemErrors: { providesTags: ['SystemError'] },
    listSystemErrorCategories: { providesTags: ['SystemError'] },
    getSystemError: { providesTags: ['SystemError'] },
    createSystemError: { invalidatesTags: ['SystemError'], ...handlesOwnErrors },
    updateSystemError: { invalidatesTags: ['SystemError'], ...handlesOwnErrors },
  } satisfies Tagged<typeof systemErrorsGenerated>,
});

export const {
  useListSystemErrorCategoriesQuery,
  useGetSystemErrorQuery,
  useCreateSystemErrorMutation,
  useUpdateSystemErrorMutation,
} = systemErrorsApi;
export const { useRows: useListSystemErrorsRows } = listEndpoint(systemErrorsApi, 'listSystemErrors', {
  rows: 'system_errors',
});
