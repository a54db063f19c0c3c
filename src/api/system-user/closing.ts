import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { closingGenerated, type ChecklistCode } from '../generated/system-user/closing';

export type {
  ChecklistCode,
  ChecklistLine,
  ClosingMonth,
  ClosingMonthDetail,
  ClosingStage,
  ClosingStatus,
  DigestCheck,
} from '../generated/system-user/closing';

const closingApi = closingGenerated.enhanceEndpoints({
  endpoints: {
    listClosingMonths: { providesTags: ['ClosingMonth'] },
    getClosingMonth: { providesTags: ['ClosingMonth'] },
    getChecklistLine: { providesTags: [], ...handlesOwnErrors },
    noteChecklistLine: { invalidatesTags: ['ClosingMonth'], ...handlesOwnErrors },
    checkClosingDigest: { providesTags: [], ...handlesOwnErrors },
    listClosingFiles: { providesTags: ['ClosingMonth'] },
    beginClosing: { invalidatesTags: ['ClosingMonth'], ...handlesOwnErrors },
    // What is closed is posted, and shuts the month for what is to be posted.
    changeClosingMonth: {
      invalidatesTags: ['ClosingMonth', 'Posting', 'LedgerAccount', 'ProfitLoss'],
      ...handlesOwnErrors,
    },
  } satisfies Tagged<typeof closingGenerated>,
});

const { useGetClosingMonthQuery, useLazyGetChecklistLineQuery } = closingApi;
export const {
  useListClosingFilesQuery,
  useBeginClosingMutation,
  useChangeClosingMonthMutation,
  useNoteChecklistLineMutation,
  useLazyCheckClosingDigestQuery,
} = closingApi;

/** Checks one line of a month again; what it says stands in the month from then on. */
export function useCheckLine(id: number) {
  const dispatch = useApiDispatch();
  const [ask] = useLazyGetChecklistLineQuery();
  return async (code: ChecklistCode) => {
    const fresh = await ask({ id, code }).unwrap();
    const keep = closingApi.util.updateQueryData('getClosingMonth', { id }, (month) => {
      month.checklist = month.checklist.map((line) => (line.code === code ? fresh : line));
    });
    dispatch(keep);
  };
}

/** How often a month that is being reckoned is asked for, in milliseconds. */
const tempo = 1_000;

/** One month; while the service reckons it, it is asked for again by itself. */
export function useClosingMonth(id: number) {
  const known = closingApi.endpoints.getClosingMonth.useQueryState({ id });
  const { status, stage } = known.currentData ?? {};
  const isLive = status === 'calculating' && stage !== 'waiting';
  return useGetClosingMonthQuery({ id }, { pollingInterval: isLive ? tempo : 0, skipPollingIfUnfocused: true });
}

export const { useRows: useListClosingMonthsRows, read: readClosingMonths } = listEndpoint(
  closingApi,
  'listClosingMonths',
  { rows: 'months' },
);
