import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListInvestorVerifyHistoryRows, type Investor } from '../../../api/investment/investors';
import { useFormat } from '../../../i18n/format';
import { useNoteStyles } from '../../../kit/foundation/styles';
import { investorStatus } from '../../../parts/investorStatus';
import { decidedBy } from './messages';
import { t } from '../../../i18n/terms';

/** Says that this investor no longer waits: what was decided, by whom and when. */
export function DecidedMeanwhile({ investor, onward }: { investor: Investor; onward: ReactNode }) {
  const note = useNoteStyles();
  const intl = useIntl();
  const format = useFormat();
  const [query] = useState({ filters: { id: investor.id }, limit: 10, page: 1 });
  const [last] = useListInvestorVerifyHistoryRows(query).items;
  // The question that was open is gone, and with it the place of the focus.
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={sentence} role="status" tabIndex={-1} className={mergeClasses(note.root, note.warning)}>
      <p className={note.title}>
        <FormattedMessage {...t.isDecided} />
      </p>
      {investorStatus.badge(investor.status)}
      {last && (
        <p className={note.line}>
          <FormattedMessage
            {...decidedBy}
            values={{ name: last.user_name ?? intl.formatMessage(t.system), at: format.dateTime(last.created_at) }}
          />
        </p>
      )}
      {onward}
    </div>
  );
}
