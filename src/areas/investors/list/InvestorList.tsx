import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo } from 'react';
import {
  beginInvestors,
  useListInvestorsRows,
  useListInvestorStatusesQuery,
  type InvestorRow,
} from '../../../api/investment/investors';
import { BulkAction } from '../../../kit/bulk/BulkAction';
import { DataTable } from '../../../kit/table/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { listQueryOf, useListState } from '../../../kit/url/useListState';
import { wholePhone } from '../../../lib/wholePhone';
import type { Begin } from '../../../routes/route';
import { m as actionTexts } from '../actionMessages';
import { InvestorRowActions } from './InvestorRowActions';
import { investorColumns } from './investorColumns';
import { investorHref } from '../../../parts/investorHref';
import { investorStatus } from '../../../parts/investorStatus';
import { m, subjects } from '../messages';
import { listParams } from './listParams';
import { useListCommands } from './useListCommands';
import { SubjectSwitch } from './SubjectSwitch';

export { listParams as parameters };

const PhoneOwners = lazyComponent(async () => (await import('../card/PhoneOwners')).PhoneOwners);

/** One change of status for all picked investors. */
const changingStatus = {
  id: 'investors.changePicked',
  title: actionTexts.bulkTitle,
  label: actionTexts.change,
  icon: ArrowSwap20Regular,
  permission: 'investor_verification.enable',
  Form: lazyComponent(async () => (await import('../status/BulkStatusForm')).BulkStatusForm, 'kit.bulk', 'kit.form'),
};

const rowActions = (row: InvestorRow) => <InvestorRowActions investor={row} />;

/**
 * Asks for the first rows while the screen is still on its way.
 * @public read by the route's loader, past the reach of the tools
 */
export const begin: Begin = (beginning) => beginInvestors(listQueryOf(listParams, beginning));

export default function InvestorList() {
  const list = useListState(listParams);
  const investors = useListInvestorsRows(list);
  // The filter is needed after the rows; asking for both at once would hold the rows up.
  const known = useListInvestorStatusesQuery(undefined, { skip: investors.state === 'loading' });
  const codes = known.data?.statuses ?? investorStatus.values;
  const statusOptions = useMemo(() => investorStatus.optionsOf(codes), [codes]);
  const columns = investorColumns[list.filters.subject];
  useListCommands(list, statusOptions);
  const phone = wholePhone(list.filters.search ?? '');

  return (
    <ListPage
      list={list}
      rows={investors}
      columns={columns}
      actions={<ExportButton file="investors" names={{ subject: { label: m.subject, options: subjects.options } }} />}
    >
      <SubjectSwitch value={list.filters.subject} onChange={(subject) => list.set({ subject })} />
      <Toolbar search={m.search} period={m.created}>
        <SelectFilter name="status" label={m.status} options={statusOptions} />
      </Toolbar>
      {phone && (
        <Suspense>
          <PhoneOwners phone={phone} />
        </Suspense>
      )}
      <DataTable
        empty={m.empty}
        rowHref={investorHref}
        rowActions={rowActions}
        bulkActions={(picked, clear) => <BulkAction {...changingStatus} rows={picked} onDone={clear} />}
      />
    </ListPage>
  );
}
