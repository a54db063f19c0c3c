import type { PersonalDocumentData } from '../../../api/investment/investors';
import { DateField } from '../../../kit/fields/DateField';
import { InnField, PassportField } from '../../../kit/fields/identifierFields';
import { PhoneField } from '../../../parts/listedFields';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { todayInTashkent } from '../../../lib/days';
import { employments, incomeSources, maritalStatuses, residencies } from '../card/choices';
import { m as card } from '../card/messages';
import { m as list } from '../messages';
import { FormColumns } from './FormColumns';
import { m } from '../actionMessages';
import { optionsOf } from './options';
import { AddressFields } from './AddressFields';

const greenCards = [
  { value: 'yes', label: m.hasGreenCard },
  { value: 'no', label: m.noGreenCard },
];

/** A text that is on record masked, or one that is not there yet; both are personal. */
const hidden = (text: string | null) => text ?? true;

/** The fields of the person and the document; masked ones show the mask until something is typed. */
export function DocumentFields({ data }: { data: PersonalDocumentData }) {
  const today = todayInTashkent(new Date());
  return (
    <FormColumns>
      <PassportField name="passport_id" label={card.passport} stored={data.passport_id ?? ''} />
      <InnField name="inn" label={list.inn} />
      <DateField name="issue_date" label={card.issueDate} max={today} />
      <DateField name="expiry_date" label={card.expiryDate} />
      <TextField name="inps" label={card.inps} maxLength={14} personal={hidden(data.inps)} />
      <PhoneField name="domestic_phone_number" label={card.trustedPhone} stored={data.domestic_phone_number ?? ''} />
      <TextField name="country" label={card.country} maxLength={100} />
      <AddressFields />
      <SelectField name="residency" label={card.residency} options={optionsOf(residencies)} />
      <TextField
        name="actual_address"
        label={card.actualAddress}
        maxLength={300}
        personal={hidden(data.actual_address)}
      />
      <TextField
        name="temporary_address"
        label={card.temporaryAddress}
        maxLength={300}
        personal={hidden(data.temporary_address)}
      />
      <TextField name="work_address" label={card.workAddress} maxLength={300} personal={hidden(data.work_address)} />
      <TextField name="current_workplace" label={card.workplace} maxLength={200} />
      <SelectField name="employment_status" label={card.employment} options={optionsOf(employments)} />
      <SelectField name="marital_status" label={card.marital} options={optionsOf(maritalStatuses)} />
      <MoneyField
        name="monthly_income"
        label={card.income}
        min="0.00"
        personal
        help={data.monthly_income === null ? undefined : m.keepsIfEmpty}
      />
      <SelectField name="source_of_income" label={card.incomeSource} options={optionsOf(incomeSources)} />
      <TextField name="source_of_income_description" label={card.incomeNote} maxLength={300} />
      <SelectField name="green_card" label={card.greenCard} options={greenCards} />
    </FormColumns>
  );
}
