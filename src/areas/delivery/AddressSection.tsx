import { CheckmarkCircle20Regular, Edit20Regular, SearchInfo20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCheckDeliveryAddressMutation,
  useRevealDeliveryDataMutation,
  useUpdateDeliveryAddressMutation,
  type Delivery,
  type DeliveryRevealedField,
} from '../../api/payment/deliveries';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { Section } from '../../kit/detail/Section';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { Fact, Facts } from '../../kit/values/Facts';
import { RevealAll, RevealGroup } from '../../kit/values/RevealGroup';
import { ActionRow } from '../../parts/ActionRow';
import { placeWords } from '../../parts/place/PlaceFields';
import { Can } from '../../session/can';
import { addressFlag, decisionOf, deliveryStatus, isWhole, lockReasonOf } from './deliveryTerms';
import { m } from './messages';
import { PointOnMap, SecretFact } from './secretAddress';

const EditAddress = lazyComponent(async () => (await import('./EditAddress')).EditAddress, 'kit.form');

/** Where the goods go: the receiver's address in words and, where a point is known and shown, on the map; what is done with it. */
export function AddressSection({ delivery: one }: { delivery: Delivery }) {
  const intl = useIntl();
  const reveal = useRevealDeliveryDataMutation(one.id);
  const address = one.receiver_address;
  return (
    <Section id="address" title={m.address}>
      <RevealGroup
        key={one.id}
        version={one.version}
        // The names that join the group are those of the secret facts.
        reveal={(names) => reveal(names as readonly DeliveryRevealedField[])}
        permission="delivery.get"
      >
        <Facts>
          <Fact label={m.receiver} value={address.name} />
          <Fact label={t.phone} value={address.phone_number} />
          <Fact label={t.state}>{addressFlag.badge(decisionOf(one.enabled))}</Fact>
          <Fact label={t.region} value={address.region?.name} />
          <Fact label={placeWords.district} value={address.district?.name} />
          <Fact label={m.town} value={address.town?.name} optional />
          <SecretFact delivery={one} field="street" label={m.street} />
          <SecretFact delivery={one} field="house" label={m.house} />
          {address.point === null ? (
            <Fact label={m.point} value={intl.formatMessage(m.noPoint)} />
          ) : (
            <SecretFact delivery={one} field="point" label={m.point} />
          )}
          <Fact label={m.checkedAt} value={one.checked_at} as="dateTime" optional />
        </Facts>
        <ActionRow>
          {!one.is_pickup && (
            <Can do="delivery.update">
              <AddressActions delivery={one} />
            </Can>
          )}
          <RevealAll hasKey />
        </ActionRow>
        <PointOnMap />
      </RevealGroup>
    </Section>
  );
}

function AddressActions({ delivery: one }: { delivery: Delivery }) {
  const [asked, setAsked] = useState<'edit' | 'cancel'>();
  const [update] = useUpdateDeliveryAddressMutation();
  const [check] = useCheckDeliveryAddressMutation();
  const locked = lockReasonOf(one);
  const lacking = locked || (isWhole(one.receiver_address) ? false : m.lockIncomplete);
  // The address itself is masked and stays as it is.
  const say = (enabled: boolean) =>
    update({ order_id: one.order.id, 'If-Match': one.version, body: { type: 'receiver', enabled } }).unwrap();
  return (
    <>
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
    </>
  );
}
