import {
  useCreateBrandMutation,
  useUpdateBrandMutation,
  type BrandChange,
  type BrandDetail,
} from '../../../api/marketplace/brands';
import { t } from '../../../i18n/terms';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m as catalogue } from '../messages';
import { m } from './messages';

const valuesOf = ({ name, is_active }: Pick<BrandDetail, 'name' | 'is_active'>) => ({ name, is_active });

function Fields() {
  return (
    <>
      <TextField name="name" label={catalogue.name} maxLength={120} required />
      <SwitchField name="is_active" label={catalogue.shown} />
    </>
  );
}

/** Makes a brand. */
export function NewBrand({ onClose }: { onClose: () => void }) {
  const [create] = useCreateBrandMutation();
  const form = usePanelForm({ id: 'newBrand', values: valuesOf({ name: '', is_active: true }) });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={(body) => create({ body }).unwrap()}
    >
      <Fields />
    </FormDrawer>
  );
}

/** Changes a brand. */
export function EditBrand({ brand, onClose }: { brand: BrandDetail; onClose: () => void }) {
  const [update] = useUpdateBrandMutation();
  const form = usePanelForm({
    id: `editBrand:${brand.id}`,
    version: brand.version,
    values: valuesOf(brand),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = brand.version }) => {
        const body: BrandChange = changed;
        if (Object.keys(body).length > 0) await update({ id: brand.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields />
    </FormDrawer>
  );
}
