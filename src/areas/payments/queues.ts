import { useCountQuery } from '../../api/cache/useCountQuery';
import { useCountTaxTransactionsQuery } from '../../api/investment/deskCounts';
import type { Watching } from '../../routes/queue';

type TaxFilter = Parameters<typeof useCountTaxTransactionsQuery>[0];

export const useTaxCount = (filter: TaxFilter, watching: Watching) =>
  useCountQuery(useCountTaxTransactionsQuery(filter, watching));
