import { awaitingOf, type AwaitingQuery } from '../../auth/awaiting';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call } from '../../http/contract';
import { personColumn, type PersonRef } from '../../shared/referenceColumns';
import type { ClaimStatus, DocumentStatus, DocumentText } from './rules';

export interface DocumentRow extends DocumentText {
  id: number;
  exit_claim_id: number;
  claim_number: string;
  claim_status: ClaimStatus;
  claim_version: number;
  /** Who approved the claim. */
  approver: PersonRef;
  /** So large that whoever approved the claim does not sign the payment as well. */
  needs_two_people: boolean;
  to_sign: string;
  status: DocumentStatus;
  error: string | null;
  signed_at: string | null;
  signer: string | null;
  sent_at: string | null;
}

/** By the limit as it stands; for whoever raised it himself, by the one before. */
const needsTwoPeople = `d.amount > (
  select case when k.set_by = c.processed_by then least(k.value::numeric, k.value_before::numeric) else k.value::numeric end
  from invest_constants k where k.key = 'two_people_above')`;
const awaitsSigner = awaitingOf(
  `d.status = 'draft' and not (${needsTwoPeople} and c.processed_by is not distinct from $me)`,
);

/** In the order of their making: who reads page after page while others add documents misses none. */
export const documents = listOf<DocumentRow, AwaitingQuery<Call<'listDibankClaims'>['query']>, 'amount'>({
  id: 'd.id',
  from: 'dibank_documents d join exit_claims c on c.id = d.exit_claim_id',
  select: `d.id, d.exit_claim_id, c.number as claim_number, c.status as claim_status,
    c.version as claim_version, d.number, d.date, d.recipient_name,
    d.account_masked, d.mfo, d.amount, d.purpose, d.to_sign, d.status, d.error, d.signed_at, d.signer, d.sent_at,
    ${needsTwoPeople} as needs_two_people,
    ${personColumn('decider', 'approver')}`,
  joins: 'left join system_users decider on decider.id = c.processed_by',
  totals: { amount: 'd.amount' },
  orders: 'd.id',
  where: ({ status = 'draft', search, awaits, ...period }) => {
    const found = new Where();
    if (awaits !== undefined) found.and(awaitsSigner(found.bind, awaits));
    return found
      .when(status === 'all' ? undefined : status, 'd.status = $')
      .within('d.date', period)
      .finds(search, { names: ['d.recipient_name'], numbers: ['d.number', 'c.number'] });
  },
});

/** Held with its claim until the end of the transaction; the claim first, as everybody takes them. */
export async function lockDocument(sql: Sql, id: number): Promise<DocumentRow | undefined> {
  const [claim] = await sql.query<{ id: number }>(
    `select id from exit_claims where id = (select exit_claim_id from dibank_documents where id = $1::bigint) for no key update`,
    [id],
  );
  if (claim === undefined) return undefined;
  return documents.lock(sql, id);
}

