import { Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { documentViews, type DocumentView } from './documentStatus';
import { t } from '../../../i18n/terms';

interface Props {
  value: DocumentView;
  onChange: (status: DocumentView) => void;
}

/** Which documents are shown: those of one state, the drafts to begin with, or all. */
export function StatusView({ value, onChange }: Props) {
  const intl = useIntl();
  return (
    <Select
      aria-label={intl.formatMessage(t.status)}
      value={value}
      onChange={(_, change) => {
        const view = documentViews.find(({ value }) => value === change.value);
        if (view) onChange(view.value);
      }}
    >
      {documentViews.map((option) => (
        <option key={option.value} value={option.value}>
          {intl.formatMessage(option.label)}
        </option>
      ))}
    </Select>
  );
}
