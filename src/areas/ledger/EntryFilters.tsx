import { t } from '../../i18n/terms';
import { AmountRangeFilter } from '../../kit/list/AmountRangeFilter';
import { MoreFilters } from '../../kit/list/MoreFilters';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { useStrategyChoices } from '../../parts/useStrategyChoices';
import { useAccounts, useOperations, useProfitLossLines } from './ledgerChoices';
import { factKinds, monthFigures, postingSources } from './ledgerTerms';
import { m } from './messages';
import { RecordFilters } from './RecordFilters';
import { ReportTieChip } from './reportTie';

const commonOptions = [
  { value: 'true', label: m.ofNone },
  { value: 'false', label: m.ofStrategies },
];

const seldom = [
  ...['pnl_line_id', 'is_common', 'figure', 'fact', 'fact_id', 'investor_id', 'investment_id', 'bond_id'],
  ...['order_id', 'merchant_id'],
];

/** By what entries are chosen. While `isEarly` the lists to choose from wait for the rows. */
export function EntryFilters({ isEarly }: { isEarly: boolean }) {
  const accounts = useAccounts(isEarly);
  const operations = useOperations(isEarly);
  const strategies = useStrategyChoices({ all: true, isEarly });
  const { options: lineOptions } = useProfitLossLines(isEarly);
  return (
    <>
      <SelectFilter name="account_id" label={m.anyAccount} options={accounts.options} />
      <SelectFilter name="debit_id" label={m.debitAccount} options={accounts.options} />
      <SelectFilter name="credit_id" label={m.creditAccount} options={accounts.options} />
      <SelectFilter name="operation_id" label={t.operation} options={operations.options} />
      <SelectFilter name="source" label={m.source} options={postingSources.options} />
      <SelectFilter name="strategy_id" label={t.strategy} options={strategies.options} />
      <AmountRangeFilter from="amount_from" to="amount_to" label={t.sum} />
      <MoreFilters names={seldom}>
        {lineOptions.length > 0 && (
          <>
            <SelectFilter name="pnl_line_id" label={m.profitLossLine} options={lineOptions} />
            <SelectFilter name="is_common" label={m.isCommon} options={commonOptions} />
          </>
        )}
        <SelectFilter name="figure" label={m.figure} options={monthFigures.options} />
        <SelectFilter name="fact" label={m.fact} options={factKinds.options} />
        <RecordFilters />
      </MoreFilters>
      <ReportTieChip />
    </>
  );
}
