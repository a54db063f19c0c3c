import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useReopenCashOutClaimMutation } from '../../../api/investment/cashOut';
import type { NoticeAbout } from '../../../kit/state/useNoticeAbout';
import { Note } from '../../../parts/Note';
import { ReasonForm } from '../../../parts/ReasonForm';
import { t } from '../../../i18n/terms';
import { toFailure, type Failure } from '../../../lib/failure';
import { cashOutStatus, stillApproved } from './cashOutTerms';
import { m } from './messages';

const ofClaim = { title: m.reopenTitle, verb: m.reopen, done: m.reopened };

/** A claim that went on and may still be taken back was only changed: who approved it before was not quicker than this person. */
function asChanged(failure: Failure): Failure {
  const { current } = failure;
  const isOpen = current !== undefined && stillApproved.some((status) => status === current['status']);
  return isOpen ? { ...failure, current: { ...current, processed_by: null } } : failure;
}

interface Props {
  /** The claim as the person sees it. */
  id: number;
  version: number;
  about: NoticeAbout;
  /** What it is called where it is not asked at the claim, but at the payment document that is cancelled by it. */
  words?: Omit<ComponentProps<typeof ReasonForm>['words'], 'no' | 'reason'>;
  onClose: () => void;
}

/** Takes an approval back, and cancels what was prepared of it; the claim waits for a decision again. */
export function ReopenCashOut({ id, version, about, words = ofClaim, onClose }: Props) {
  const [reopen] = useReopenCashOutClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  return (
    <ReasonForm
      id={`reopenCashOut:${id}`}
      version={version}
      words={{ ...words, no: t.close, reason: t.reason }}
      statusWords={cashOutStatus.labelOf}
      about={about}
      checkOutcome={checkOutcome}
      onClose={onClose}
      send={async (comment, { version: seen, key }) => {
        try {
          return await reopen({ id, 'If-Match': seen, 'Idempotency-Key': key, body: { comment } }).unwrap();
        } catch (error) {
          throw asChanged(toFailure(error));
        }
      }}
    >
      <Note>
        <FormattedMessage {...m.reopenText} />
      </Note>
    </ReasonForm>
  );
}
