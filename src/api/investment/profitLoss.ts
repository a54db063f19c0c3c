import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { readUncached } from '../cache/fetchUncached';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import {
  profitLossGenerated,
  type CalculateProfitApiArg,
  type ReckonedProfit,
} from '../generated/investment/profit-loss';

export type { Line, ReckonedProfit, TypedValue } from '../generated/investment/profit-loss';

const profitLossApi = profitLossGenerated.enhanceEndpoints({
  endpoints: {
    listProfitLossLines: { providesTags: ['ProfitLoss'] },
    setProfitLossValues: { invalidatesTags: ['ProfitLoss'], ...handlesOwnErrors },
    calculateProfit: { invalidatesTags: ['Profit'], ...handlesOwnErrors },
  } satisfies Tagged<typeof profitLossGenerated>,
});

export const { useListProfitLossLinesQuery, useSetProfitLossValuesMutation, useCalculateProfitMutation } =
  profitLossApi;

const calculateCall = requestOf(profitLossApi, 'calculateProfit');

/** Asks what the profit of a strategy would be; nothing is written or cached. */
export function useReckonProfit(): (asked: CalculateProfitApiArg, signal: AbortSignal) => Promise<ReckonedProfit> {
  const dispatch = useApiDispatch();
  return useCallback(
    (asked, signal) => dispatch(readUncached<ReckonedProfit>(calculateCall({ ...asked, dry_run: true }), signal)),
    [dispatch],
  );
}
