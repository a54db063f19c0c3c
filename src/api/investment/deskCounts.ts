import { callOf } from '../cache/callOf';
import {
  cardVerificationGenerated,
  type ListCardVerificationClaimsApiArg,
} from '../generated/investment/card-verification';
import { documentsGenerated, type ListApplicationDocumentsApiArg } from '../generated/investment/documents';
import { taxGenerated, type ListTaxTransactionsApiArg } from '../generated/investment/tax';
import { generalClaimsGenerated, type ListClaimsApiArg } from '../generated/system-user/general-claims';
import type { Tag } from '../cache/tags';

type Filters<Arg> = Omit<Arg, 'offset' | 'limit' | 'page'>;

/** How many rows a filter finds: one row is asked for, and only the number is kept. */
const counting = (tag: Tag) => ({
  transformResponse: ({ count }: { count: number }) => (Number.isSafeInteger(count) && count >= 0 ? count : null),
  providesTags: [tag],
  // A number beside a menu item that cannot be had is no news.
  extraOptions: { handlesOwnErrors: true },
});

const claims = callOf(generalClaimsGenerated, 'listClaims');
const cards = callOf(cardVerificationGenerated, 'listCardVerificationClaims');
const documents = callOf(documentsGenerated, 'listApplicationDocuments');
const tax = callOf(taxGenerated, 'listTaxTransactions');

/** Apart from the lists, so that the menu gets its numbers without their code. */
const counts = generalClaimsGenerated.injectEndpoints({
  endpoints: (build) => ({
    countClaims: build.query<number | null, Filters<ListClaimsApiArg>>({
      query: (filters) => claims({ ...filters, page: 1, limit: 1 }),
      ...counting('Claim'),
    }),
    countCardVerificationClaims: build.query<number | null, Filters<ListCardVerificationClaimsApiArg>>({
      query: (filters) => cards({ ...filters, offset: 0, limit: 1 }),
      ...counting('CardVerification'),
    }),
    countApplicationDocuments: build.query<number | null, Filters<ListApplicationDocumentsApiArg>>({
      query: (filters) => documents({ ...filters, offset: 0, limit: 1 }),
      ...counting('ApplicationDocument'),
    }),
    countTaxTransactions: build.query<number | null, Filters<ListTaxTransactionsApiArg>>({
      query: (filters) => tax({ ...filters, offset: 0, limit: 1 }),
      ...counting('TaxTransaction'),
    }),
  }),
});

export const {
  useCountClaimsQuery,
  useCountCardVerificationClaimsQuery,
  useCountApplicationDocumentsQuery,
  useCountTaxTransactionsQuery,
} = counts;
