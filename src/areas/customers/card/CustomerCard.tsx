import { skipToken } from '@reduxjs/toolkit/query/react';
import { Fragment, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetCustomerQuery, type Customer } from '../../../api/payment/customers';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useParameters } from '../../../kit/state/screen';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { CopyableId } from '../../../kit/values/CopyableId';
import { Fact, Facts } from '../../../kit/values/Facts';
import { LazySection } from '../../../parts/LazySection';
import { noSuchRecord } from '../../../parts/record/useRecordId';
import { useCan } from '../../../session/can';
import { customerStatus } from '../customerTerms';
import { m } from '../messages';
import { AddressesSection } from './AddressesSection';
import { ChangelogSection } from './ChangelogSection';
import { ContactsSection } from './ContactsSection';
import { CustomerActions } from './CustomerActions';
import { customerSections } from './customerSections';
import { DuplicatesSection } from './DuplicatesSection';
import { PassportSection } from './PassportSection';
import { PersonSection } from './PersonSection';
import { CustomerFormContext, customerForms } from './useCustomerForms';

const CustomerForm = lazyComponent(async () => (await import('../forms/CustomerForm')).CustomerForm);

/** A customer is named by the number or by the guid. */
const keyOf = (text: string): string | undefined =>
  /^(?:[1-9]\d{0,14}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text) ? text : undefined;

/** One customer: who it is, where he lives, whom to ask after him, and whatever else belongs to him. */
export default function CustomerCard() {
  const { id: said = '' } = useParameters();
  const guid = keyOf(said);
  const mayChange = useCan()('customers.update');
  const { dialog, open, close } = useDialogParam(customerForms);
  const result = useRecordQuery(useGetCustomerQuery(guid === undefined ? skipToken : { guid }), guid);
  if (guid === undefined) return <MissingRecord failure={noSuchRecord} />;
  const { item } = result;
  return (
    <CustomerFormContext value={open}>
      <DetailPage
        result={result}
        title={(one) => one.name}
        badges={(one) => (
          <>
            <CopyableId text={one.id} />
            {customerStatus.badge(one.status)}
          </>
        )}
        figures={(one) => <Figures customer={one} />}
        actions={(one) => <CustomerActions customer={one} />}
        aside={(one) => (
          <Fragment key={one.id}>
            <DuplicatesSection customer={one} />
            <LazySection id="changelog" title={m.changelog}>
              <ChangelogSection customer={one} />
            </LazySection>
          </Fragment>
        )}
      >
        {(one) => (
          <Fragment key={one.id}>
            <PersonSection customer={one} />
            <PassportSection customer={one} />
            <AddressesSection customer={one} />
            <ContactsSection customer={one} />
            <OwnSections customer={one} />
          </Fragment>
        )}
      </DetailPage>
      {dialog && item && mayChange && (
        <Suspense>
          <CustomerForm key={item.id} name={dialog.name} of={dialog.of} customer={item} onClose={close} />
        </Suspense>
      )}
    </CustomerFormContext>
  );
}

function OwnSections({ customer }: { customer: Customer }) {
  const can = useCan();
  const [search] = useSearchParams();
  const shown = customerSections.filter(({ permission }) => permission === undefined || can(permission));
  return shown.map(({ id, title, opens, Section }) => (
    <LazySection key={id} id={id} title={title} isWanted={opens !== undefined && search.has(opens)}>
      <Suspense>
        <Section customer={customer} />
      </Suspense>
    </LazySection>
  ));
}

function Figures({ customer }: { customer: Customer }) {
  return (
    <Facts areFigures>
      <Fact label={m.contracts} value={customer.contract_count} />
      <Fact label={m.debt} value={customer.debt} as="money" />
      <Fact label={m.oldestDue} value={customer.oldest_due} as="day" />
      <Fact label={m.overdueDays} value={customer.overdue_days} />
      <Fact label={m.scoringCount} value={customer.scoring_count} />
      <Fact label={m.since} value={customer.created_at.slice(0, 10)} as="day" />
    </Facts>
  );
}
