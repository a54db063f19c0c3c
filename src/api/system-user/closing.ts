import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { closingGenerated } from '../generated/system-user/closing';

export type {
  ChecklistCode,
  ChecklistLine,
  ClosingMonth,
  ClosingMonthDetail,
  ClosingStage,
  ClosingStatus,
} from '../generated/system-user/closing';

const closingApi = closingGenerated.enhanceEndpoints({
  endpoints: {
    listClosingMonths: { providesTags: ['ClosingMonth'] },
    getClosingMonth: { providesTags: ['ClosingMonth'] },
    listClosingFiles: { providesTags: ['ClosingMonth'] },
    beginClosing: { invalidatesTags: ['ClosingMonth'], ...handlesOwnErrors },
    changeClosingMonth: { invalidatesTags: ['ClosingMonth'], ...handlesOwnErrors },
  } satisfies Tagged<typeof closingGenerated>,
});

const { useGetClosingMonthQuery } = closingApi;
export const { useListClosingFilesQuery, useBeginClosingMutation, useChangeClosingMonthMutation } = closingApi;

/** How often a month that is being reckoned is asked for, in milliseconds. */
const tempo = 1_000;

/** One month; while the service reckons it, it is asked for again by itself. */
export function useClosingMonth(id: number) {
  const known = closingApi.endpoints.getClosingMonth.useQueryState({ id });
  const { status, stage } = known.currentData ?? {};
  const isLive = status === 'calculating' && stage !== 'waiting';
  return useGetClosingMonthQuery({ id }, { pollingInterval: isLive ? tempo : 0, skipPollingIfUnfocused: true });
}

export const { useRows: useListClosingMonthsRows } = listEndpoint(closingApi, 'listClosingMonths', { rows: 'months' });
