import { mergeClasses } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CashInBankDetail } from '../../../api/investment/cashIn';
import { useFormat } from '../../../i18n/format';
import { useNoteStyles } from '../../../kit/foundation/styles';
import { cashInStatus } from './cashInTerms';
import { decidedBy } from './messages';

/** Somebody was quicker: who, when, and what he decided. */
export function DecidedNote({ claim }: { claim: CashInBankDetail }) {
  const note = useNoteStyles();
  const intl = useIntl();
  const format = useFormat();
  const { status, processed_by, processed_at } = claim;
  if (status === 'pending' || processed_by === null) return null;
  const values = {
    name: processed_by.name,
    at: format.dateTime(processed_at),
    status: cashInStatus.textIn(intl, status),
  };
  return (
    <div role="status" className={mergeClasses(note.root, note.warning)}>
      <p className={note.line}>
        <FormattedMessage {...decidedBy} values={values} />
      </p>
    </div>
  );
}
