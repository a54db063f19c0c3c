import { useWatch } from 'react-hook-form';
import {
  useAddAttributeValueMutation,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
  type AttributeChange,
  type AttributeDetail,
  type AttributeType,
} from '../../../api/marketplace/attributes';
import { t } from '../../../i18n/terms';
import { ColorField, isColor } from '../../../kit/fields/ColorField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { NumberField } from '../../../kit/fields/NumberField';
import { RowsField, type FormRow, type RowsColumn } from '../../../kit/fields/RowsField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { staleNotes } from '../../../parts/texts/TextColumns';
import { m as catalogue } from '../messages';
import { nameValues, sentNames } from '../names';
import { attributeTypes, hasValues } from './attributeTerms';
import { m } from './messages';

const texts = { swatch: m.swatch };
const valueColumn: RowsColumn = { name: 'value', label: m.value, as: 'text', maxLength: 120 };
const colorColumn: RowsColumn = { name: 'color', label: m.color, as: 'text', maxLength: 7 };
const columns = [valueColumn];
const colorColumns = [valueColumn, colorColumn];
const newValue = (): FormRow => ({ value: '' });
const newColor = (): FormRow => ({ value: '', color: '' });

/** The first row without a swatch that is one. */
function colorFault(rows: readonly FormRow[]): string | undefined {
  const wrong = rows.findIndex(({ color }) => !isColor(String(color ?? '').toLowerCase()));
  return wrong < 0 ? undefined : `swatch:${wrong + 1}`;
}

const sentValue = ({ value, color }: FormRow, type: string) => ({
  value: String(value ?? ''),
  ...(type === 'color' && { color: String(color ?? '').toLowerCase() }),
});

/** Makes an attribute of any type, with what may be chosen of it. */
export function NewAttribute({ onClose }: { onClose: () => void }) {
  const [create] = useCreateAttributeMutation();
  const form = usePanelForm({
    id: 'newAttribute',
    texts,
    values: {
      ...{ name_ru: '', name_en: '', name_uz: '', type: 'select', unit: '' },
      values: [] as readonly FormRow[],
    },
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const field = { name: 'values', label: m.values, help: m.valuesHelp, most: 200 };
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={t.create}
      done={catalogue.saved}
      size="large"
      onClose={onClose}
      onSubmit={({ name_ru, name_en, name_uz, type: kind, unit, values }) => {
        const names = { ...sentNames({ name_en, name_uz }), name_ru };
        const rest = {
          ...(kind === 'number' && unit !== '' && { unit }),
          ...(hasValues(kind) && { values: values.map((row) => sentValue(row, kind)) }),
        };
        // The field offers no other one.
        return create({ body: { ...names, type: kind as AttributeType, ...rest } }).unwrap();
      }}
    >
      <LanguageFields name="name" label={catalogue.name} maxLength={120} required />
      <CopyRussian names={['name']} />
      <SelectField name="type" label={catalogue.type} help={m.typeHelp} options={attributeTypes.options} required />
      {type === 'number' && <TextField name="unit" label={m.unit} help={m.unitHelp} maxLength={16} />}
      {type === 'color' && (
        <RowsField key="color" {...field} columns={colorColumns} newRow={newColor} check={colorFault} />
      )}
      {hasValues(type) && type !== 'color' && <RowsField key="value" {...field} columns={columns} newRow={newValue} />}
    </FormDrawer>
  );
}

interface Props {
  attribute: AttributeDetail;
  onClose: () => void;
}

const valuesOf = (one: AttributeDetail) => ({ ...nameValues(one), unit: one.unit ?? '' });

/** Changes the names of an attribute, and the unit of a number. */
export function EditAttribute({ attribute, onClose }: Props) {
  const [update] = useUpdateAttributeMutation();
  const form = usePanelForm({
    id: `editAttribute:${attribute.id}`,
    version: attribute.version,
    values: valuesOf(attribute),
    fromRecord: valuesOf,
  });
  return (
    <FormDrawer
      title={m.edit}
      form={form}
      done={catalogue.saved}
      size="large"
      onClose={onClose}
      onSubmit={async (_, { changed: { unit, ...names }, version = attribute.version }) => {
        const body: AttributeChange = {
          ...sentNames(names),
          ...(unit !== undefined && { unit: unit === '' ? null : unit }),
        };
        if (Object.keys(body).length > 0) await update({ id: attribute.id, 'If-Match': version, body }).unwrap();
      }}
    >
      <LanguageFields name="name" label={catalogue.name} notes={staleNotes(attribute.stale)} maxLength={120} required />
      <CopyRussian names={['name']} />
      {attribute.type === 'number' && <TextField name="unit" label={m.unit} help={m.unitHelp} maxLength={16} />}
    </FormDrawer>
  );
}

/** Adds what may be chosen, behind the others unless a place is said. */
export function AddValue({ attribute: { id, type }, onClose }: Props) {
  const [add] = useAddAttributeValueMutation();
  const form = usePanelForm({
    id: `addAttributeValue:${id}`,
    values: { value: '', color: '', sequence_number: null as number | null },
  });
  return (
    <FormDrawer
      title={m.addValue}
      form={form}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={({ value, color, sequence_number: place }) =>
        add({
          body: {
            ...{ attribute_id: id, value },
            ...(type === 'color' && { color }),
            ...(place !== null && { sequence_number: place }),
          },
        }).unwrap()
      }
    >
      <TextField name="value" label={m.value} maxLength={120} required />
      {type === 'color' && <ColorField name="color" label={m.color} help={m.colorHelp} required />}
      <NumberField name="sequence_number" label={m.place} help={m.placeHelp} min={1} max={100_000} />
    </FormDrawer>
  );
}
