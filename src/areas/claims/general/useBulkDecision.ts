import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useClaimStatusBatch, type GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { useCan } from '../../../session/can';
import { session } from '../../../session/slice';
import { refusalOf, refusalWords, type Decision } from '../../../parts/claims/decisions';
import { claimTitle } from '../../../parts/claims/messages';
import { bulkSummary, m } from './messages';
import { t } from '../../../i18n/terms';

const titles = { approved: m.toApprove, rejected: m.toReject, in_process: m.toTake } as const;

/** Of the codes that the panel finds by itself these are told in its own words. */
const { elsewhere, own_amount, own_terms, forbidden } = refusalWords;
const words = { elsewhere, own_amount, own_terms, forbidden };

/** Whom a decision about many claims reaches, who is left out and why, and the way to begin it. */
export function useBulkDecision(claims: readonly GeneralClaimRow[], to: Decision | '') {
  const startBulk = useStartBulk();
  const intl = useIntl();
  const { send, ...batch } = useClaimStatusBatch();
  const mayBalance = useCan()('investor_balance.enable');
  const id = useSelector(session.selectors.user)?.id;
  const plan = useMemo(() => {
    const refusal = (claim: GeneralClaimRow) => refusalOf(claim, to as Decision, { id, mayBalance });
    return planBulk(claims, to === '' ? undefined : refusal, refusalWords, { amount: t.amount });
  }, [claims, to, id, mayBalance]);

  const begin = (status: Decision, comment = ''): void => {
    const versions = new Map(plan.sent.map((claim) => [claim.id, claim.version]));
    const nameOf = (claim: GeneralClaimRow) => intl.formatMessage(claimTitle, { id: claim.id });
    startBulk(
      plan,
      { title: titles[status], nameOf, words, done: m.processed, summary: bulkSummary },
      {
        ...batch,
        // On the versions that the person saw: what a colleague changed meanwhile is left out.
        send: (ids, key) =>
          send({ ids, versions: ids.map((one) => versions.get(one) ?? 0), status, ...(comment && { comment }) }, key),
      },
    );
  };
  return { plan, begin };
}
