import { FieldContextProvider, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { listComes } from '../form/awaitedLists';
import { labelText } from '../form/labelText';
import { useField, type FieldProps } from '../form/useField';
import { t } from '../../i18n/terms';
import { FieldFrame } from './FieldFrame';
import { findIn, useFindText } from './findText';

const m = defineMessages({
  choose: { id: 'kit.pick.choose', defaultMessage: 'Выберите из найденных' },
  nothing: { id: 'kit.pick.nothing', defaultMessage: 'Ничего не найдено' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
});

interface Option {
  value: string;
  label: string;
}
interface Props extends FieldProps {
  /** What was found by the text that was typed last. */
  options: readonly Option[];
  /** The typed text, once typing rests. */
  onFind: (text: string) => void;
  isFinding: boolean;
}

/** One record out of very many: a text that looks for it, and below it those that were found. The value is its number as text. */
export function PickField({ options, onFind, isFinding, ...props }: Props) {
  const { name, label, required, disabled } = props;
  const styles = useStyles();
  const intl = useIntl();
  const [text, setText] = useState('');
  // What was chosen stays among the choices when others are looked for.
  const [chosen, setChosen] = useState<Option>();
  const field = useField(name, {
    label,
    required,
    disabled,
    show: (value) => known.find((one) => one.value === value)?.label ?? String(value),
  });
  const value = String(field.value ?? '');
  // What a draft brought back is hardly among those found: it is sent, so it is shown, by its number.
  const kept = chosen?.value === value ? chosen : { value, label: `${intl.formatMessage(t.numberSign)} ${value}` };
  const known = value === '' || options.some((one) => one.value === value) ? options : [kept, ...options];
  const nothingFound = isFinding ? listComes : m.nothing;
  const nothingChosen = known.length === 0 ? nothingFound : m.choose;
  useFindText(text, onFind);
  return (
    <FieldFrame {...props} field={field}>
      <div className={styles.root}>
        {/* The search has a name of its own; the label of the field leads to what is chosen. */}
        <FieldContextProvider value={undefined}>
          <Input
            aria-label={intl.formatMessage(findIn, { label: labelText(intl, label) })}
            placeholder={intl.formatMessage(findIn, { label: labelText(intl, label) })}
            contentBefore={<Search20Regular aria-hidden />}
            value={text}
            disabled={disabled}
            onChange={(_, change) => setText(change.value)}
          />
        </FieldContextProvider>
        <Select
          id={field.id}
          name={name}
          ref={field.ref}
          value={value}
          disabled={disabled}
          onChange={(_, change) => {
            setChosen(known.find((one) => one.value === change.value));
            field.set(change.value);
          }}
          onBlur={field.leave}
        >
          <option value="">{intl.formatMessage(nothingChosen)}</option>
          {known.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </div>
    </FieldFrame>
  );
}
