import { AmountRangeFilter } from '../../../src/kit/AmountRangeFilter';
import { amount } from '../../../src/kit/listParameters';
import { Toolbar } from '../../../src/kit/Toolbar';
import { useListState } from '../../../src/kit/useListState';
import { titles } from '../samples';
import { State } from '../State';

const parameters = { min_amount: amount(), max_amount: amount() };

function Filter() {
  const list = useListState(parameters);
  return (
    <Toolbar list={list}>
      <AmountRangeFilter list={list} from="min_amount" to="max_amount" label={titles.invested} />
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
