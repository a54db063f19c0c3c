import { timestamp, today } from '../../shared/clock';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { conflict } from '../../shared/problem';
import { maskAccount, maskCard } from '../../shared/mask';
import type { ClaimRow } from './claimStore';
import { tell } from './service';
import { numberOf, purposeOf, textToSign } from './rules';
import { addDraft, nextId } from './store';

/** The account or card as it may be shown; undefined when the investor named none. */
function recipientOf({ method, card_masked, bank_account, mfo }: ClaimRow) {
  const masked = method === 'card' ? card_masked && maskCard(card_masked) : maskAccount(bank_account);
  return masked === null ? undefined : { account_masked: masked, mfo: method === 'card' ? null : mfo };
}

/** The draft of a payment, made of its claim; answers its number. */
export async function draftOf(sql: Sql, { user, clock }: Actor, claim: ClaimRow): Promise<number> {
  const recipient = recipientOf(claim);
  if (recipient === undefined || claim.recipient_name === '')
    throw conflict('recipient_missing', 'It is not known whose account the money is to go to');
  const id = await nextId(sql);
  const text = {
    number: numberOf(id),
    date: today(clock),
    recipient_name: claim.recipient_name,
    ...recipient,
    amount: claim.payable_amount,
    purpose: purposeOf(claim.number),
  };
  await addDraft(sql, { id, ...text, exit_claim_id: claim.id, to_sign: textToSign(text), at: timestamp(clock) });
  await tell(sql, { user, clock }, 'create', id, [{ field: 'status', new: 'draft' }]);
  return id;
}
