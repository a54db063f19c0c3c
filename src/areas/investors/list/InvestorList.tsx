import { Suspense, useMemo } from 'react';
import {
  beginInvestors,
  useListInvestorsRows,
  useListInvestorStatusesQuery,
  type InvestorRow,
} from '../../../api/investment/investors';
import { DataTable } from '../../../kit/table/DataTable';
import { DateRangeFilter } from '../../../kit/list/DateRangeFilter';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { SearchFilter } from '../../../kit/list/SearchFilter';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { listQueryOf, useListState } from '../../../kit/url/useListState';
import { pagesOf } from '../../../lib/readPage';
import { wholePhone } from '../../../lib/wholePhone';
import type { Begin } from '../../../routes/route';
import { Can } from '../../../session/can';
import { BulkStatus } from '../status/BulkStatus';
import { InvestorRowActions } from './InvestorRowActions';
import { investorColumns } from './investorColumns';
import { investorHref } from '../../../parts/investorHref';
import { investorStatus } from '../../../parts/investorStatus';
import { m, subjects } from '../messages';
import { listParams, statuses } from './listParams';
import { useListCommands } from './useListCommands';
import { SubjectSwitch } from './SubjectSwitch';

const PhoneOwners = lazyComponent(async () => (await import('../card/PhoneOwners')).PhoneOwners);

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
  const codes = known.data?.statuses ?? statuses;
  const statusOptions = useMemo(
    () => codes.map((status) => ({ value: status, label: investorStatus[status]?.label ?? status })),
    [codes],
  );
  const columns = investorColumns[list.filters.subject];
  useListCommands(list, statusOptions);
  const phone = wholePhone(list.filters.search ?? '');

  return (
    <ListPage
      list={list}
      rows={investors}
      actions={
        <Can do="investors.export">
          <ExportButton
            file="investors"
            list={list}
            columns={columns}
            readPage={investors.readAll}
            names={{
              subject: { label: m.subject, options: subjects },
              status: { label: m.status, options: statusOptions },
            }}
            total={investors.total}
          />
        </Can>
      }
    >
      <SubjectSwitch value={list.filters.subject} onChange={(subject) => list.set({ subject })} />
      <Toolbar list={list}>
        <SearchFilter list={list} name="search" label={m.search} />
        <SelectFilter list={list} name="status" label={m.status} options={statusOptions} />
        <DateRangeFilter list={list} from="begin_date" to="end_date" label={m.created} />
      </Toolbar>
      {phone && (
        <Suspense>
          <PhoneOwners phone={phone} />
        </Suspense>
      )}
      <DataTable
        list={list}
        rows={investors}
        columns={columns}
        empty={m.empty}
        rowHref={investorHref}
        rowActions={rowActions}
        bulkActions={(picked, clear) => (
          <>
            <BulkStatus investors={picked} onDone={clear} />
            <Can do="investors.export">
              <ExportButton
                file="investors-selected"
                list={list}
                columns={columns}
                readPage={pagesOf(picked)}
                total={picked.length}
                isPicked
              />
            </Can>
          </>
        )}
      />
    </ListPage>
  );
}
