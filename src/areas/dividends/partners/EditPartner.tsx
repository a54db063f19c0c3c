import { FormattedMessage } from 'react-intl';
import { useUpdatePartnerMutation, type Partner, type PartnerChange } from '../../../api/system-user/partners';
import { DateField } from '../../../kit/fields/DateField';
import { AccountField, InnField, PinflField } from '../../../kit/fields/identifierFields';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { MfoField } from '../../../parts/listedFields';
import { Note } from '../../../parts/Note';
import { m } from './messages';

/** A fresh record as the form compares it: the numbers of a person as the service masks them. */
const freshOf = ({ name, pinfl, inn, bank_account, mfo, end_date }: Partner) => ({
  ...{
    name,
    pinfl: pinfl ?? '',
    inn: inn ?? '',
    bank_account: bank_account ?? '',
    mfo: mfo ?? '',
    end_date: end_date ?? '',
  },
});
type Values = ReturnType<typeof freshOf>;

/** The record as the inputs take it; what is masked begins empty. */
const valuesOf = (partner: Partner): Values => ({
  ...freshOf(partner),
  ...(partner.kind === 'person' && { pinfl: '', bank_account: '' }),
});

/** What was emptied is nothing; whoever has a last day is no partner any more after it, and whoever has none is one again. */
function changeOf({ name, pinfl, inn, bank_account, mfo, end_date }: Partial<Values>): PartnerChange {
  return {
    ...(name !== undefined && { name }),
    ...(pinfl && { pinfl }),
    ...(inn && { inn }),
    ...(bank_account !== undefined && { bank_account: bank_account || null }),
    ...(mfo !== undefined && { mfo: mfo || null }),
    ...(end_date !== undefined && { end_date: end_date || null, is_active: !end_date }),
  };
}

/** Changes how a partner is called and paid, and says the last day of one who leaves. */
export function EditPartner({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { id, version } = partner;
  const isPerson = partner.kind === 'person';
  const [update] = useUpdatePartnerMutation();
  const form = usePanelForm({
    ...{ id: `editPartner:${id}`, version, values: valuesOf(partner) },
    fromRecord: freshOf,
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={m.changed}
      onClose={onClose}
      onSubmit={async (_, { changed, version: latest = version }) => {
        const body = changeOf(changed);
        if (Object.keys(body).length > 0) await update({ id, 'If-Match': latest, body }).unwrap();
      }}
    >
      <TextField name="name" label={m.name} maxLength={200} required />
      {isPerson ? (
        <PinflField name="pinfl" label={m.pinfl} stored={partner.pinfl ?? ''} required />
      ) : (
        <InnField name="inn" label={m.inn} required />
      )}
      <AccountField
        name="bank_account"
        label={m.bankAccount}
        stored={isPerson ? (partner.bank_account ?? '') : undefined}
      />
      <MfoField name="mfo" label={m.mfo} />
      <DateField name="end_date" label={m.until} />
      {partner.next_percent > 0 && (
        <Note>
          <FormattedMessage {...m.endHelp} />
        </Note>
      )}
    </FormDrawer>
  );
}
