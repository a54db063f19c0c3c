import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircle20Regular, Edit20Regular, SearchInfo20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCheckDeliveryAddressMutation,
  useUpdateDeliveryAddressMutation,
  type Delivery,
} from '../../api/payment/deliveries';
import { panelConfig } from '../../api/transport/panelConfig';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { Section } from '../../kit/detail/Section';
import { Skeleton } from '../../kit/feedback/skeletons';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { Fact, Facts } from '../../kit/values/Facts';
import { ActionRow } from '../../parts/ActionRow';
import { placeWords } from '../../parts/place/PlaceFields';
import { pointText } from '../../parts/place/point';
import { Can } from '../../session/can';
import { addressFlag, decisionOf, deliveryStatus, isWhole, lockReasonOf, sentOf } from './deliveryTerms';
import { m } from './messages';

const MapView = lazyComponent(async () => (await import('../../parts/map/MapView')).MapView);
const EditAddress = lazyComponent(async () => (await import('./EditAddress')).EditAddress, 'kit.form');

const useStyles = makeStyles({ map: { height: '280px', marginBlockStart: '12px' } });

/** Where the goods go: the receiver's address in words and, where a point is known, on the map; what is done with it. */
export function AddressSection({ delivery: one }: { delivery: Delivery }) {
  const intl = useIntl();
  const address = one.receiver_address;
  return (
    <Section id="address" title={m.address}>
      <Facts>
        <Fact label={m.receiver} value={address.name} />
        <Fact label={t.phone} value={address.phone_number} />
        <Fact label={t.state}>{addressFlag.badge(decisionOf(one.enabled))}</Fact>
        <Fact label={t.region} value={address.region?.name} />
        <Fact label={placeWords.district} value={address.district?.name} />
        <Fact label={m.town} value={address.town?.name} optional />
        <Fact label={m.street} value={address.street} />
        <Fact label={m.house} value={address.house} />
        <Fact label={m.point} value={pointText(address) ?? intl.formatMessage(m.noPoint)} />
        <Fact label={m.checkedAt} value={one.checked_at} as="dateTime" optional />
      </Facts>
      {!one.is_pickup && (
        <Can do="delivery.update">
          <AddressActions delivery={one} />
        </Can>
      )}
      <PointOnMap lat={address.lat} lon={address.lon} />
    </Section>
  );
}

function PointOnMap({ lat, lon }: { lat: number | null; lon: number | null }) {
  const styles = useStyles();
  const intl = useIntl();
  const points = useMemo(
    () => (lat === null || lon === null ? [] : [{ id: 1, lat, lon, level: 3 as const, isOff: false }]),
    [lat, lon],
  );
  if (points.length === 0) return null;
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton />}>
        <MapView label={intl.formatMessage(m.mapOfPoint)} points={points} tiles={panelConfig().MAPS_TILES_URL} />
      </Suspense>
    </div>
  );
}

function AddressActions({ delivery: one }: { delivery: Delivery }) {
  const [asked, setAsked] = useState<'edit' | 'cancel'>();
  const [update] = useUpdateDeliveryAddressMutation();
  const [check] = useCheckDeliveryAddressMutation();
  const address = one.receiver_address;
  const sent = sentOf(address);
  const locked = lockReasonOf(one);
  const lacking = locked || (isWhole(address) ? false : m.lockIncomplete);
  const say = async (enabled: boolean): Promise<void> => {
    // The button says why it cannot be pressed while the address is not whole.
    if (sent === undefined) return;
    await update({ order_id: one.order.id, 'If-Match': one.version, body: { ...sent, enabled } }).unwrap();
  };
  return (
    <ActionRow>
      {one.enabled !== true && (
        <Action
          label={m.confirm}
          icon={CheckmarkCircle20Regular}
          isPrimary={one.next.action === 'confirm_address'}
          disabledReason={lacking}
          done={m.confirmDone}
          onSelect={() => say(true)}
        />
      )}
      <Action label={m.editAddress} icon={Edit20Regular} disabledReason={locked} onSelect={() => setAsked('edit')} />
      <Action
        label={m.check}
        icon={SearchInfo20Regular}
        disabledReason={locked}
        done={m.checkDone}
        onSelect={() => check({ id: one.id, 'If-Match': one.version }).unwrap()}
      />
      {one.enabled !== false && (
        <Action label={m.cancelAddress} tone="danger" disabledReason={lacking} onSelect={() => setAsked('cancel')} />
      )}
      <Suspense>{asked === 'edit' && <EditAddress delivery={one} onClose={() => setAsked(undefined)} />}</Suspense>
      {asked === 'cancel' && (
        <ConfirmAction
          title={m.cancelAddress}
          yes={m.cancelAddress}
          statusWords={deliveryStatus.labelOf}
          run={() => say(false)}
          done={m.cancelAddressDone}
          onClose={() => setAsked(undefined)}
        >
          <FormattedMessage {...m.cancelAddressText} />
        </ConfirmAction>
      )}
    </ActionRow>
  );
}
