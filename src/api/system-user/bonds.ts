import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { readUncached } from '../cache/fetchUncached';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { bondsGenerated, type BondPlan, type BondTerms } from '../generated/system-user/bonds';

export type {
  Bond,
  BondDetail,
  BondInvestment,
  BondPlan,
  BondStatus,
  BondTerms,
  CouponPeriod,
  PlannedRow,
  RepaymentSchedule,
  ScheduleRow,
  ScheduleRowStatus,
} from '../generated/system-user/bonds';

/** What is paid goes onto the balances of who holds the bond, and its profit is an expense. */
const paid: Tag[] = [
  ...(['Bond', 'Investor', 'InvestorBalance', 'InvestorLog'] as const),
  ...(['Posting', 'LedgerAccount', 'ProfitLoss', 'ClosingMonth'] as const),
];

const bondsApi = bondsGenerated.enhanceEndpoints({
  endpoints: {
    listBonds: { providesTags: ['Bond'] },
    getBond: { providesTags: ['Bond'] },
    getRepaymentSchedule: { providesTags: ['Bond'] },
    listBondInvestments: { providesTags: ['Bond'] },
    listBondLogs: { providesTags: ['Bond'] },
    createBond: { invalidatesTags: ['Bond'], ...handlesOwnErrors },
    updateBond: { invalidatesTags: ['Bond'], ...handlesOwnErrors },
    removeBond: { invalidatesTags: ['Bond'], ...handlesOwnErrors },
    changeBondStatus: { invalidatesTags: ['Bond'], ...handlesOwnErrors },
    restoreBond: { invalidatesTags: ['Bond'], ...handlesOwnErrors },
    editRepaymentSchedule: { invalidatesTags: ['Bond'], ...handlesOwnErrors },
    payBondRow: { invalidatesTags: paid, ...handlesOwnErrors },
  } satisfies Tagged<typeof bondsGenerated>,
});

export const {
  useGetBondQuery,
  useGetRepaymentScheduleQuery,
  useCreateBondMutation,
  useUpdateBondMutation,
  useRemoveBondMutation,
  useChangeBondStatusMutation,
  useRestoreBondMutation,
  useEditRepaymentScheduleMutation,
  usePayBondRowMutation,
} = bondsApi;

const {
  useRows: useListBondsRows,
  useCount: useBondCount,
  find: findBondsBy,
} = listEndpoint(bondsApi, 'listBonds', { rows: 'bonds' });
export { useListBondsRows, useBondCount, findBondsBy };

export const { useRows: useListBondInvestmentsRows } = listEndpoint(bondsApi, 'listBondInvestments', {
  rows: 'investments',
  of: ['id'],
});
export const { useRows: useListBondLogsRows } = listEndpoint(bondsApi, 'listBondLogs', { rows: 'logs', of: ['id'] });

const createCall = requestOf(bondsApi, 'createBond');
const updateCall = requestOf(bondsApi, 'updateBond');

/** A bond that is being changed, as the person sees it. */
export interface Changed {
  id: number;
  version: number;
}

/** Asks what schedule would come of these terms, of a new bond or of one that is changed; nothing is written or cached. */
export function usePlanBond(): (
  body: BondTerms,
  changed: Changed | undefined,
  signal: AbortSignal,
) => Promise<BondPlan> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (body, changed, signal) => {
      const call = changed
        ? updateCall({ id: changed.id, 'If-Match': changed.version, dry_run: true, body })
        : createCall({ dry_run: true, body });
      return dispatch(readUncached<BondPlan>(call, signal));
    },
    [dispatch],
  );
}
