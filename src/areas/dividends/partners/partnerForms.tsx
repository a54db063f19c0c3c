import { useWatch } from 'react-hook-form';
import { useAllPartners, useCreatePartnerMutation, type Partner } from '../../../api/system-user/partners';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { DateField } from '../../../kit/fields/DateField';
import { AccountField, InnField, PinflField } from '../../../kit/fields/identifierFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { MfoField } from '../../../parts/listedFields';
import { partnerKind } from '../dividendTerms';
import { m } from './messages';

const sharesOf = (partners: readonly Partner[]) =>
  partners.map(({ id, version, next_percent: percent }) => ({ id, version, percent }));

/** Where the kind was changed since, the number that was refused stands on the screen no more. */
const otherNames = { inn: { field: 'inn', label: m.inn }, pinfl: { field: 'pinfl', label: m.pinfl } };

const blank = { name: '', kind: 'company', pinfl: '', inn: '', bank_account: '', mfo: '', start_date: '' };

/** A new partner; he shares nothing until the shares of all are set. */
export function NewPartner({ onClose }: { onClose: () => void }) {
  const partners = useAllPartners();
  const [create] = useCreatePartnerMutation();
  const form = usePanelForm({ id: 'newPartner', values: blank, otherNames });
  const isCompany = useWatch({ control: form.control, name: 'kind' }) === 'company';
  return (
    <FormDrawer
      title={m.add}
      form={form}
      done={m.made}
      onClose={onClose}
      onSubmit={({ pinfl, inn, bank_account, mfo, name, start_date }) =>
        create({
          body: {
            ...{ name, start_date, percent: 0, others: sharesOf(partners.items) },
            ...(isCompany ? { kind: 'company', inn } : { kind: 'person', pinfl }),
            ...{ bank_account: bank_account || null, mfo: mfo || null },
          },
        }).unwrap()
      }
    >
      <AsyncField source={partners}>
        <SelectField name="kind" label={m.kind} options={partnerKind.options} required />
      </AsyncField>
      <TextField name="name" label={m.name} maxLength={200} required />
      {isCompany ? (
        <InnField key="inn" name="inn" label={m.inn} required />
      ) : (
        <PinflField key="pinfl" name="pinfl" label={m.pinfl} required />
      )}
      <AccountField name="bank_account" label={m.bankAccount} />
      <MfoField name="mfo" label={m.mfo} />
      <DateField name="start_date" label={m.since} required />
    </FormDrawer>
  );
}
