import { defineMessages } from 'react-intl';
import { choices } from '../../kit/table/choices';

const m = defineMessages({
  house: { id: 'parts.map.house', defaultMessage: 'Здание' },
  street: { id: 'parts.map.street', defaultMessage: 'Улица' },
  metro: { id: 'parts.map.metro', defaultMessage: 'Метро' },
  district: { id: 'parts.map.district', defaultMessage: 'Массив или квартал' },
  locality: { id: 'parts.map.locality', defaultMessage: 'Населённый пункт' },
  area: { id: 'parts.map.area', defaultMessage: 'Район области' },
  province: { id: 'parts.map.province', defaultMessage: 'Область или республика' },
  country: { id: 'parts.map.country', defaultMessage: 'Государство' },
  entrance: { id: 'parts.map.entrance', defaultMessage: 'Подъезд' },
  hydro: { id: 'parts.map.hydro', defaultMessage: 'Водоём' },
  railway: { id: 'parts.map.railway', defaultMessage: 'Железнодорожная станция' },
  route: { id: 'parts.map.route', defaultMessage: 'Дорога' },
  vegetation: { id: 'parts.map.vegetation', defaultMessage: 'Парк или лес' },
  airport: { id: 'parts.map.airport', defaultMessage: 'Аэропорт' },
});

/** The kinds of places as the maps service names them; one that it does not say is not spoken of. */
export const placeKind = choices({ ...m, railway_station: m.railway });
