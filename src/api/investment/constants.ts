import { listEndpoint } from '../cache/listEndpoint';
import { constantsGenerated } from '../generated/investment/constants';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';

export type { Constant, ConstantChange, ConstantType, NewConstant } from '../generated/investment/constants';

/** What leaving an investment costs shows with the investment and with the claim; the taxes of a coupon and of dividends in what would be paid. */
const reckonedOtherwise: Tag[] = ['Constant', 'Investment', 'CashOutClaim', 'Bond', 'Dividend'];

const constantsApi = constantsGenerated.enhanceEndpoints({
  endpoints: {
    listConstants: { providesTags: ['Constant'] },
    getConstant: { providesTags: ['Constant'] },
    createConstant: { invalidatesTags: ['Constant'], ...handlesOwnErrors },
    updateConstant: { invalidatesTags: reckonedOtherwise, ...handlesOwnErrors },
    deleteConstant: { invalidatesTags: ['Constant'], ...handlesOwnErrors },
  } satisfies Tagged<typeof constantsGenerated>,
});

export const { useGetConstantQuery, useCreateConstantMutation, useUpdateConstantMutation, useDeleteConstantMutation } =
  constantsApi;

export const { useRows: useListConstantsRows, find: findConstants } = listEndpoint(constantsApi, 'listConstants', {
  rows: 'constants',
});
