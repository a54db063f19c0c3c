import { FindValues } from '../../../src/kit/list/FindValues';
import { SelectFilter } from '../../../src/kit/list/SelectFilter';
import { Toolbar } from '../../../src/kit/list/Toolbar';
import { useSampleList } from '../list';
import { statuses, titles } from '../samples';
import { State } from '../State';

const choices = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

function Filter() {
  const list = useSampleList();
  return (
    <Toolbar list={list}>
      <SelectFilter name="status" label={titles.status} options={choices}>
        <FindValues label={titles.status} onFind={() => undefined} />
      </SelectFilter>
    </Toolbar>
  );
}

export function Page() {
  return (
    <State name="More values than are listed">
      <Filter />
    </State>
  );
}
