import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, useIntl } from 'react-intl';
import { useField, type FieldProps } from '../form/useField';
import { FieldFrame } from './FieldFrame';

const pick = defineMessage({ id: 'kit.color.pick', defaultMessage: 'Выбрать цвет на палитре' });

const useStyles = makeStyles({
  swatch: {
    width: '24px',
    height: '24px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
});

/** A colour as six signs, `#1f4fa3`: typed, pasted, or picked on the palette of the browser. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** What the field shows while it holds no colour: the input of the browser knows no empty one. */
const blank = `#${'0'.repeat(6)}`;

/** A colour of the data, in six signs. */
export function ColorField({ name, label, required, help, disabled }: FieldProps) {
  const styles = useStyles();
  const intl = useIntl();
  const field = useField(name, {
    label,
    required,
    disabled,
    check: (value) => (isColor(String(value)) ? undefined : 'color'),
  });
  const text = String(field.value ?? '');
  return (
    <FieldFrame field={field} label={label} required={required} help={help} width="medium">
      <Input
        id={field.id}
        name={name}
        ref={field.ref}
        value={text}
        disabled={disabled}
        autoComplete="off"
        contentAfter={
          <input
            type="color"
            className={styles.swatch}
            aria-label={intl.formatMessage(pick)}
            disabled={disabled}
            value={isColor(text) ? text : blank}
            onChange={({ target }) => field.set(target.value)}
          />
        }
        onChange={(_, change) => field.set(change.value.trim().toLowerCase())}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
