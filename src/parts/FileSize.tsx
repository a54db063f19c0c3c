import { defineMessage, FormattedMessage } from 'react-intl';
import { useFormat } from '../i18n/format';

const kilobytes = defineMessage<{ size: string }>({ id: 'parts.file.kilobytes', defaultMessage: '{size} КБ' });

/** How large a file is, in whole kilobytes; no file has none. */
export function FileSize({ bytes }: { bytes: number }) {
  const format = useFormat();
  return <FormattedMessage {...kilobytes} values={{ size: format.number(Math.max(1, Math.round(bytes / 1024))) }} />;
}
