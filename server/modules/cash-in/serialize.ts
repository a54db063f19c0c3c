import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { historyOf, personOf } from '../../shared/auditTrail';
import { maskAccount, maskPinfl } from '../../shared/mask';
import { listCandidates, listInvestments, type CandidateRow, type OwnInvestment } from './matchStore';
import { confidenceOf } from './rules';
import { findNext, type CashInRow } from './store';

type Claim = Reply<'listCashInBankClaims'>['cash_in_bank'][number];
type Detail = Reply<'getCashInBankClaim'>;

export const entity = 'cash_in_claim';

/** The number of a company is public, that of a person is masked. */
const maskNumber = (number: string | null) => (number?.length === 14 ? maskPinfl(number) : number);

/** A document of the bank as the wire tells it. */
export function claimAnswer(row: CashInRow): Claim {
  const { investor_id, investor_name, investor_subject, investor_status, investment_id, contract_number, ...claim } =
    row;
  const { processed_by, processed_by_name, ...rest } = claim;
  const isKnown = investor_id !== null && investor_subject !== null && investor_status !== null;
  return {
    ...rest,
    payer_inn_or_pinfl: maskNumber(row.payer_inn_or_pinfl),
    payer_account: maskAccount(row.payer_account),
    matched_investor: isKnown
      ? { id: investor_id, name: investor_name ?? '', subject: investor_subject, status: investor_status }
      : null,
    matched_investment:
      investment_id === null || contract_number === null ? null : { id: investment_id, contract_number },
    matches: row.matches ?? [],
    processed_by: personOf(processed_by, processed_by_name),
  };
}

function candidateAnswer(row: CandidateRow, investments: readonly OwnInvestment[]): Detail['candidates'][number] {
  const { investor_id: id, name, subject, status, inn, pinfl, balance, matches, is_only } = row;
  return {
    investor: { id, name, subject, status },
    inn_or_pinfl: subject === 'business' ? inn : maskPinfl(pinfl),
    balance,
    matches,
    match_confidence: confidenceOf(matches, is_only),
    investments: investments
      .filter((one) => one.investor_id === id)
      .map(({ investor_id: _owner, ...investment }) => investment),
  };
}

/** The document beside those whose money it may be; one that was decided has no candidates any more. */
export async function detailAnswer(sql: Sql, row: CashInRow): Promise<Detail> {
  const found = row.status === 'pending' ? await listCandidates(sql, row.id) : [];
  const owners = found.map(({ investor_id }) => investor_id);
  const investments = owners.length > 0 ? await listInvestments(sql, owners, row.purpose) : [];
  return {
    ...claimAnswer(row),
    candidates: found.map((one) => candidateAnswer(one, investments)),
    history: await historyOf(sql, entity, row.id),
    next_id: await findNext(sql, row),
  };
}
