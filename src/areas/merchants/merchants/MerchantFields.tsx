import type { MessageDescriptor } from 'react-intl';
import type { Merchant } from '../../../api/payment/merchants';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { DateField } from '../../../kit/fields/DateField';
import { AccountField, InnField } from '../../../kit/fields/identifierFields';
import { MfoField, PhoneField } from '../../../parts/listedFields';
import { PercentField } from '../../../kit/fields/NumberField';
import { RadioField, SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { free, square } from '../../../kit/photos/shapes';
import { CutImageField } from '../../../parts/CutImageField';
import { PlaceFields } from '../../../parts/place/PlaceFields';
import { PointFields } from '../../../parts/place/PointFields';
import { WeekHoursField } from '../../../kit/fields/WeekHoursField';
import { FieldColumns, FieldGroup } from '../../../kit/form/FieldGroup';
import { Can } from '../../../session/can';
import { useCategoryOptions } from '../categories/useCategoryOptions';
import { useManagerOptions } from './managers';
import { m } from './messages';
import { useTypeOptions } from './useTypeOptions';

interface Props {
  /** The one that is changed. */
  merchant?: Merchant;
  /** How much of the logo is sent, from 0 to 1. */
  sent: number | undefined;
}

/** The fields of a merchant, in their sections. */
export function MerchantFields({ merchant, sent }: Props) {
  const types = useTypeOptions();
  return (
    <>
      <FieldGroup title={m.identity}>
        <FieldColumns>
          <TextField name="name" label={m.name} maxLength={120} required />
          <TextField name="legal_name" label={m.legalName} maxLength={200} required />
        </FieldColumns>
        <FieldColumns>
          <RadioField name="type" label={m.type} options={types} required />
          <TextField name="unit" label={m.unit} maxLength={20} />
          <Can do="merchant_categories.query">
            <CategoryField />
          </Can>
        </FieldColumns>
        <FieldColumns>
          <PhoneField name="phone" label={m.phone} required />
          <TextField name="website_url" label={m.website} help={m.websiteHelp} maxLength={300} />
        </FieldColumns>
        <CutImageField name="logo" label={m.logo} shapes={[square, free]} progress={sent} />
      </FieldGroup>
      <FieldGroup title={m.requisites}>
        <FieldColumns>
          <InnField name="inn" label={m.inn} required />
          <MfoField name="mfo" label={m.mfo} required />
          <AccountField name="account_number" label={m.account} required />
        </FieldColumns>
        <SwitchField name="pays_vat" label={m.paysVat} help={m.vatHelp} />
      </FieldGroup>
      <FieldGroup title={m.prices}>
        <FieldColumns>
          <PercentField name="discount_percent" label={m.discount} />
          <PercentField name="markup_percent" label={m.markup} help={m.markupHelp} max={1000} />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup title={m.contractSection}>
        <FieldColumns>
          <TextField name="contract_number" label={m.contractNumber} maxLength={60} />
          <DateField name="contract_date" label={m.contractDate} />
          <DateField name="contract_expiry" label={m.contractEnd} />
        </FieldColumns>
        <FieldColumns>
          <ManagerField name="kam_id" label={m.kam} staff="KAM" own={merchant?.kam} />
          <ManagerField name="hunter_id" label={m.hunter} staff="hunter" own={merchant?.hunter} />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup title={m.place}>
        <FieldColumns>
          <PlaceFields />
          <TextField name="address" label={m.address} maxLength={300} />
        </FieldColumns>
        <PointFields />
      </FieldGroup>
      <FieldGroup title={m.schedule}>
        <WeekHoursField name="work_schedule" label={m.schedule} />
      </FieldGroup>
    </>
  );
}

function CategoryField() {
  const { source, options } = useCategoryOptions();
  return (
    <AsyncField source={source}>
      <SelectField name="category_guid" label={m.category} options={options} disabled={source.item === undefined} />
    </AsyncField>
  );
}

interface ManagerProps {
  name: string;
  label: MessageDescriptor;
  staff: 'KAM' | 'hunter';
  own: { id: number; name: string } | null | undefined;
}
function ManagerField({ name, label, staff, own }: ManagerProps) {
  const { source, options } = useManagerOptions(staff, own);
  return (
    <AsyncField source={source}>
      <SelectField name={name} label={label} options={options} disabled={source.item === undefined} />
    </AsyncField>
  );
}
