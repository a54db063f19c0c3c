import { ListSwitch } from '../../../src/kit/list/ListSwitch';
import { titles } from '../samples';
import { State } from '../State';
import { word } from '../words';

const views = [
  { value: 'months', label: word('По месяцам', 'By month', 'Oylar boʻyicha') },
  { value: 'moves', label: word('Все движения', 'All movements', 'Barcha harakatlar') },
] as const;

export function Page() {
  return (
    <State name="Two lists under one address, the second shown" at="/?list=moves">
      <ListSwitch label={titles.status} views={views} />
    </State>
  );
}
