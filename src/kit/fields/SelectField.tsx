import { Radio, RadioGroup, Select } from '@fluentui/react-components';
import { use, useEffect } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FieldFrame } from './FieldFrame';
import { listComes, ListComing } from '../form/awaitedLists';
import { useField, type Field, type FieldProps } from '../form/useField';
import { useFormAround } from '../form/usePanelForm';

const nothing = defineMessage({ id: 'kit.select.nothing', defaultMessage: 'Не выбрано' });

export interface Option {
  value: string;
  label: MessageDescriptor | string;
}

interface Props extends FieldProps {
  options: readonly Option[];
}
interface SelectProps extends Props {
  /** Its choices are of several parts, such as a name, a month and a sum. */
  isLong?: true;
  /** A person has chosen; neither a draft nor a fresh record that was taken over is such a choice. */
  onChosen?: () => void;
}

interface Choice {
  field: Field;
  value: string;
  words: (option: Option) => string;
  isComing: boolean;
}

function useChoice({ name, label, required, disabled, options }: Props): Choice {
  const intl = useIntl();
  const words = (option: Option): string =>
    typeof option.label === 'string' ? option.label : intl.formatMessage(option.label);
  const isComing = use(ListComing);
  const optionOf = (value: unknown) => options.find((option) => option.value === value);
  const field = useField(name, {
    label,
    required,
    disabled,
    check: (value) => (isComing || optionOf(value) ? undefined : 'choice'),
    show: (value) => {
      const option = optionOf(value);
      if (option) return words(option);
      return isComing ? intl.formatMessage(listComes) : String(value);
    },
  });
  const { trigger } = useFormAround();
  const isIn = field.problem?.code === 'choice' && optionOf(field.value) !== undefined;
  // What the list of before did not hold, this one does.
  useEffect(() => {
    if (isIn) void trigger(name);
  }, [isIn, name, trigger]);
  return { field, words, isComing, value: String(field.value ?? '') };
}

/** One of a closed list, by its code; an empty text while nothing is chosen. */
export function SelectField({ isLong, onChosen, ...props }: SelectProps) {
  const intl = useIntl();
  const { field, value, words, isComing } = useChoice(props);
  const isKnown = value === '' || props.options.some((option) => option.value === value);
  return (
    <FieldFrame {...props} field={field} width={isLong ? 'full' : 'long'}>
      <Select
        id={field.id}
        name={props.name}
        ref={field.ref}
        value={value}
        disabled={props.disabled}
        onChange={(_, change) => {
          field.set(change.value);
          onChosen?.();
        }}
        onBlur={field.leave}
      >
        {(!props.required || value === '') && (
          <option value="">{intl.formatMessage(isComing && props.options.length === 0 ? listComes : nothing)}</option>
        )}
        {/* A code that the contract does not know is shown as it is, and not lost in silence. */}
        {!isKnown && <option value={value}>{isComing ? intl.formatMessage(listComes) : value}</option>}
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {words(option)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** The same with every choice in view; for two to five of them. */
export function RadioField(props: Props) {
  const { field, value, words } = useChoice(props);
  return (
    <FieldFrame {...props} field={field}>
      <RadioGroup
        id={field.id}
        name={props.name}
        value={value}
        disabled={props.disabled}
        onChange={(_, change) => field.set(change.value)}
        onBlur={field.leave}
      >
        {props.options.map((option, at) => (
          <Radio key={option.value} ref={at === 0 ? field.ref : undefined} value={option.value} label={words(option)} />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
