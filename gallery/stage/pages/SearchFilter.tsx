import { SearchFilter } from '../../../src/kit/list/SearchFilter';
import { Toolbar } from '../../../src/kit/list/Toolbar';
import { listWords, useSampleList } from '../list';
import { State } from '../State';

function Filter() {
  const list = useSampleList();
  return (
    <Toolbar list={list}>
      <SearchFilter label={listWords.search} />
    </Toolbar>
  );
}

export function Page() {
  return (
    <>
      <State name="Nothing chosen">
        <Filter />
      </State>
      <State name="Chosen" at="/?search=Азиз">
        <Filter />
      </State>
    </>
  );
}
