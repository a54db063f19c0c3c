import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface Props<Value extends string> {
  value: Value | null;
  labels: Record<Value, MessageDescriptor>;
}

/** One value of a closed list in words; a value that the contract does not know is shown as it came. */
export function Choice<Value extends string>({ value, labels }: Props<Value>) {
  if (value === null) return null;
  const label: MessageDescriptor | undefined = labels[value];
  return label ? <FormattedMessage {...label} /> : value;
}
