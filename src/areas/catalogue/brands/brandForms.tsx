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
import { free, square } from '../../../kit/photos/shapes';
import { CutImageField } from '../../../parts/CutImageField';
import { m as catalogue } from '../messages';
import { useCataloguePicture } from '../useCataloguePicture';
import { m } from './messages';

const valuesOf = ({ name, is_active, logo }: Pick<BrandDetail, 'name' | 'is_active' | 'logo'>) => ({
  ...{ name, is_active },
  logo: (logo?.url ?? null) as string | File | null,
});

function Fields({ sent }: { sent: number | undefined }) {
  return (
    <>
      <TextField name="name" label={catalogue.name} maxLength={120} required />
      <SwitchField name="is_active" label={catalogue.shown} />
      <CutImageField name="logo" label={m.logo} shapes={[square, free]} progress={sent} />
    </>
  );
}

/** Makes a brand. */
export function NewBrand({ onClose }: { onClose: () => void }) {
  const [create] = useCreateBrandMutation();
  const picture = useCataloguePicture();
  const form = usePanelForm({ id: 'newBrand', values: valuesOf({ name: '', is_active: true, logo: null }) });
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={async ({ logo, ...values }) => {
        const key = await picture.send(logo);
        await create({ body: { ...values, ...(typeof key === 'string' && { logo_key: key }) } }).unwrap();
      }}
    >
      <Fields sent={picture.progress} />
    </FormDrawer>
  );
}

/** Changes a brand. */
export function EditBrand({ brand, onClose }: { brand: BrandDetail; onClose: () => void }) {
  const [update] = useUpdateBrandMutation();
  const picture = useCataloguePicture();
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
      onSubmit={async (values, { changed: { logo, ...rest }, version = brand.version }) => {
        const key = logo === undefined ? undefined : await picture.send(values.logo);
        const body: BrandChange = { ...rest, ...(key !== undefined && { logo_key: key }) };
        if (Object.keys(body).length > 0) await update({ id: brand.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <Fields sent={picture.progress} />
    </FormDrawer>
  );
}
