import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useChangeInvestorStatusMutation,
  useGetPersonalDocumentDataQuery,
  type Investor,
} from '../../../api/investment/investors';
import { useConfirmInvestorPassportMutation } from '../../../api/system-user/investors';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { useNoteStyles } from '../../../kit/foundation/styles';
import { m as actions } from '../actionMessages';
import { mayConfirmPassport } from '../card/identityChecks';
import { investorHref } from '../../../parts/investorHref';
import { useInvestorName } from '../../../parts/useInvestorName';
import { WithWarning } from '../../../parts/WithWarning';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { useDoubts } from './useDoubts';

const useStyles = makeStyles({ note: { marginTop: tokens.spacingVerticalM } });

export interface DecisionProps {
  investor: Investor;
  /** Once the service has taken the decision. */
  onTaken: () => void;
  onClose: () => void;
}

/**
 * Asks once more before an investor becomes active, and names what speaks against it. The passport is confirmed by the
 * same yes, before the status is changed: where that is refused, so is the yes.
 */
export function Approve({ investor, onTaken, onClose }: DecisionProps) {
  const styles = useStyles();
  const note = useNoteStyles();
  const intl = useIntl();
  const nameOf = useInvestorName();
  const [change] = useChangeInvestorStatusMutation();
  const [confirmPassport] = useConfirmInvestorPassportMutation();
  const { id, subject, version } = investor;
  const { currentData: document } = useGetPersonalDocumentDataQuery({ id }, { skip: subject !== 'individual' });
  const mayConfirm = mayConfirmPassport(investor, document);
  const [isWanted, setWanted] = useState(true);
  const confirms = mayConfirm && isWanted;
  // It stays in the question, done, while the status is on its way or was refused.
  const [isConfirmed, setConfirmed] = useState(false);
  const doubts = useDoubts(investor).filter((doubt) => !confirms || doubt !== m.notConfirmed);
  const approve = async () => {
    let seen = version;
    if (confirms) {
      seen = (await confirmPassport({ id, 'If-Match': version }).unwrap()).version;
      setConfirmed(true);
    }
    await change({ id, 'If-Match': seen, body: { status: 'active' } }).unwrap();
    onTaken();
  };
  return (
    <ConfirmAction
      title={m.approveTitle}
      yes={m.approve}
      isDecision={doubts.length === 0}
      run={approve}
      done={t.statusEdited}
      about={{ record: `№ ${id}`, person: nameOf(investor), path: investorHref(investor) }}
      onClose={onClose}
    >
      <FormattedMessage {...m.approveText} />
      {(mayConfirm || isConfirmed) && (
        <div>
          <Checkbox
            checked={isWanted}
            disabled={isConfirmed}
            onChange={(_event, { checked }) => setWanted(checked === true)}
            label={intl.formatMessage(actions.confirmPassport)}
          />
        </div>
      )}
      {doubts.length > 0 && (
        <div className={mergeClasses(note.root, note.warning, styles.note)}>
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
