import { Add20Regular, ArrowSync20Regular, Edit20Regular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import type { AddressType, Customer, CustomerAddress } from '../../../api/payment/customers';
import { emptyValue } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { addressForm, addressType } from '../customerTerms';
import { m } from '../messages';
import { CustomerSecret, SecretFacts } from './CustomerSecret';
import { SectionActions } from './SectionActions';
import { useOpenForm } from './useCustomerForms';

const fieldOf = (type: AddressType) => `${type}_address` as const;

/** Where the customer is registered, lives, works, and where his goods go. */
export function AddressesSection({ customer }: { customer: Customer }) {
  const open = useOpenForm();
  const of = (type: AddressType) => customer.addresses.find((one) => one.type === type);
  return (
    <Section id="addresses" title={m.addresses}>
      <SecretFacts guid={customer.guid} version={customer.version}>
        <Facts>
          {addressType.options.map(({ value: type, label }) => (
            <Fact key={type} label={label}>
              <Address guid={customer.guid} type={type} address={of(type)} />
            </Fact>
          ))}
        </Facts>
        <SectionActions isRevealing>
          {addressType.values.map((type) => (
            <Action
              key={type}
              label={addressForm[type]}
              icon={of(type) === undefined ? Add20Regular : Edit20Regular}
              onSelect={() => open('address', type)}
            />
          ))}
          <Action label={m.sync} icon={ArrowSync20Regular} onSelect={() => open('syncAddress')} />
        </SectionActions>
      </SecretFacts>
    </Section>
  );
}

function Address({ guid, type, address }: { guid: string; type: AddressType; address?: CustomerAddress }) {
  const intl = useIntl();
  if (address === undefined) return emptyValue;
  return (
    <>
      <div>{[address.region.name, address.district.name].join(', ')}</div>
      <CustomerSecret
        guid={guid}
        field={fieldOf(type)}
        label={addressType.labelOf(type) ?? m.addresses}
        text={address.street}
      />
      {address.matches_registration && <div>{intl.formatMessage(m.asRegistered)}</div>}
    </>
  );
}
