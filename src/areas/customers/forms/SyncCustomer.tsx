import { placeWords } from '../../../parts/place/PlaceFields';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import * as v from 'valibot';
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
import { Note } from '../../../parts/Note';
import { customerJournal } from '../journalWords';
import { m, oldAndNew } from '../messages';
import { refusalInForm } from './customerValues';

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
  const [isAgain, setAgain] = useState(false);
  const ask = useCallback(() => {
    setFailure(undefined);
    sync({ dry_run: true }).then(setAnswer, (error: unknown) => setFailure(toFailure(error)));
  }, [sync]);
  useEffect(ask, [ask]);
  const askAgain = async () => {
    setAnswer(await sync({ dry_run: true }));
    setAgain(true);
  };
  const title = kind === 'passport' ? m.syncPassport : m.syncAddress;
  if (answer !== undefined && answer.differences.length > 0)
    return (
      <Choose
        key={answer.digest}
        customer={customer}
        kind={kind}
        title={title}
        answer={answer}
        isAgain={isAgain}
        onOtherDifferences={askAgain}
        onClose={onClose}
      />
    );
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

const schema = v.pipe(
  v.record(v.string(), v.boolean()),
  v.check((values) => Object.values(values).includes(true), 'nothing'),
);

/** A refusal by the names of the form: one of all fields stands at none of them. */
function syncRefusal(error: unknown): Failure {
  const failure = refusalInForm(error);
  const { fields: whole, ...fields } = failure.fields ?? {};
  return whole === undefined ? failure : { ...failure, fields: { ...fields, root: whole } };
}

interface ChoiceProps extends Props {
  title: MessageDescriptor;
  answer: SyncAnswer;
  /** These are not the differences that were shown first. */
  isAgain: boolean;
  /** Asks the service again, as what is chosen from is no more. */
  onOtherDifferences: () => Promise<void>;
}

function Choose({ customer, kind, title, answer, isAgain, onOtherDifferences, onClose }: ChoiceProps) {
  const styles = useStyles();
  const sync = useSync(customer.id, kind);
  const form = usePanelForm({
    id: `customerSync:${customer.id}:${kind}`,
    values: Object.fromEntries(answer.differences.map(({ field }) => [field, true])),
    schema,
    texts: { nothing: m.tickOne, required: m.tickWhole },
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
        try {
          await sync({ fields, digest: answer.digest });
        } catch (error) {
          const failure = syncRefusal(error);
          if (!failure.codes.includes('changed_meanwhile')) throw failure;
          await onOtherDifferences();
          // The card that came along says nothing of the differences, which stand here anew.
          throw { ...failure, current: undefined };
        }
      }}
    >
      {isAgain && (
        <Note isWarning>
          <FormattedMessage {...m.otherDifferences} />
        </Note>
      )}
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
