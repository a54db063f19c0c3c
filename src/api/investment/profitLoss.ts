import { useCallback } from 'react';
import { toFailure } from '../../lib/failure';
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

/**
 * Asks what the profit of a strategy would be; nothing is written or cached. Where a colleague has typed into the sheet, it is read
 * anew: only with its version of now can be asked again.
 */
export function useReckonProfit(): (asked: CalculateProfitApiArg, signal: AbortSignal) => Promise<ReckonedProfit> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (asked, signal) => {
      try {
        return await dispatch(readUncached<ReckonedProfit>(calculateCall({ ...asked, dry_run: true }), signal));
      } catch (error) {
        const { codes } = toFailure(error);
        if (codes.includes('changed_meanwhile')) dispatch(profitLossApi.util.invalidateTags(['ProfitLoss']));
        throw error;
      }
    },
    [dispatch],
  );
}
