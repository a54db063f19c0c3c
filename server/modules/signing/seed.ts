import type { Sql } from '../../db/database';
import { Rows } from '../../db/insertRows';
import { seedTrail } from '../../db/seedTrail';
import {
  maskedRecipient,
  numberOf,
  purposeOf,
  textToSign,
  type ClaimStatus,
  type DocumentStatus,
  type Recipient,
} from './rules';

/** Where the document of a claim in this state has come to. */
const statusOf: Partial<Record<ClaimStatus, DocumentStatus>> = {
  to_sign: 'draft',
  signed: 'sent',
  paid: 'accepted',
  failed: 'failed',
};
/** Of the claims that were paid only the last are told with their documents. */
const mostPaid = 60;

interface Claim {
  id: number;
  number: string;
  status: ClaimStatus;
  amount: string;
  recipient: string;
  to: Recipient;
  at: string;
}

// Where each of them pays to was said before (cash-out/seed.ts).
const claims = (sql: Sql) =>
  sql.query<Claim>(
    `select c.id, c.number, c.status, c.payable_amount as amount, i.name as recipient, c.updated_at as at,
       case when c.card_masked is null then json_build_object('account', coalesce(c.bank_account, ''), 'mfo', c.mfo)
         else json_build_object('card_masked', c.card_masked, 'card_id', (select k.id from investor_cards k
           where k.investor_id = c.investor_id and k.card_masked = c.card_masked and k.status = 'verified'
           order by k.is_main desc, k.id limit 1)) end as "to"
     from exit_claims c join investors i on i.id = c.investor_id
     where i.name <> '' and (c.status in ('to_sign', 'signed', 'failed')
       or c.id in (select id from exit_claims where status = 'paid' order by updated_at desc, id limit $1))
     order by c.id`,
    [mostPaid],
  );

/** The payment documents of the claims that are there, each where its claim is; every seventh paid one took a second try. */
export async function seedDocuments(sql: Sql): Promise<void> {
  const [owner] = await sql.query<{ id: number }>(`select id from system_users where username = 'accountant'`, []);
  const rows = new Rows(sql, 'dibank_documents', {
    int: 'id exit_claim_id signed_by',
    text: 'number recipient_name account_masked mfo purpose to_sign status error signer serial_number',
    numeric: 'amount',
    date: 'date',
    timestamp: 'signed_at sent_at created_at updated_at',
  });
  const add = async (claim: Claim, status: DocumentStatus) => {
    const { amount, recipient: recipient_name, to, at } = claim;
    const id = rows.count + 1;
    const number = numberOf(id);
    const purpose = purposeOf(claim.number);
    const text = { number, date: at.slice(0, 10), recipient_name, ...maskedRecipient(to), amount, purpose };
    const wasSigned = status !== 'draft' && status !== 'cancelled';
    await rows.add({
      ...{ ...text, id, exit_claim_id: claim.id, to_sign: textToSign(text, to), status },
      error: status === 'failed' ? 'Счёт получателя закрыт' : null,
      signed_by: wasSigned ? (owner?.id ?? null) : null,
      signer: wasSigned ? 'Каримова Дилноза Рустамовна, ИНН 306573219' : null,
      serial_number: wasSigned ? '77b1c203' : null,
      ...{ signed_at: wasSigned ? at : null, sent_at: wasSigned ? at : null, created_at: at, updated_at: at },
    });
  };
  for (const [place, claim] of (await claims(sql)).entries()) {
    const status = statusOf[claim.status];
    if (status === undefined) continue;
    if (status === 'accepted' && place % 7 === 0) await add(claim, 'cancelled');
    await add(claim, status);
  }
  await rows.finish();
  await seedTrail(sql, { entity: 'dibank_document', table: 'dibank_documents', by: 'accountant' }, [
    `r.created_at, u.id, 'create', 'status', null, 'draft'`,
    // Taken back before it was signed: the claim was approved once more.
    `r.updated_at, u.id, 'reopen', 'status', 'draft', case when r.status = 'cancelled' then r.status end`,
    `r.signed_at, u.id, 'sign', 'status', 'draft', case when r.signer is not null then 'signed' end`,
    `r.signed_at, u.id, 'sign', 'signer', null, r.signer`,
    `r.sent_at, u.id, 'send', 'status', 'signed', case when r.sent_at is not null then 'sent' end`,
    `r.sent_at, u.id, 'settle', 'status', 'sent', case when r.status in ('accepted', 'failed') then r.status end`,
    `r.sent_at, u.id, 'settle', 'error', null, r.error`,
  ]);
}
