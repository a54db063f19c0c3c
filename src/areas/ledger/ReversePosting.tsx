import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useChangePostingMutation, type PostingDetail } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { notify } from '../../kit/state/notifications';
import { useNoticeAbout } from '../../kit/state/useNoticeAbout';
import { Fact, Facts } from '../../kit/values/Facts';
import { postingStatus } from './ledgerTerms';
import { m } from './messages';
import { postingHref } from './postingHref';
import { WhatIsPosted } from './WhatIsPosted';

interface Props {
  posting: PostingDetail;
  onClose: () => void;
}

/** Moves no money by itself: it drafts what somebody else posts, who then types a large sum. */
export function ReversePosting({ posting, onClose }: Props) {
  const dispatch = useDispatch();
  const noticeOf = useNoticeAbout();
  const [change] = useChangePostingMutation();
  const key = useRef(crypto.randomUUID());
  const { id, version, number, amount } = posting;
  return (
    <ConfirmAction
      title={m.reverseTitle}
      yes={m.reverse}
      statusWords={postingStatus.labelOf}
      run={() =>
        change({ id, 'If-Match': version, 'Idempotency-Key': key.current, body: { action: 'reverse' } }).unwrap()
      }
      done={(draft) => {
        const about = { record: number ?? posting.operation.name, amount, person: posting.counterparty ?? undefined };
        const path = postingHref(draft.id, 'ledger.postings');
        dispatch(notify({ tone: 'success', title: m.isReversed, ...noticeOf({ ...about, path }) }));
      }}
      onClose={onClose}
    >
      <FormattedMessage {...m.reverseText} />
      <Facts>
        <Fact label={m.posting} value={number} />
        <Fact label={t.sum} value={amount} as="moneyWithCurrency" />
        <WhatIsPosted posting={posting} />
      </Facts>
    </ConfirmAction>
  );
}
