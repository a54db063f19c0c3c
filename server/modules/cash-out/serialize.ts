import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { historyOf, personOf } from '../../shared/auditTrail';
import { maskAccount, maskCard } from '../../shared/mask';
import { listCards, type CashOutRow } from './store';

export const entity = 'exit_claim';

/** A claim as the wire tells it. */
export function claimAnswer(row: CashOutRow): Reply<'decideCashOutClaim'> {
  const { investor_id, investor_name, investor_subject, investment_id, contract_number, ...claim } = row;
  const { investment_status: _state, investment_balance: _balance, promised_amount: _promised, ...known } = claim;
  const { start_date: _start, end_date: _end, tariff_percent: _percent, ...own } = known;
  const { changed_by, changed_by_name, processed_by, processed_by_name, ...rest } = own;
  return {
    ...rest,
    investor: { id: investor_id, name: investor_name, subject: investor_subject },
    investment: { id: investment_id, contract_number },
    card_masked: row.card_masked === null ? null : maskCard(row.card_masked),
    bank_account: maskAccount(row.bank_account),
    changed_by: personOf(changed_by, changed_by_name),
    processed_by: personOf(processed_by, processed_by_name),
  };
}

export async function detailAnswer(sql: Sql, row: CashOutRow, day: string): Promise<Reply<'getCashOutClaim'>> {
  const cards = await listCards(sql, [row.investor_id], day);
  return {
    ...claimAnswer(row),
    cards: cards.map(({ id, holder, card_masked }) => ({ id, holder, card_masked: maskCard(card_masked) })),
    history: await historyOf(sql, entity, row.id),
  };
}
