import { AmountRangeFilter } from '../../../src/kit/list/AmountRangeFilter';
import { amount } from '../../../src/kit/url/listParams';
import { Toolbar } from '../../../src/kit/list/Toolbar';
import { useListState } from '../../../src/kit/url/useListState';
import { titles } from '../samples';
import { State } from '../State';

const parameters = { min_amount: amount(), max_amount: amount() };

function Filter() {
  const list = useListState(parameters);
  return (
    <Toolbar list={list}>
      <AmountRangeFilter from="min_amount" to="max_amount" label={titles.invested} />
    </Toolbar>
  );
}

export function Page() {
  return (
    <>
      <State name="Nothing chosen">
        <Filter />
      </State>
      <State name="Chosen, one end open" at="/?min_amount=1250000.00">
        <Filter />
      </State>
    </>
  );
}
