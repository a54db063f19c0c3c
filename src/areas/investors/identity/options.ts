import type { MessageDescriptor } from 'react-intl';
import type { Option } from '../../../kit/fields/SelectField';

/** The choices of a closed list, in the order of its labels. */
export const optionsOf = (labels: Readonly<Record<string, MessageDescriptor>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
