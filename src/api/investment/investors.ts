import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { useCallback } from 'react';
import { useApiDispatch, type ApiThunk } from '../cache/dispatch';
import { investorsGenerated, type InvestorRow, type ListInvestorsApiArg } from '../generated/investment/investors';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';

export type {
  Attachment,
  CompanyDocumentChange,
  CompanyDocumentData,
  Investment,
  InvestmentStatus,
  Investor,
  InvestorRow,
  InvestorStatus,
  PersonalDocumentChange,
  PersonalDocumentData,
  UploadedFile,
  VerifyHistoryItem,
} from '../generated/investment/investors';

export type InvestorFilters = FiltersOf<ListInvestorsApiArg>;

/** A changed status shows in the list, on the card, in its history and in its journal. */
const statusChanged: Tag[] = ['Investor', 'InvestorHistory', 'InvestorLog'];

export const investorsApi = investorsGenerated.enhanceEndpoints({
  endpoints: {
    listInvestors: { providesTags: ['Investor'] },
    listInvestorStatuses: {},
    getInvestor: { providesTags: ['Investor'] },
    getPersonalDocumentData: { providesTags: ['Investor'] },
    getCompanyDocumentData: { providesTags: ['Investor'] },
    listInvestorInvestments: { providesTags: ['Investment'] },
    listInvestorVerifyHistory: { providesTags: ['InvestorHistory'] },
    changeInvestorStatus: { invalidatesTags: statusChanged, ...handlesOwnErrors },
    updatePersonalDocumentData: { invalidatesTags: ['Investor', 'InvestorLog'], ...handlesOwnErrors },
    updateCompanyDocumentData: { invalidatesTags: ['Investor', 'InvestorLog'], ...handlesOwnErrors },
    archiveInvestor: { invalidatesTags: statusChanged, ...handlesOwnErrors },
    uploadInvestorFile: handlesOwnErrors,
    addInvestorAttachment: { invalidatesTags: ['Investor', 'InvestorLog'], ...handlesOwnErrors },
    deleteInvestorAttachment: { invalidatesTags: ['Investor', 'InvestorLog'], ...handlesOwnErrors },
    generateInvestorInfo: handlesOwnErrors,
  } satisfies Tagged<typeof investorsGenerated>,
});

export const {
  useListInvestorStatusesQuery,
  useGetInvestorQuery,
  useGetPersonalDocumentDataQuery,
  useGetCompanyDocumentDataQuery,
  useChangeInvestorStatusMutation,
  useUpdatePersonalDocumentDataMutation,
  useUpdateCompanyDocumentDataMutation,
  useArchiveInvestorMutation,
  useAddInvestorAttachmentMutation,
  useDeleteInvestorAttachmentMutation,
} = investorsApi;

const { useRows, useCount, begin, read, find } = listEndpoint(investorsApi, 'listInvestors', { rows: 'investors' });
export {
  useRows as useListInvestorsRows,
  useCount as useInvestorCount,
  begin as beginInvestors,
  read as readInvestors,
};

export const { useRows: useListInvestorInvestmentsRows } = listEndpoint(investorsApi, 'listInvestorInvestments', {
  rows: 'investments',
  of: ['id'],
});

export const { useRows: useListInvestorVerifyHistoryRows } = listEndpoint(investorsApi, 'listInvestorVerifyHistory', {
  rows: 'items',
  of: ['id'],
});

/** What a search shows of an investor. */
export type FoundInvestor = Pick<InvestorRow, 'id' | 'subject' | 'name' | 'phone_number' | 'status'>;

/** What an investor who was found is known by: one of the two numbers, the PINFL masked, and the money on the balance. */
export type KnownInvestor = FoundInvestor & Pick<InvestorRow, 'pinfl' | 'inn' | 'balance'>;

const bothSubjects = ['individual', 'business'] as const;

/**
 * The first persons and companies that a text finds: by a part of the name, a number, a phone, a PINFL, an INN, a passport or
 * a card. Read past the cache: a search may name a person, and no user comes back to it. Rejects with a Failure.
 */
export const findInvestorsBy =
  ({ search }: { search: string }, signal: AbortSignal): ApiThunk<Promise<readonly KnownInvestor[]>> =>
  async (dispatch) => {
    const found = await Promise.all(bothSubjects.map((subject) => dispatch(find({ search, subject }, signal))));
    return found.flat();
  };

/** The same for a form. */
export function useFindInvestors(): (text: string, signal: AbortSignal) => Promise<readonly KnownInvestor[]> {
  const dispatch = useApiDispatch();
  return useCallback((text, signal) => dispatch(findInvestorsBy({ search: text }, signal)), [dispatch]);
}
