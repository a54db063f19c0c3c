import { AddressSearch } from '../map/AddressSearch';
import { addressParts } from './foundAddress';
import { TakenPlace } from './TakenPlace';
import { useTakePlace, type TextsOf } from './useTakePlace';

/** Looks an address up for a form that keeps no point: what is chosen fills the fields that `textsOf` names. */
export function FindAddress({ textsOf = addressParts }: { textsOf?: TextsOf }) {
  const { take, taken, putBack } = useTakePlace(textsOf);
  return (
    <>
      <AddressSearch onChoose={(place) => take(place, false)} />
      <TakenPlace taken={taken} onPutBack={putBack} />
    </>
  );
}
