import { DateRangeFilter } from '../../../src/kit/list/DateRangeFilter';
import { Toolbar } from '../../../src/kit/list/Toolbar';
import { useSampleList } from '../list';
import { titles } from '../samples';
import { State } from '../State';

function Filter() {
  const list = useSampleList();
  return (
    <Toolbar list={list}>
      <DateRangeFilter label={titles.created} />
    </Toolbar>
  );
}

export function Page() {
  return (
    <>
      <State name="Nothing chosen">
        <Filter />
      </State>
      <State name="Chosen" at="/?begin_date=2026-01-01&end_date=2026-03-31">
        <Filter />
      </State>
    </>
  );
}
