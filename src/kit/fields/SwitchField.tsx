import { Checkbox, Field as FluentField, Switch } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { fieldErrorText } from '../form/fieldErrorText';
import { labelText } from '../form/labelText';
import { useFormAround } from '../form/usePanelForm';
import { useField, type FieldProps } from '../form/useField';
import { t } from '../../i18n/terms';

/** Something that is on or off at once when the form is saved. */
export function SwitchField(props: FieldProps) {
  return <OnOff {...props} as={Switch} />;
}

/** Something to agree to or to pick; `required` wants the tick. */
export function CheckboxField(props: FieldProps) {
  return <OnOff {...props} as={Checkbox} />;
}

function OnOff({
  as: Control,
  name,
  label,
  required,
  help,
  disabled,
}: FieldProps & { as: typeof Switch | typeof Checkbox }) {
  const intl = useIntl();
  const { texts } = useFormAround();
  const field = useField(name, {
    label,
    required,
    disabled,
    show: (value) => intl.formatMessage(value === true ? t.yes : t.no),
  });
  const text = field.problem && fieldErrorText(field.problem.code, texts);
  return (
    <FluentField
      hint={help && intl.formatMessage(help)}
      validationMessage={text && intl.formatMessage(text.message, text.values)}
    >
      <Control
        id={field.id}
        name={name}
        ref={field.ref}
        label={labelText(intl, label)}
        required={required}
        checked={field.value === true}
        disabled={disabled}
        onChange={(event: { currentTarget: { checked: boolean } }) => field.set(event.currentTarget.checked)}
        onBlur={field.leave}
      />
    </FluentField>
  );
}