/** Taken before the document is written, because its text names its number. */
export async function nextId(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('dibank_documents', 'id'))::int as id`,
    [],
  );
  return row!.id; // a sequence always has a next
}

interface NewDocument extends DocumentText {
  id: number;
  exit_claim_id: number;
  to_sign: string;
  at: string;
}

export async function addDraft(sql: Sql, made: NewDocument): Promise<void> {
  await sql.query(
    `insert into dibank_documents (id, exit_claim_id, number, date, recipient_name, account_masked, mfo, amount, purpose,
       to_sign, status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'draft', $11, $11)`,
    [
      ...[made.id, made.exit_claim_id, made.number, made.date, made.recipient_name, made.account_masked, made.mfo],
      ...[made.amount, made.purpose, made.to_sign, made.at],
    ],
  );
}

interface Signature {
  id: number;
  pkcs7: string;
  serial: string;
  signer: string;
  signedAt: string;
  userId: number;
  at: string;
}
export async function keepSignature(sql: Sql, one: Signature): Promise<void> {
  await sql.query(
    `update dibank_documents set status = 'signed', pkcs7 = $2, serial_number = $3, signer = $4, signed_at = $5,
       signed_by = $6, updated_at = $7 where id = $1`,
    [one.id, one.pkcs7, one.serial, one.signer, one.signedAt, one.userId, one.at],
  );
}

export async function markSent(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(`update dibank_documents set status = 'sent', sent_at = $2, updated_at = $2 where id = $1`, [id, at]);
}

export async function settle(sql: Sql, id: number, error: string | null, at: string): Promise<void> {
  await sql.query(
    `update dibank_documents set status = case when $2::text is null then 'accepted' else 'failed' end, error = $2,
       updated_at = $3 where id = $1`,
    [id, error, at],
  );
}

/** The document of a claim that was not cancelled; the claim is held. */
export async function lockLive(sql: Sql, claimId: number): Promise<DocumentRow | undefined> {
  const [live] = await sql.query<{ id: number }>(
    `select id from dibank_documents where exit_claim_id = $1 and status <> 'cancelled'`,
    [claimId],
  );
  return live && lockDocument(sql, live.id);
}

/** Whatever was signed of it was refused, and is forgotten as where it is prepared anew. */
export async function cancel(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(
    `update dibank_documents set status = 'cancelled', error = null, pkcs7 = null, serial_number = null, signer = null,
       signed_at = null, signed_by = null, sent_at = null, updated_at = $2 where id = $1`,
    [id, at],
  );
}

/** A draft of this text, as if none had ever been signed. */
export async function makeDraft(
  sql: Sql,
  { id, account_masked, mfo, to_sign, at }: Pick<NewDocument, 'id' | 'account_masked' | 'mfo' | 'to_sign' | 'at'>,
): Promise<void> {
  await sql.query(
    `update dibank_documents set status = 'draft', error = null, pkcs7 = null, serial_number = null, signer = null,
       signed_at = null, signed_by = null, sent_at = null, account_masked = $2, mfo = $3, to_sign = $4, updated_at = $5
     where id = $1`,
    [id, account_masked, mfo, to_sign, at],
  );
}

/** A claim that may be given a document, with the account that its money is to go to. */
export interface ClaimRow {
  id: number;
  number: string;
  status: ClaimStatus;
  payable_amount: string;
  investor_id: number;
  recipient_name: string;
  method: 'card' | 'bank_account';
  card_masked: string | null;
  bank_account: string | null;
  mfo: string | null;
}

/** Where the claim itself says to pay rules; else what the investor chose for this way, and at last his main card. */
export async function lockClaim(sql: Sql, id: number): Promise<ClaimRow | undefined> {
  const [row] = await sql.query<ClaimRow>(
    `select c.id, c.number, c.status, c.payable_amount, c.method, c.investor_id, i.name as recipient_name,
       coalesce(c.card_masked, w.card_masked, k.card_masked) as card_masked,
       coalesce(c.bank_account, w.bank_account) as bank_account,
       case when c.bank_account is null then w.mfo else c.mfo end as mfo
     from exit_claims c join investors i on i.id = c.investor_id
     left join lateral (select card_masked, bank_account, mfo from withdrawal_settings s
       where s.investment_id = c.investment_id and s.kind = c.method order by s.is_default desc, s.id limit 1) w on true
     left join lateral (select card_masked from investor_cards k
       where k.investor_id = c.investor_id and k.status = 'verified' order by k.is_main desc, k.id limit 1) k on true
     where c.id = $1::bigint for no key update of c`,
    [id],
  );
  return row;
}

/** The version grows with the status, so that whoever looks at the claim is told. */
export async function setClaimStatus(sql: Sql, id: number, status: ClaimStatus, at: string): Promise<void> {
  await sql.query(`update exit_claims set status = $2, version = version + 1, updated_at = $3 where id = $1`, [
    id,
    status,
    at,
  ]);
}
