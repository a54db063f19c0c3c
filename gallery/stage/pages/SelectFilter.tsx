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
      <SelectFilter name="status" label={titles.status} options={choices} />
      <SelectFilter name="kind" label={titles.manager} options={choices} />
    </Toolbar>
  );
}

export function Page() {
  return (
    <>
      <State name="Nothing chosen">
        <Filter />
      </State>
      <State name="Chosen" at="/?status=new&status=left&kind=active">
        <Filter />
      </State>
    </>
  );
}
