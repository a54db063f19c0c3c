import { defineMessages } from 'react-intl';
import { addCodeTexts } from '../../../kit/state/failureText';
import type { Failure } from '../../../lib/failure';

/** What these screens themselves refuse, told like a refusal of the service. */
addCodeTexts(
  defineMessages({
    sheet_server_problem: { id: 'claims.sheet.serverProblem', defaultMessage: 'Server side problem' },
    sheet_not_sent: { id: 'claims.sheet.notSent', defaultMessage: 'Something went wrong. Try again later.' },
    sheet_unknown: {
      id: 'claims.sheet.unknown',
      defaultMessage:
        'Something went wrong. Try again later. Ответ не дошёл, и файл мог быть принят: отправьте те же строки ещё раз, дважды они не выполнятся.',
    },
  }),
);

/** A refusal of the screen, as the parts that tell failures take it. */
export const ownRefusal = (code: 'sheet_server_problem' | 'sheet_not_sent' | 'sheet_unknown'): Failure => ({
  kind: 'status',
  status: 400,
  codes: [code],
});
