import { DateRangeFilter } from '../../../src/kit/list/DateRangeFilter';
import { SearchFilter } from '../../../src/kit/list/SearchFilter';
import { SelectFilter } from '../../../src/kit/list/SelectFilter';
import { Toolbar } from '../../../src/kit/list/Toolbar';
import { listWords, useSampleList } from '../list';
import { options } from '../options';
import { titles } from '../samples';
import { State } from '../State';

function Filters() {
  const list = useSampleList();
  return (
    <Toolbar list={list}>
      <SearchFilter label={listWords.search} />
      <SelectFilter name="status" label={titles.status} options={options} />
      <DateRangeFilter label={titles.created} />
    </Toolbar>
  );
}

export function Page() {
  return (
    <>
      <State name="Nothing chosen">
        <Filters />
      </State>
      <State name="Chosen: chips" at="/?search=Азиз&begin_date=2026-01-01&end_date=2026-03-31">
        <Filters />
      </State>
    </>
  );
}
