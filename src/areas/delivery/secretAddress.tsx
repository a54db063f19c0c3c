import { makeStyles } from '@fluentui/react-components';
import { Suspense, useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Delivery, DeliveryRevealedField } from '../../api/payment/deliveries';
import { panelConfig } from '../../api/transport/panelConfig';
import { Skeleton } from '../../kit/feedback/skeletons';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { Fact } from '../../kit/values/Facts';
import { RevealableText } from '../../kit/values/RevealableText';
import { useRevealed } from '../../kit/values/revealed';
import { m } from './messages';

const MapView = lazyComponent(async () => (await import('../../parts/map/MapView')).MapView);

const useStyles = makeStyles({ map: { height: '280px', marginBlockStart: '12px' } });

interface Props {
  delivery: Delivery;
  field: DeliveryRevealedField;
  label: MessageDescriptor;
}

/** What is masked of the address: whole to whoever asks; the service writes down who did. */
export function SecretFact({ delivery: one, field, label }: Props) {
  return (
    <Fact label={label}>
      <RevealableText name={field} label={label} text={one.receiver_address[field]} />
    </Fact>
  );
}

/** The point is on the map for as long as the whole address is shown. */
export function PointOnMap() {
  const styles = useStyles();
  const intl = useIntl();
  const point = useRevealed().get('point');
  const points = useMemo(() => {
    const [lat, lon] = point?.split(', ').map(Number) ?? [];
    return lat === undefined || lon === undefined ? [] : [{ id: 1, lat, lon, level: 3 as const, isOff: false }];
  }, [point]);
  if (points.length === 0) return null;
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton />}>
        <MapView label={intl.formatMessage(m.mapOfPoint)} points={points} tiles={panelConfig().MAPS_TILES_URL} />
      </Suspense>
    </div>
  );
}
