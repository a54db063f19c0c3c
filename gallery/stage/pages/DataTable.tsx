import { DataTable } from '../../../src/kit/table/DataTable';
import { SampleList } from '../list';
import { columns, failures, people, titles } from '../samples';
import { rowsOf } from '../../../src/lib/rows';
import { State } from '../State';

const totals = { invested: '4318220000.00', balance: '1250000.50' };

export function Page() {
  return (
    <>
      <State name="Rows, sorted, with sums; columns, density, picking, actions" height={480}>
        <SampleList rows={rowsOf(people(30), { total: 12418, totals, hasMore: true })} />
      </State>
      <State name="Fresh rows on their way: dimmed" height={360}>
        <SampleList rows={rowsOf(people(6), { refreshing: true, totals })} />
      </State>
      <State name="The refresh failed: stale" height={360}>
        <SampleList rows={rowsOf(people(4), { failure: failures.broken })} />
      </State>
      <State name="On its way" height={360}>
        <SampleList rows={rowsOf([], { state: 'loading', total: undefined })} />
      </State>
      <State name="Nothing at all" height={360}>
        <SampleList rows={rowsOf([])} />
      </State>
      <State name="Nothing under these filters" at="/?status=new" height={360}>
        <SampleList rows={rowsOf([])} />
      </State>
      <State name="Beyond the last page" at="/?page=99" height={360}>
        <SampleList rows={rowsOf([], { total: 30 })} />
      </State>
      <State name="Refused" height={360}>
        <SampleList rows={rowsOf([], { state: 'failed', failure: failures.forbidden })} />
      </State>
      <State name="Failed" height={360}>
        <SampleList rows={rowsOf([], { state: 'failed', failure: failures.broken })} />
      </State>
      <State name="100 000 rows" height={420}>
        <SampleList rows={rowsOf(people(100_000), { total: 100_000 })} canPick={false} />
      </State>
      <State name="In a section of a card">
        <DataTable rows={rowsOf(people(3))} columns={columns} empty={titles.empty} label={titles.invested} />
      </State>
    </>
  );
}
