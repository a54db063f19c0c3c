import { MoreFilters } from '../../../src/kit/list/MoreFilters';
import { SelectFilter } from '../../../src/kit/list/SelectFilter';
import { Toolbar } from '../../../src/kit/list/Toolbar';
import { useSampleList } from '../list';
import { options } from '../options';
import { titles } from '../samples';
import { State } from '../State';

function Filters() {
  const list = useSampleList();
  return (
    <Toolbar list={list} period={titles.created}>
      <MoreFilters names={['status']}>
        <SelectFilter name="status" label={titles.status} options={options} />
      </MoreFilters>
    </Toolbar>
  );
}

export function Page() {
  return (
    <>
      <State name="Out of sight">
        <Filters />
      </State>
      <State name="One is set" at="/?status=active">
        <Filters />
      </State>
    </>
  );
}
