import * as v from 'valibot';
import {
  useGetCompanyDocumentDataQuery,
  useUpdateCompanyDocumentDataMutation,
  type CompanyDocumentChange,
  type CompanyDocumentData,
} from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DateField } from '../../../kit/fields/DateField';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { AccountField, InnField, PinflField } from '../../../kit/fields/identifierFields';
import { MfoField } from '../../../parts/listedFields';
import { TextField } from '../../../kit/fields/TextField';
import { todayInTashkent } from '../../../lib/days';
import { m as card } from '../card/messages';
import { m as list } from '../messages';
import { chosenId, sentFields, typed } from './changes';
import { FormColumns } from './FormColumns';
import type { InvestorFormProps } from '../card/InvestorForm';
import { m } from '../actionMessages';
import { FindAddress } from '../../../parts/place/FindAddress';
import { wholeAddress } from '../../../parts/place/foundAddress';
import type { TextsOf } from '../../../parts/place/useTakePlace';
import { AddressFields } from './AddressFields';

const legalAddress: TextsOf = (place) => ({ legal_address: wholeAddress(place).address });

const text = v.string();
const schema = v.object({
  company_name: text,
  inn: text,
  director_name: text,
  director_pinfl: text,
  legal_address: text,
  region_id: text,
  district_id: text,
  bank_account: text,
  mfo: text,
  oked: v.pipe(text, v.regex(/^(\d{5})?$/, 'five')),
  registration_number: text,
  registration_date: text,
});

/** The data as the inputs take them; what is masked begins empty. */
const valuesOf = (data: CompanyDocumentData): v.InferInput<typeof schema> => ({
  company_name: typed(data.company_name),
  inn: typed(data.inn),
  director_name: typed(data.director_name),
  director_pinfl: '',
  legal_address: typed(data.legal_address),
  region_id: typed(data.region_id),
  district_id: typed(data.district_id),
  bank_account: '',
  mfo: typed(data.mfo),
  oked: typed(data.oked),
  registration_number: typed(data.registration_number),
  registration_date: typed(data.registration_date),
});

/** A fresh record as the form compares it: masked texts as the service masks them. */
const freshOf = (data: CompanyDocumentData): v.InferInput<typeof schema> => ({
  ...valuesOf(data),
  director_pinfl: typed(data.director_pinfl),
  bank_account: typed(data.bank_account),
});

/** Changes what a company submitted; the form begins with the data that the section shows. */
export function EditCompany({ investor, onClose }: InvestorFormProps) {
  const { item } = useRecordQuery(useGetCompanyDocumentDataQuery({ id: investor.id }), investor.id);
  return item && <Form investorId={investor.id} data={item} onClose={onClose} />;
}

function Form({ investorId, data, onClose }: { investorId: number; data: CompanyDocumentData; onClose: () => void }) {
  const [update] = useUpdateCompanyDocumentDataMutation();
  const form = usePanelForm({
    id: `editCompany:${investorId}`,
    schema,
    values: valuesOf(data),
    texts: { five: m.fiveDigits },
    version: data.version,
    // The refusal carries the whole record.
    fromRecord: freshOf,
  });
  return (
    <FormDrawer
      title={m.editCompany}
      form={form}
      size="large"
      done={m.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = data.version }) => {
        const body: CompanyDocumentChange = {
          ...sentFields(changed),
          ...('region_id' in changed && { region_id: chosenId(changed.region_id) }),
          ...('district_id' in changed && { district_id: chosenId(changed.district_id) }),
        };
        if (Object.keys(body).length > 0) await update({ id: investorId, 'If-Match': version, body }).unwrap();
      }}
    >
      <FindAddress textsOf={legalAddress} />
      <FormColumns>
        <TextField name="company_name" label={list.company} maxLength={200} required />
        <InnField name="inn" label={list.inn} required />
        <TextField name="director_name" label={card.director} maxLength={200} />
        <PinflField name="director_pinfl" label={card.directorPinfl} stored={data.director_pinfl ?? ''} />
        <TextField name="legal_address" label={card.legalAddress} maxLength={300} />
        <AddressFields />
        <AccountField name="bank_account" label={card.account} stored={data.bank_account ?? ''} />
        <MfoField name="mfo" label={card.mfo} />
        <TextField name="oked" label={card.oked} maxLength={5} />
        <TextField name="registration_number" label={card.registrationNumber} maxLength={50} />
        <DateField name="registration_date" label={card.registrationDate} max={todayInTashkent(new Date())} />
      </FormColumns>
    </FormDrawer>
  );
}
