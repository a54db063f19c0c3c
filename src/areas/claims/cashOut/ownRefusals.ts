import { defineMessages } from 'react-intl';
import { addCodeTexts } from '../../../kit/failureText';
import type { Failure } from '../../../lib/failure';

/** What these screens themselves refuse, told like a refusal of the service. */
addCodeTexts(
  defineMessages({
    sheet_server_problem: { id: 'claims.sheet.serverProblem', defaultMessage: 'Server side problem' },
    sheet_not_sent: { id: 'claims.sheet.notSent', defaultMessage: 'Something went wrong. Try again later.' },
  }),
);

/** A refusal of the screen, as the parts that tell failures take it. */
export const ownRefusal = (code: 'sheet_server_problem' | 'sheet_not_sent'): Failure => ({
  kind: 'status',
  status: 400,
  codes: [code],
});
