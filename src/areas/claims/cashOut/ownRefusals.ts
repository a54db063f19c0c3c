import { defineMessages } from 'react-intl';
import { addCodeTexts } from '../../../kit/state/failureText';
import type { Failure } from '../../../lib/failure';
import { badRequest } from '../../../lib/httpStatus';

/** What these screens themselves refuse, told like a refusal of the service. */
addCodeTexts(
  defineMessages({
    sheet_server_problem: { id: 'claims.sheet.serverProblem', defaultMessage: 'Server side problem' },
  }),
);

/** A refusal of the screen, as the parts that tell failures take it. */
export const ownRefusal = (code: 'sheet_server_problem'): Failure => ({
  kind: 'status',
  status: badRequest,
  codes: [code],
});

/** A call with a sheet that failed on its way; `isLost` where nobody knows whether the sheet was taken. */
export const unsentSheet = (isLost: boolean, requestId: string | undefined): Failure => ({
  ...{ kind: 'status', status: badRequest, codes: [], requestId },
  work: isLost ? 'lostSheet' : 'sheet',
});
