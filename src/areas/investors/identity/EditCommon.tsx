import * as v from 'valibot';
import type { Investor } from '../../../api/investment/investors';
import { useUpdatePlatformInvestorMutation, type InvestorChange } from '../../../api/system-user/investors';
import { DateField } from '../../../kit/fields/DateField';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { InnField, PinflField } from '../../../kit/fields/identifierFields';
import { PhoneField } from '../../../parts/listedFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { todayInTashkent } from '../../../lib/days';
import { pinflMismatch, type Gender } from '../../../lib/pinfl';
import { genders } from '../card/choices';
import { m as card } from '../card/messages';
import { m as list } from '../messages';
import { sentFields, typed } from './changes';
import { optionsOf } from './options';
import type { InvestorFormProps } from '../card/InvestorForm';
import { nameBeside } from '../../../parts/personRules';
import { m } from '../actionMessages';

const text = v.string();
const isGender = (value: string): value is Gender => value === 'male' || value === 'female';

interface Identity {
  pinfl: string;
  birthday: string;
  gender: string;
}

/** What is typed of the PINFL, the birthday and the gender has to be of one person. */
const problemOf = ({ pinfl, birthday, gender }: Identity): string | undefined =>
  pinflMismatch(pinfl, { ...(birthday && { birthday }), ...(isGender(gender) && { gender }) });

const anEmail = v.pipe(text, v.email());

const schemaOf = (investor: Investor) =>
  v.pipe(
    v.object({
      last_name: nameBeside(investor.last_name),
      first_name: nameBeside(investor.first_name),
      patronymic: nameBeside(investor.patronymic),
      company_name: text,
      email: v.pipe(
        text,
        v.check((typed) => typed === '' || v.is(anEmail, typed), 'email'),
      ),
      contact_number: text,
      pinfl: text,
      inn: text,
      birthday: text,
      gender: text,
    }),
    v.forward(
      v.check((values) => problemOf(values) !== 'pinfl.birthday', 'pinfl.birthday'),
      ['pinfl'],
    ),
    v.forward(
      v.check((values) => problemOf(values) !== 'pinfl.gender', 'pinfl.gender'),
      ['pinfl'],
    ),
  );

/** What the inputs show of a record; masked fields begin empty. */
const shownOf = (investor: Investor) => ({
  last_name: typed(investor.last_name),
  first_name: typed(investor.first_name),
  patronymic: typed(investor.patronymic),
  company_name: typed(investor.company_name),
  email: typed(investor.email),
  inn: typed(investor.inn),
  gender: typed(investor.gender),
});

const freshOf = (investor: Investor) => ({
  ...shownOf(investor),
  contact_number: typed(investor.contact_number),
  pinfl: typed(investor.pinfl),
});

/** Changes what every investor has. A masked field begins empty and stays as it is when nothing is typed. */
export function EditCommon({ investor, onClose }: InvestorFormProps) {
  const [update] = useUpdatePlatformInvestorMutation();
  const form = usePanelForm({
    id: `editCommon:${investor.id}`,
    schema: schemaOf(investor),
    version: investor.version,
    values: { ...shownOf(investor), contact_number: '', pinfl: '', birthday: '' },
    // The refusal carries the whole record; its birthday is masked, and no text of the form is like that.
    fromRecord: freshOf,
  });
  const isPerson = investor.subject === 'individual';
  return (
    <FormDrawer
      title={m.editCommon}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = investor.version }) => {
        const body: InvestorChange = sentFields(changed);
        if (Object.keys(body).length > 0) await update({ id: investor.id, 'If-Match': version, body }).unwrap();
      }}
    >
      {isPerson ? (
        <>
          <TextField name="last_name" label={card.lastName} required />
          <TextField name="first_name" label={card.firstName} required />
          <TextField name="patronymic" label={card.patronymic} />
          <PinflField name="pinfl" label={list.pinfl} stored={investor.pinfl ?? ''} />
          <DateField
            name="birthday"
            label={card.birthday}
            max={todayInTashkent(new Date())}
            personal
            help={investor.birthday === null ? undefined : m.keepsIfEmpty}
          />
          <SelectField
            name="gender"
            label={card.gender}
            options={optionsOf(genders)}
            required={investor.gender !== null}
          />
        </>
      ) : (
        <TextField name="company_name" label={list.company} maxLength={200} required />
      )}
      <InnField name="inn" label={list.inn} required={!isPerson} />
      <TextField name="email" label={card.email} maxLength={254} />
      <PhoneField name="contact_number" label={card.contactNumber} stored={investor.contact_number ?? ''} />
    </FormDrawer>
  );
}
