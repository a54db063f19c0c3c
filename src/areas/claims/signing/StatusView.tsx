import { Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { DibankStatus } from '../../../api/investment/signing';
import { documentStatus } from './documentStatus';
import { t } from '../../../i18n/terms';

interface Props {
  value: DibankStatus;
  onChange: (status: DibankStatus) => void;
}

/** Which documents are shown: always those of one state, the drafts to begin with. */
export function StatusView({ value, onChange }: Props) {
  const intl = useIntl();
  return (
    <Select
      aria-label={intl.formatMessage(t.status)}
      value={value}
      onChange={(_, change) => {
        const status = documentStatus.values.find((one) => one === change.value);
        if (status) onChange(status);
      }}
    >
      {documentStatus.options.map((option) => (
        <option key={option.value} value={option.value}>
          {intl.formatMessage(option.label)}
        </option>
      ))}
    </Select>
  );
}
