import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight16Regular } from '@fluentui/react-icons';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import {
  useCreateConstantMutation,
  useUpdateConstantMutation,
  type Constant,
  type ConstantChange,
  type ConstantType,
} from '../../api/investment/constants';
import { SelectField } from '../../kit/fields/SelectField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm, type PanelForm } from '../../kit/form/usePanelForm';
import { Note } from '../../parts/Note';
import { constantTypes } from './constantTerms';
import { ConstantValue } from './ConstantValue';
import { later, m } from './messages';
import { heldOf, sentOf, ValueField, type Held } from './ValueField';

const useStyles = makeStyles({
  change: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, flexBasis: '100%' },
  old: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
});

const texts = { wrong_format: m.keyShape };

const blank = { key: '', type: 'text', value: '' as Held, description: '' };

/** Makes a constant of any type. */
export function NewConstant({ onClose }: { onClose: () => void }) {
  const [create] = useCreateConstantMutation();
  const form = usePanelForm({ id: 'newConstant', values: blank, texts });
  const type = useWatch({ control: form.control, name: 'type' }) as ConstantType;
  return (
    <FormDrawer
      title={m.add}
      form={form}
      submit={m.create}
      done={m.made}
      onClose={onClose}
      onSubmit={({ value, ...values }) => create({ body: { ...values, type, value: sentOf(value) } }).unwrap()}
    >
      <TextField name="key" label={m.key} help={m.keyHelp} maxLength={64} required />
      <SelectField name="type" label={m.type} options={constantTypes.options} required />
      <ValueField key={type} type={type} />
      <TextField name="description" label={m.description} maxLength={500} multiline />
    </FormDrawer>
  );
}

const valuesOf = ({ type, value, description, is_active }: Constant) => ({
  type: type as string,
  value: heldOf(type, value),
  description,
  is_active,
});

/** Changes a constant. The value that was and the one that will be stand beside each other before it is saved. */
export function EditConstant({ constant, onClose }: { constant: Constant; onClose: () => void }) {
  const [update] = useUpdateConstantMutation();
  const isRead = constant.read_by !== null;
  const form = usePanelForm({
    id: `editConstant:${constant.id}`,
    version: constant.version,
    values: valuesOf(constant),
    fromRecord: valuesOf,
  });
  const type = useWatch({ control: form.control, name: 'type' }) as ConstantType;
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (values, { changed, version = constant.version }) => {
        const all = { ...values, type, value: sentOf(values.value) };
        const body = Object.fromEntries(Object.entries(all).filter(([name]) => name in changed)) as ConstantChange;
        if (Object.keys(body).length > 0) await update({ id: constant.id, 'If-Match': version, body }).unwrap();
      }}
    >
      {isRead && (
        <Note>
          <FormattedMessage {...later} values={{ reader: constant.read_by ?? '' }} />
        </Note>
      )}
      {!isRead && <SelectField name="type" label={m.type} options={constantTypes.options} required />}
      <ValueField key={type} type={type} />
      <Change form={form} constant={constant} type={type} />
      <TextField name="description" label={m.description} maxLength={500} multiline />
      {!isRead && <SwitchField name="is_active" label={m.isActive} />}
    </FormDrawer>
  );
}

interface ChangeProps {
  form: PanelForm<ReturnType<typeof valuesOf>>;
  constant: Constant;
  type: ConstantType;
}

/** The old value and the new one, once they differ. */
function Change({ form, constant, type }: ChangeProps) {
  const styles = useStyles();
  const value = sentOf(useWatch({ control: form.control, name: 'value' }));
  if (value === constant.value || value === '') return null;
  return (
    <div className={styles.change} role="status">
      <span className={styles.title}>
        <FormattedMessage {...m.change} />
      </span>
      <span className={styles.old}>
        <ConstantValue constant={constant} />
      </span>
      <ArrowRight16Regular aria-hidden />
      <strong>
        <ConstantValue constant={{ type, value }} />
      </strong>
    </div>
  );
}
