import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetAttributeQuery, useListAttributesRows, type AttributeType } from '../../../api/marketplace/attributes';
import { useSetModelAttributeMutation, type ModelAttribute, type ModelDetail } from '../../../api/marketplace/models';
import { t } from '../../../i18n/terms';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { NumberField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useFormAround, usePanelForm } from '../../../kit/form/usePanelForm';
import { m as catalogue } from '../messages';
import { m } from './messages';

interface Values {
  attribute_id: string;
  one: string;
  many: string[];
  text: string;
  number: number | null;
  flag: string;
}
const valuesOf = (attribute: ModelAttribute | undefined): Values => ({
  attribute_id: attribute === undefined ? '' : String(attribute.attribute_id),
  one: attribute?.values[0] === undefined ? '' : String(attribute.values[0].id),
  many: (attribute?.values ?? []).map(({ id }) => String(id)),
  text: attribute?.text ?? '',
  number: attribute?.number ?? null,
  flag: attribute?.flag === null || attribute === undefined ? '' : String(attribute.flag),
});

/** What is sent of an attribute of this type; nothing said leaves it to be filled in. */
function bodyOf(type: AttributeType | undefined, { one, many, text, number, flag }: Values) {
  if (type === 'multi') return { value_ids: many.map(Number) };
  if (type === 'select' || type === 'color') return { value_ids: one === '' ? [] : [Number(one)] };
  if (type === 'number') return { number };
  if (type === 'bool') return { flag: flag === '' ? null : flag === 'true' };
  return { text: text === '' ? null : text };
}

const flags = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
];
const allOf = { limit: 1000, page: 1, filters: {} };

interface Props {
  model: ModelDetail;
  /** The one that is changed; a further one where it is missing. */
  attribute?: ModelAttribute;
  onClose: () => void;
}

/** Says what an attribute of a model is, or that it belongs to the model and is still to be filled in. */
export function AttributeForm({ model, attribute, onClose }: Props) {
  const [set] = useSetModelAttributeMutation();
  const form = usePanelForm({
    id: `modelAttribute:${model.id}:${attribute?.id ?? 'new'}`,
    values: valuesOf(attribute),
  });
  const chosen = useWatch({ control: form.control, name: 'attribute_id' });
  const { item, ...source } = useRecordQuery(
    useGetAttributeQuery(chosen === '' ? skipToken : { id: Number(chosen) }),
    chosen,
  );
  return (
    <FormDrawer
      title={attribute === undefined ? m.addAttribute : m.setAttribute}
      form={form}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={(values) =>
        set({
          body: {
            model_id: model.id,
            attribute_id: Number(values.attribute_id),
            ...bodyOf(item?.type ?? attribute?.type, values),
          },
        }).unwrap()
      }
    >
      {attribute === undefined ? <AttributeChoice model={model} /> : null}
      {chosen !== '' && (
        <AsyncField source={{ ...source, item }}>
          {item && <ValueField type={item.type} values={item.values} label={attribute?.name ?? item.name} />}
        </AsyncField>
      )}
    </FormDrawer>
  );
}

function AttributeChoice({ model }: { model: ModelDetail }) {
  const attributes = useListAttributesRows(allOf);
  const { items } = attributes;
  const taken = useMemo(() => new Set(model.attributes.map((one) => one.attribute_id)), [model.attributes]);
  const options = items.filter(({ id }) => !taken.has(id)).map(({ id, name }) => ({ value: String(id), label: name }));
  const { setValue } = useFormAround();
  // What was said of the attribute that was chosen before says nothing of this one, of whatever type both are.
  const clear = () => {
    const { attribute_id: _, ...values } = valuesOf(undefined);
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
  };
  return (
    <AsyncField source={attributes}>
      <SelectField name="attribute_id" label={m.attribute} options={options} onChosen={clear} required />
    </AsyncField>
  );
}

interface Asked {
  type: AttributeType;
  values: readonly { id: number; value: string }[];
  label: string;
}
function ValueField({ type, values, label }: Asked) {
  const options = values.map(({ id, value }) => ({ value: String(id), label: value }));
  if (type === 'multi') return <MultiSelectField name="many" label={label} options={options} />;
  if (type === 'select' || type === 'color') return <SelectField name="one" label={label} options={options} />;
  if (type === 'number')
    return <NumberField name="number" label={label} min={-99_999_999} max={99_999_999} decimals={4} />;
  if (type === 'bool') return <SelectField name="flag" label={label} options={flags} />;
  return <TextField name="text" label={label} maxLength={500} />;
}
