import { placeWords } from '../../../parts/place/PlaceFields';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  useSyncCustomerAddressMutation,
  useSyncCustomerPassportMutation,
  type Customer,
  type SyncAnswer,
  type SyncDifference,
} from '../../../api/payment/customers';
import { emptyValue } from '../../../i18n/format';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { CheckboxField } from '../../../kit/fields/SwitchField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Drawer } from '../../../kit/overlay/Drawer';
import { toFailure, type Failure } from '../../../lib/failure';
import { customerJournal } from '../journalWords';
import { m, oldAndNew } from '../messages';

type Kind = 'passport' | 'address';

interface Props {
  customer: Customer;
  kind: Kind;
  onClose: () => void;
}

interface Asked {
  dry_run?: boolean;
  fields?: string[];
  digest?: string;
}

/** The call of a kind; the fields are those that its own answer has named. */
function useSync(customerId: number, kind: Kind): (asked: Asked) => Promise<SyncAnswer> {
  const [passport] = useSyncCustomerPassportMutation();
  const [address] = useSyncCustomerAddressMutation();
  return useCallback(
    ({ fields, ...asked }) => {
      const common = { customer_id: customerId, ...asked };
      if (kind === 'passport')
        return passport({
          body: { ...common, fields: fields as Parameters<typeof passport>[0]['body']['fields'] },
        }).unwrap();
      return address({
        body: { ...common, fields: fields as Parameters<typeof address>[0]['body']['fields'] },
      }).unwrap();
    },
    [customerId, kind, passport, address],
  );
}

const useStyles = makeStyles({
  body: { padding: tokens.spacingHorizontalXXL },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  change: { paddingInlineStart: '32px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** Asks the identity service and shows what it says otherwise; only what is ticked is taken over. */
export function SyncCustomer({ customer, kind, onClose }: Props) {
  const styles = useStyles();
  const sync = useSync(customer.id, kind);
  const [answer, setAnswer] = useState<SyncAnswer>();
  const [failure, setFailure] = useState<Failure>();
  const ask = useCallback(() => {
    setFailure(undefined);
    sync({ dry_run: true }).then(setAnswer, (error: unknown) => setFailure(toFailure(error)));
  }, [sync]);
  useEffect(ask, [ask]);
  const title = kind === 'passport' ? m.syncPassport : m.syncAddress;
  if (answer !== undefined && answer.differences.length > 0)
    return <Choose customer={customer} kind={kind} title={title} answer={answer} onClose={onClose} />;
  return (
    <Drawer title={title} onClose={onClose}>
      <div className={styles.body}>
        {answer !== undefined ? (
          <EmptyState text={m.noDifferences} />
        ) : failure ? (
          <FailureNote failure={failure} retry={ask} />
        ) : (
          <SectionSkeleton />
        )}
      </div>
    </Drawer>
  );
}

function Choose({ customer, kind, title, answer, onClose }: Props & { title: MessageDescriptor; answer: SyncAnswer }) {
  const styles = useStyles();
  const sync = useSync(customer.id, kind);
  const form = usePanelForm({
    id: `customerSync:${customer.id}:${kind}`,
    values: Object.fromEntries(answer.differences.map(({ field }) => [field, true])),
    fromRecord: () => ({}),
    isDecision: true,
  });
  return (
    <FormDrawer
      title={title}
      form={form}
      submit={m.takeOver}
      done={m.takenOver}
      about={{ record: `№ ${customer.id}`, person: customer.name }}
      onClose={onClose}
      onSubmit={async (values) => {
        const fields = Object.keys(values).filter((name) => values[name]);
        if (fields.length > 0) await sync({ fields, digest: answer.digest });
      }}
    >
      <FormattedMessage {...m.choose} />
      <div className={styles.list}>
        {answer.differences.map((one) => (
          <Difference key={one.field} difference={one} />
        ))}
      </div>
    </FormDrawer>
  );
}

const parts: Readonly<Record<string, MessageDescriptor>> = {
  district: placeWords.district,
  city: m.city,
  village: m.village,
  street: m.street,
  house: m.house,
  apartment: m.apartment,
  cadastre: m.cadastre,
};

function Difference({ difference: { field, old, new: now } }: { difference: SyncDifference }) {
  const styles = useStyles();
  const intl = useIntl();
  const say = (value: string | null) => {
    if (value === null) return emptyValue;
    const words = customerJournal.values?.(field, value);
    return words ? intl.formatMessage(words) : value;
  };
  return (
    <div>
      <CheckboxField name={field} label={parts[field] ?? customerJournal.fields?.[field] ?? m.common} />
      <div className={styles.change}>
        <FormattedMessage {...oldAndNew} values={{ old: say(old), now: say(now) }} />
      </div>
    </div>
  );
}
