import { audit, auditInvestor, historiesOf, type HistoryRow } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { Call, HandlerMap, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { maskCard } from '../../shared/mask';
import { isExpired, refusalOfCard, type CardRefusal } from './rules';
import { cardClaims, setCardStatus, type CardClaimRow } from './store';

type Claim = Reply<'decideCardVerification'>;
type Known = Pick<Call<'decideCardVerification'>, 'files' | 'clock'>;

const entity = 'card_verification';

export const cardVerificationHandlers = {
  async listCardVerificationClaims({ query, db, files, clock }) {
    const { rows, count } = await cardClaims.list(db, query);
    return { card_verification_claims: await answersOf(db, rows, { files, clock }), count };
  },

  decideCardVerification: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock } = call;
      const claim = await cardClaims.lock(sql, params.id);
      if (claim === undefined) throw notFound();
      await refuseStale(claim.version, headers['If-Match'], () => answerOf(sql, claim, call));
      const known = {
        status: claim.status,
        isExpired: isExpired(claim.expiry_year, claim.expiry_month, today(clock)),
        hasPhoto: claim.photo_key !== null,
      };
      const refused = refusalOfCard(known, body);
      if (refused !== undefined) throw refusals[refused]();
      const { status, reject_reason: reason = null } = body;
      const comment = body.comment?.trim() || null;
      await setCardStatus(sql, { id: claim.id, status, reason, comment, userId: user.id, at: timestamp(clock) });
      const changes = [
        { field: 'status', old: claim.status, new: status },
        ...(reason === null ? [] : [{ field: 'reject_reason', old: claim.reject_reason, new: reason }]),
        ...(comment === null ? [] : [{ field: 'comment', old: claim.comment, new: comment }]),
      ];
      await audit(sql, { user, clock, action: 'decide', entity, entityId: claim.id, changes });
      const change = { field: `card ${claim.id}`, old: claim.status, new: status };
      await auditInvestor(sql, call, claim.investor_id, 'verify_card', [change]);
      const decided = await cardClaims.lock(sql, claim.id);
      return answerOf(sql, decided ?? claim, call);
    }),
} satisfies Partial<HandlerMap>;

const refusals: Record<CardRefusal, () => Error> = {
  transition_not_allowed: () => conflict('transition_not_allowed', 'The card is decided already'),
  card_expired: () => conflict('card_expired', 'The card has expired'),
  document_missing: () => conflict('document_missing', 'The card came without a photo'),
  reason_required: () => wrongFields({ reject_reason: 'reason_required' }, 'A rejection needs a reason'),
  comment_required: () => wrongFields({ comment: 'required' }, 'Another reason has to be told'),
  needless_reason: () => wrongFields({ reject_reason: 'unknown_value' }, 'A verified card has no reason of rejection'),
};

async function answerOf(sql: Sql, row: CardClaimRow, known: Known): Promise<Claim> {
  const [answer] = await answersOf(sql, [row], known);
  return answer!; // one row, one answer
}

async function answersOf(sql: Sql, rows: readonly CardClaimRow[], known: Known): Promise<Claim[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf(sql, entity, ids);
  return rows.map((row) => claimAnswer(row, histories.get(row.id) ?? [], known));
}

function claimAnswer(row: CardClaimRow, history: HistoryRow[], { files, clock }: Known): Claim {
  const { investor_id, expiry_month: month, expiry_year: year, photo_key, card_masked, ...claim } = row;
  return {
    ...claim,
    card_masked: maskCard(card_masked),
    expiry: `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`,
    is_expired: isExpired(year, month, today(clock)),
    card_photo: photo_key && files.signedUrl(photo_key),
    history,
  };
}
