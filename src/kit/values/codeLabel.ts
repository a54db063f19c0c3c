import type { IntlShape, MessageDescriptor } from 'react-intl';
import { emptyValue } from '../../i18n/format';

/** A code of a closed list in words. One that the contract does not know yet stands as the service writes it. */
export function codeLabel(
  intl: IntlShape,
  words: Readonly<Record<string, MessageDescriptor>>,
  code: string | null | undefined,
): string {
  if (!code) return emptyValue;
  const known = Object.hasOwn(words, code) ? words[code] : undefined;
  return known ? intl.formatMessage(known) : code;
}
