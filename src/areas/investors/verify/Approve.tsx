import { mergeClasses } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useChangeInvestorStatusMutation, type Investor } from '../../../api/investment/investors';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { useNoteStyles } from '../../../kit/foundation/styles';
import { WithWarning } from '../card/WithWarning';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { useDoubts } from './useDoubts';

export interface DecisionProps {
  investor: Investor;
  /** Once the service has taken the decision. */
  onTaken: () => void;
  onClose: () => void;
}

/** Asks once more before an investor becomes active, and names what speaks against it. */
export function Approve({ investor, onTaken, onClose }: DecisionProps) {
  const note = useNoteStyles();
  const [change] = useChangeInvestorStatusMutation();
  const doubts = useDoubts(investor);
  const approve = async () => {
    await change({ id: investor.id, 'If-Match': investor.version, body: { status: 'active' } }).unwrap();
    onTaken();
  };
  return (
    <ConfirmAction title={m.approveTitle} yes={m.approve} run={approve} done={t.statusEdited} onClose={onClose}>
      <FormattedMessage {...m.approveText} />
      {doubts.length > 0 && (
        <div className={mergeClasses(note.root, note.warning)}>
          <p className={note.title}>
            <FormattedMessage {...m.doubts} />
          </p>
          <ul className={note.list}>
            {doubts.map((doubt) => (
              <li key={String(doubt.id)}>
                <WithWarning text={doubt} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmAction>
  );
}
