import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useClaimStatusBatch, type GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { isMoney, sumMoney } from '../../../lib/money';
import { useCan } from '../../../session/can';
import { session } from '../../../session/slice';
import { refusalOf, refusalWords, type Decision, type Refusal } from '../../../parts/claims/decisions';
import { claimTitle } from '../../../parts/claims/messages';
import { bulkSummary, m } from './messages';

const titles = { approved: m.toApprove, rejected: m.toReject, in_process: m.toTake } as const;

/** Whom a decision about many claims reaches, who is left out and why, and the way to begin it. */
export function useBulkDecision(claims: readonly GeneralClaimRow[], to: Decision | '') {
  const startBulk = useStartBulk();
  const intl = useIntl();
  const { send, ...batch } = useClaimStatusBatch();
  const mayBalance = useCan()('investor_balance.enable');
  const id = useSelector(session.selectors.user)?.id;

  const plan = useMemo(() => {
    const sent: GeneralClaimRow[] = [];
    const skipped: { id: number; code: Refusal }[] = [];
    for (const claim of to === '' ? [] : claims) {
      const code = refusalOf(claim, to as Decision, { id, mayBalance });
      if (code === undefined) sent.push(claim);
      else skipped.push({ id: claim.id, code });
    }
    return { sent, skipped };
  }, [claims, to, id, mayBalance]);

  const reached = to === '' ? claims : plan.sent;
  const sum = useMemo(() => sumMoney(reached.map(({ amount }) => amount).filter(isMoney)), [reached]);
  const leftOut = (Object.keys(refusalWords) as Refusal[]).flatMap((code) => {
    const count = plan.skipped.filter((one) => one.code === code).length;
    return count > 0 ? [{ reason: refusalWords[code], count }] : [];
  });

  const begin = (status: Decision, comment = ''): void => {
    // Of the codes that the panel finds by itself these are told in its own words.
    const wordsOf = (code: string) =>
      code === 'elsewhere' || code === 'own_amount' || code === 'forbidden'
        ? intl.formatMessage(refusalWords[code])
        : undefined;
    const versions = new Map(plan.sent.map((claim) => [claim.id, claim.version]));
    startBulk(
      {
        title: intl.formatMessage(titles[status]),
        nameOf: (number) => intl.formatMessage(claimTitle, { id: Number(number) }),
        wordsOf,
      },
      { title: m.processed, text: bulkSummary },
      {
        ...batch,
        ids: plan.sent.map((claim) => claim.id),
        skipped: plan.skipped,
        // On the versions that the person saw: what a colleague changed meanwhile is left out.
        send: (ids, key) =>
          send(
            {
              ...{ ids: ids.map(Number), versions: ids.map((one) => versions.get(Number(one)) ?? 0) },
              ...{ status, ...(comment && { comment }) },
            },
            key,
          ),
      },
    );
  };
  return { sent: plan.sent.length, leftOut, sum, begin };
}
