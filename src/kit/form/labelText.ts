import type { IntlShape, MessageDescriptor } from 'react-intl';

/** What a field is called: a text of the panel, or one that was made of several. */
export type Label = MessageDescriptor | string;

export const labelText = (intl: IntlShape, label: Label): string =>
  typeof label === 'string' ? label : intl.formatMessage(label);
