import { useListCashInBankClaimsRows, type CashInBankClaim } from '../../../api/investment/cashIn';
import { DataTable } from '../../../kit/table/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, period, searchText } from '../../../kit/url/listParams';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { cashInColumns } from './cashInColumns';
import { matchConfidence } from './cashInTerms';
import { m } from './messages';

export const parameters = {
  match_confidence: matchConfidence.param(),
  search: searchText(),
  ...period,
  // A queue: whoever waits longest stands first.
  order_by: order(['created_at', 'document_date', 'amount', 'payer_name'], 'created_at'),
};

const claimHref = ({ id }: CashInBankClaim) => href('claims.cashInOne', { id: String(id) });

/** The documents of the bank that wait to be posted; what is decided leaves the list. */
export default function CashInList() {
  const list = useListState(parameters);
  const claims = useListCashInBankClaimsRows(list);
  return (
    <ListPage list={list} rows={claims} columns={cashInColumns} actions={<ExportButton file="cash-in" />}>
      <Toolbar search={m.search} period={m.date}>
        <SelectFilter name="match_confidence" label={m.confidence} options={matchConfidence.options} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={claimHref} />
    </ListPage>
  );
}
