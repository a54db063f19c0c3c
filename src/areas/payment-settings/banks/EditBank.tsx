import { useUpdateBankMutation, type BankChange, type BankDetail } from '../../../api/payment/banks';
import { InnField } from '../../../kit/fields/identifierFields';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import * as v from 'valibot';
import { m as settings } from '../messages';
import { m } from './messages';

const texts = { swift: m.invalidSwift };
const schema = v.object({
  ...{ name: v.string(), inn: v.string(), region: v.string(), is_active: v.boolean() },
  swift: v.pipe(v.string(), v.regex(/^([A-Z0-9]{8}([A-Z0-9]{3})?)?$/, 'swift')),
});

const valuesOf = ({ name, inn, swift, region, is_active }: BankDetail) => ({
  ...{ name, is_active },
  ...{ inn: inn ?? '', swift: swift ?? '', region: region ?? '' },
});

/** Changes what is said of a bank; its MFO is what it is known by, and stays. */
export function EditBank({ bank, onClose }: { bank: BankDetail; onClose: () => void }) {
  const [update] = useUpdateBankMutation();
  const form = usePanelForm({
    id: `editBank:${bank.id}`,
    ...{ schema, texts },
    version: bank.version,
    values: valuesOf(bank),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={settings.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = bank.version }) => {
        const { inn, swift, region, ...rest } = changed;
        const body: BankChange = {
          ...rest,
          ...(inn !== undefined && { inn: inn || null }),
          ...(swift !== undefined && { swift: swift || null }),
          ...(region !== undefined && { region: region || null }),
        };
        if (Object.keys(body).length > 0) await update({ id: bank.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <TextField name="name" label={m.name} help={m.byHandHelp} maxLength={120} required />
      <InnField name="inn" label={m.inn} />
      <TextField name="swift" label={m.swift} maxLength={11} />
      <TextField name="region" label={m.region} maxLength={80} />
      <SwitchField name="is_active" label={settings.switch} />
    </FormDrawer>
  );
}
