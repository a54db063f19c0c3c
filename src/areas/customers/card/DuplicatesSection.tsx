import { makeStyles, tokens } from '@fluentui/react-components';
import { PeopleSwap20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetCustomerQuery,
  useListCustomerDuplicatesRows,
  type Customer,
  type CustomerMatch,
} from '../../../api/payment/customers';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { Drawer } from '../../../kit/overlay/Drawer';
import { Masked } from '../../../kit/values/values';
import { WithWarning } from '../../../parts/WithWarning';
import { href } from '../../../routes/href';
import { customerStatus } from '../customerTerms';
import { m } from '../messages';
import { Beside } from './Beside';

const matches: Record<CustomerMatch, MessageDescriptor> = {
  passport_id: m.samePassport,
  phone_number: m.samePhone,
  card: m.sameCard,
};

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0 },
  item: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
    listStyleType: 'none',
  },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  link: { color: tokens.colorBrandForegroundLink, overflowWrap: 'anywhere' },
  drawer: { padding: tokens.spacingHorizontalXXL, overflowY: 'auto' },
});

/** Others with the same phone, passport or card. Usually there is nobody, and then there is no section. */
export function DuplicatesSection({ customer }: { customer: Customer }) {
  const styles = useStyles();
  const duplicates = useListCustomerDuplicatesRows(customer.guid);
  const [compared, compare] = useState<string>();
  const isNone = duplicates.state === 'loading' || (duplicates.state === 'ready' && duplicates.items.length === 0);
  if (isNone) return null;
  return (
    <>
      <Section id="duplicates" title={m.duplicates} rows={duplicates} empty={m.duplicates}>
        <ul className={styles.list}>
          {duplicates.items.map((one) => (
            <li key={one.id} className={styles.item}>
              <span className={styles.name}>
                <Link to={href('customers.one', { id: String(one.id) })} className={styles.link}>
                  {one.name}
                </Link>
                {customerStatus.badge(one.status)}
              </span>
              <Masked text={one.phone_number} />
              {one.matches.map((match) => (
                <WithWarning key={match} text={matches[match]} />
              ))}
              <Action label={m.compare} icon={PeopleSwap20Regular} onSelect={() => compare(one.guid)} />
            </li>
          ))}
        </ul>
      </Section>
      {compared !== undefined && (
        <Drawer title={m.beside} size="large" onClose={() => compare(undefined)}>
          <div className={styles.drawer}>
            <Compared customer={customer} guid={compared} />
          </div>
        </Drawer>
      )}
    </>
  );
}

function Compared({ customer, guid }: { customer: Customer; guid: string }) {
  const { item, failure, retry } = useRecordQuery(useGetCustomerQuery({ guid }), guid);
  if (item !== undefined) return <Beside customers={[customer, item]} />;
  return failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />;
}
