import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
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
import { Can } from '../../../session/can';
import { useCategoryOptions } from '../categories/useCategoryOptions';
import { useManagerOptions } from './managers';
import { m } from './messages';
import { useTypeOptions } from './useTypeOptions';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  legend: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
});

function Group({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage {...title} />
      </legend>
      {children}
    </fieldset>
  );
}

interface Props {
  /** The one that is changed. */
  merchant?: Merchant;
  /** How much of the logo is sent, from 0 to 1. */
  sent: number | undefined;
}

/** The fields of a merchant, in their sections. */
export function MerchantFields({ merchant, sent }: Props) {
  const styles = useStyles();
  const types = useTypeOptions();
  return (
    <>
      <Group title={m.identity}>
        <div className={styles.columns}>
          <TextField name="name" label={m.name} maxLength={120} required />
          <TextField name="legal_name" label={m.legalName} maxLength={200} required />
        </div>
        <div className={styles.columns}>
          <RadioField name="type" label={m.type} options={types} required />
          <TextField name="unit" label={m.unit} maxLength={20} />
          <Can do="merchant_categories.query">
            <CategoryField />
          </Can>
        </div>
        <div className={styles.columns}>
          <PhoneField name="phone" label={m.phone} required />
          <TextField name="website_url" label={m.website} help={m.websiteHelp} maxLength={300} />
        </div>
        <CutImageField name="logo" label={m.logo} shapes={[square, free]} progress={sent} />
      </Group>
      <Group title={m.requisites}>
        <div className={styles.columns}>
          <InnField name="inn" label={m.inn} required />
          <MfoField name="mfo" label={m.mfo} required />
          <AccountField name="account_number" label={m.account} required />
        </div>
        <SwitchField name="pays_vat" label={m.paysVat} help={m.vatHelp} />
      </Group>
      <Group title={m.prices}>
        <div className={styles.columns}>
          <PercentField name="discount_percent" label={m.discount} />
          <PercentField name="markup_percent" label={m.markup} help={m.markupHelp} max={1000} />
        </div>
      </Group>
      <Group title={m.contractSection}>
        <div className={styles.columns}>
          <TextField name="contract_number" label={m.contractNumber} maxLength={60} />
          <DateField name="contract_date" label={m.contractDate} />
          <DateField name="contract_expiry" label={m.contractEnd} />
        </div>
        <div className={styles.columns}>
          <ManagerField name="kam_id" label={m.kam} staff="KAM" own={merchant?.kam} />
          <ManagerField name="hunter_id" label={m.hunter} staff="hunter" own={merchant?.hunter} />
        </div>
      </Group>
      <Group title={m.place}>
        <div className={styles.columns}>
          <PlaceFields />
          <TextField name="address" label={m.address} maxLength={300} />
        </div>
        <PointFields />
      </Group>
      <Group title={m.schedule}>
        <WeekHoursField name="work_schedule" label={m.schedule} />
      </Group>
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
