import { Select } from '@fluentui/react-components';
import { useIntl, type MessageDescriptor } from 'react-intl';

interface Props<Value extends string> {
  /** Read out; the chosen value says on the screen what it is. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: MessageDescriptor }[];
  onChange: (value: Value) => void;
}

/** A small choice in the head of a card, such as its period. */
export function ChoiceSelect<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const intl = useIntl();
  return (
    <Select
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, change) => {
        const option = options.find((one) => one.value === change.value);
        if (option) onChange(option.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {intl.formatMessage(option.label)}
        </option>
      ))}
    </Select>
  );
}
