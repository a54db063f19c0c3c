import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Location20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { hasGeocoder, placesAt, type FoundPlace } from '../../api/maps/geocoder';
import { panelConfig } from '../../api/transport/panelConfig';
import { Skeleton } from '../../kit/feedback/skeletons';
import { NumberField } from '../../kit/fields/NumberField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { FieldColumns } from '../../kit/form/FieldGroup';
import { AddressSearch } from '../map/AddressSearch';
import { Note } from '../Note';
import { isOutside } from './point';
import { wholeAddress } from './foundAddress';
import { placeWords } from './PlaceFields';
import { TakenPlace } from './TakenPlace';
import { rounded, useTakePlace, type TextsOf } from './useTakePlace';

const MapView = lazyComponent(async () => (await import('../map/MapView')).MapView);

const m = defineMessages({
  map: { id: 'parts.place.map', defaultMessage: 'Карта: нажмите, чтобы поставить точку' },
  show: { id: 'parts.place.show', defaultMessage: 'Выбрать точку на карте' },
  hide: { id: 'parts.place.hide', defaultMessage: 'Убрать карту' },
  near: { id: 'parts.place.near', defaultMessage: 'Рядом с точкой. Нажмите, чтобы взять адрес:' },
  nearFailed: { id: 'parts.place.nearFailed', defaultMessage: 'Адрес точки узнать не удалось. Введите его сами' },
  outside: { id: 'parts.place.outside', defaultMessage: 'Точка не в Узбекистане. Проверьте широту и долготу' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  map: { height: '320px' },
  toggle: { alignSelf: 'flex-start' },
  near: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface Props {
  textsOf?: TextsOf;
  /** Where somebody lives: no draft keeps it. */
  personal?: boolean;
}

/**
 * `lat` and `lon` of a form: typed, chosen on the map, or found by an address, which then fills the fields that `textsOf`
 * names, too: `address` unless told. The search is there where the installation has a maps service, the map always.
 */
export function PointFields({ textsOf = wholeAddress, personal }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const form = useFormAround();
  const { control } = form;
  const [lat, lon] = useWatch({ control, name: ['lat', 'lon'] }) as (number | null)[];
  const [isShown, setShown] = useState(false);
  const [near, setNear] = useState<readonly FoundPlace[] | 'failed'>([]);

  const points = useMemo(
    () =>
      typeof lat === 'number' && typeof lon === 'number' ? [{ id: 1, lat, lon, level: 3 as const, isOff: false }] : [],
    [lat, lon],
  );
  const { put, take, taken, putBack } = useTakePlace(textsOf);
  const asking = useRef<AbortController>(undefined);
  // What is near the point before would be offered for another one.
  const leave = () => {
    asking.current?.abort();
    setNear([]);
  };
  const pick = async (place: { lat: number; lon: number }) => {
    const point = { lat: rounded(place.lat), lon: rounded(place.lon) };
    put(point);
    leave();
    if (!hasGeocoder()) return;
    const { signal } = (asking.current = new AbortController());
    const found = await placesAt(point, signal).catch(() => 'failed' as const);
    if (!signal.aborted) setNear(found);
  };
  return (
    <div className={styles.root}>
      <AddressSearch
        hasPoint
        onChoose={(place) => {
          leave();
          take(place, true);
        }}
      />
      <TakenPlace taken={taken} onPutBack={putBack} />
      <FieldColumns>
        <NumberField name="lat" label={placeWords.lat} min={-90} max={90} decimals={6} personal={personal} />
        <NumberField name="lon" label={placeWords.lon} min={-180} max={180} decimals={6} personal={personal} />
      </FieldColumns>
      {isOutside(lat ?? null, lon ?? null) && (
        <Note isWarning>
          <FormattedMessage {...m.outside} />
        </Note>
      )}
      <Button className={styles.toggle} icon={<Location20Regular aria-hidden />} onClick={() => setShown(!isShown)}>
        <FormattedMessage {...(isShown ? m.hide : m.show)} />
      </Button>
      {isShown && (
        <div className={styles.map}>
          <Suspense fallback={<Skeleton />}>
            <MapView
              label={intl.formatMessage(m.map)}
              points={points}
              tiles={panelConfig().MAPS_TILES_URL}
              onPick={(place) => void pick(place)}
            />
          </Suspense>
        </div>
      )}
      {near === 'failed' && (
        <Note isWarning>
          <FormattedMessage {...m.nearFailed} />
        </Note>
      )}
      {near !== 'failed' && near.length > 0 && (
        <>
          <FormattedMessage {...m.near} />
          <div className={styles.near}>
            {near.map((place, at) => (
              <Button key={at} size="small" onClick={() => take(place, false)}>
                {place.name}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
