import type { Sql } from '../../db/database';
import { maskAccount, maskCard } from '../../shared/mask';
import { Rows } from '../../db/insertRows';
import { numberOf, purposeOf, textToSign, type ClaimStatus, type DocumentStatus } from './rules';

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
  card: string | null;
  account: string | null;
  mfo: string | null;
  at: string;
}

// Where each of them pays to was said before (cash-out/seed.ts).
const claims = (sql: Sql) =>
  sql.query<Claim>(
    `select c.id, c.number, c.status, c.payable_amount as amount, i.name as recipient, c.updated_at as at,
       c.card_masked as card, c.bank_account as account, c.mfo
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
    const { amount, recipient: recipient_name, mfo, at } = claim;
    const id = rows.count + 1;
    const account_masked = claim.card === null ? (maskAccount(claim.account) ?? '') : maskCard(claim.card);
    const number = numberOf(id);
    const text = { number, date: at.slice(0, 10), recipient_name, account_masked, mfo, amount };
    const purpose = purposeOf(claim.number);
    const wasSigned = status !== 'draft' && status !== 'cancelled';
    await rows.add({
      ...{ ...text, id, exit_claim_id: claim.id, purpose, to_sign: textToSign({ ...text, purpose }), status },
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
}
