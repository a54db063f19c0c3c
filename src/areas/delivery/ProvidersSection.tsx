import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useListDeliveryProvidersQuery,
  useSetDeliveryProviderMutation,
  type Delivery,
  type DeliveryProvider,
} from '../../api/payment/deliveries';
import { Action } from '../../kit/actions/Action';
import { Section } from '../../kit/detail/Section';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { Fact, Facts } from '../../kit/values/Facts';
import { Money } from '../../kit/values/values';
import { Can } from '../../session/can';
import { lockReasonOf } from './deliveryTerms';
import { goesTo, m } from './messages';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 1 200px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  more: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

/** Who can bring it: those that go there first, the others with why not. */
export function ProvidersSection({ delivery: one }: { delivery: Delivery }) {
  const styles = useStyles();
  const result = useRecordQuery(useListDeliveryProvidersQuery({ order_id: one.order.id }), one.order.id);
  const [chosen, setChosen] = useState<DeliveryProvider>();
  const items = result.item?.items;
  return (
    <Section id="providers" title={m.providers}>
      {result.failure && <FailureNote failure={result.failure} retry={result.retry} />}
      {!items && !result.failure && <SectionSkeleton />}
      {items?.length === 0 && <FormattedMessage {...m.noProviders} />}
      <ul className={styles.list}>
        {items?.map((provider) => (
          <li key={provider.id} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.name}>{provider.name}</span>
              <span className={styles.more}>
                <FormattedMessage {...(provider.serves === true ? m.serves : m.notServed)} />
                {provider.price !== null && (
                  <>
                    {' · '}
                    <Money amount={provider.price} withCurrency />
                  </>
                )}
              </span>
              <span className={styles.more}>
                <FormattedMessage
                  {...goesTo}
                  values={{ regions: provider.regions.map(({ name }) => name).join(', ') }}
                />
              </span>
            </div>
            {isChosen(one, provider) && <FormattedMessage {...m.chosen} />}
            <Can do="delivery.update">
              <Action
                label={isChosen(one, provider) ? m.changeTracking : m.choose}
                disabledReason={whyNot(one, provider)}
                onSelect={() => setChosen(provider)}
              />
            </Can>
          </li>
        ))}
      </ul>
      {chosen && <Choose delivery={one} provider={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  );
}

const isChosen = (one: Delivery, provider: DeliveryProvider) => one.provider?.id === provider.id;

/** The reasons of the service, said before it is asked. */
function whyNot(one: Delivery, provider: DeliveryProvider): MessageDescriptor | false {
  const locked = lockReasonOf(one);
  if (locked) return locked;
  if (one.enabled !== true) return m.lockUnconfirmed;
  if (provider.serves !== true) return m.notServed;
  const isOther = one.provider !== null && !isChosen(one, provider);
  return isOther && one.checked_at === null ? m.lockUnchecked : false;
}

interface ChooseProps {
  delivery: Delivery;
  provider: DeliveryProvider;
  onClose: () => void;
}

/** Takes a service with the number that it gave, or puts the number of the one that was taken right. */
function Choose({ delivery: one, provider, onClose }: ChooseProps) {
  const [set] = useSetDeliveryProviderMutation();
  // What it was opened for, also in the moment between the answer and its end.
  const [isAgain] = useState(() => isChosen(one, provider));
  const numberOf = (latest: Delivery) => (isChosen(latest, provider) ? (latest.tracking_number ?? '') : '');
  const form = usePanelForm({
    id: `deliveryProvider:${one.id}:${provider.id}`,
    version: one.version,
    values: { tracking_number: numberOf(one) },
    fromRecord: (latest: Delivery) => ({ tracking_number: numberOf(latest) }),
  });
  return (
    <FormDrawer
      title={isAgain ? m.changeTracking : m.chooseTitle}
      form={form}
      {...(!isAgain && { submit: m.choose })}
      done={isAgain ? m.trackingSaved : m.chooseDone}
      onClose={onClose}
      onSubmit={({ tracking_number: tracking }, { version = one.version }) =>
        set({
          order_id: one.order.id,
          'If-Match': version,
          body: { provider_id: provider.id, tracking_number: tracking.trim() || null },
        }).unwrap()
      }
    >
      <Facts>
        <Fact label={m.provider} value={provider.name} />
        <Fact label={m.price} value={isAgain ? one.price : provider.price} as="money" />
      </Facts>
      <TextField name="tracking_number" label={m.tracking} maxLength={40} />
    </FormDrawer>
  );
}
