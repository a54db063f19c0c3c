/** What paid cash-outs leave behind, and the signature that pays one. */
import type { Database } from '../../server/db/database';
import type { KeyStore } from '../../signer/keyStore';
import { attachStamp, signContent } from '../../signer/sign';

/** Where the ledger, the investments, the movements and the payments differ from the paid claims; nothing when all is equal. */
export const unequalPayouts = (db: Database) =>
  db.query<{ what: string }>(
    `select 'balance ' || i.id as what from investors i
       where balance <> coalesce((select sum(amount) from investor_transactions t where t.investor_id = i.id), 0)
     union all select 'investments ' || i.id from investors i where investment_amount
       <> coalesce((select sum(n.balance) from investments n where n.investor_id = i.id), 0)
     union all select 'claim ' || c.id from exit_claims c where (c.status = 'paid')
       <> (c.payable_amount is not distinct from (select -sum(t.amount) from investor_transactions t
         where t.exit_claim_id = c.id and t.type = 'withdraw'))
     union all select 'movement ' || c.id from exit_claims c where (c.status = 'paid')
       <> (c.amount is not distinct from (select -sum(t.amount) from investment_transactions t where t.exit_claim_id = c.id))
     union all select 'outgoing ' || c.id from exit_claims c where (c.status = 'paid')
       <> (c.payable_amount is not distinct from (select sum(o.amount) from outgoing_payment_transactions o
         where o.exit_claim_id = c.id and o.status = 'paid'))`,
  );

/** A verified card of an investor, as it is shown (`860012******0018`); answers its number. */
export async function addCard(db: Database, investorId: number, card: string): Promise<number> {
  const [made] = await db.query<{ id: number }>(
    `insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status,
       created_at, updated_at)
     values ($1, $2, 'uzcard', 'KARIMOVA DILNOZA', 1, 2040, 'Kapitalbank', 'verified', '2026-01-01', '2026-01-01')
     returning id`,
    [investorId, card],
  );
  return made!.id; // an insert returns its row
}

/** A document signed by the director as the signing program and the panel do it; `stampOf` answers base64 for hex. */
export async function signedDocument(
  store: KeyStore,
  { document_id, to_sign }: { document_id: number; to_sign: string },
  stampOf: (signature: string) => Promise<string>,
) {
  const by = store.keys.find((key) => key.name === 'director')!;
  const { pkcs7, signature } = await signContent(by, Buffer.from(to_sign, 'utf8'));
  const hex = signature.toString('hex');
  const whole = attachStamp(pkcs7, Buffer.from(await stampOf(hex), 'base64'));
  return { document_id, pkcs7: whole.toString('base64'), serial_number: by.serial, signature: hex };
}
