/** The address that a change of one asks for. */
import type { Sql } from '../../db/database';
import type { Call } from '../../http/contract';
import { maskText } from '../../shared/mask';
import { wrongFields } from '../../shared/problem';
import { findPlace } from '../customers/index';
import { isTown } from './providerStore';
import type * as store from './store';

type Sent = Call<'updateDeliveryAddress'>['body'];
type AddressParts = Omit<Sent, 'type' | 'enabled'>;
/** An address is sent whole, because the one before is masked; where nothing of it is sent it is kept. */
export async function readAddress(sql: Sql, sent: Sent, before: store.AddressRow): Promise<store.NewAddress> {
  const { type, enabled, ...parts } = sent;
  const whole = Object.keys(parts).length === 0 ? partsOf(before) : parts;
  const { region_id, district_id, town_id: town = null, lat = null, lon = null } = whole;
  if (region_id === undefined) throw wrongFields({ region_id: 'required' });
  if (district_id === undefined) throw wrongFields({ district_id: 'required' });
  const [street, house] = [whole.street?.trim() ?? '', whole.house?.trim() ?? ''];
  // What masks a text says nothing of it.
  if (street === maskText(street)) throw wrongFields({ street: 'required' });
  if (house === maskText(house)) throw wrongFields({ house: 'required' });
  if ((lat === null) !== (lon === null)) throw wrongFields(lat === null ? { lat: 'required' } : { lon: 'required' });
  const place = await findPlace(sql, region_id, district_id);
  if (!place.region) throw wrongFields({ region_id: 'unknown_value' });
  if (!place.district) throw wrongFields({ district_id: 'wrong_district' });
  if (town !== null && !(await isTown(sql, town, district_id))) throw wrongFields({ town_id: 'unknown_value' });
  return { type, enabled, region_id, district_id, street, house, town_id: town, lat, lon };
}

/** An address that is kept, as it would be sent. */
const partsOf = ({ region, district, town, street, house, lat, lon }: store.AddressRow): AddressParts => ({
  ...{ region_id: region?.id, district_id: district?.id, town_id: town?.id },
  ...{ street: street ?? undefined, house: house ?? undefined, lat, lon },
});
