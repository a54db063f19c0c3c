import type { Sql } from '../db/database';

const longName =
  'Общество с ограниченной ответственностью «Научно-производственное объединение по переработке плодоовощной продукции ' +
  'и экспорту сухофруктов Ферганской долины имени Захириддина Мухаммада Бабура»';

/**
 * What the modules keep, at its longest: the name of a payer, of a file, a comment and a reason. For the set of the
 * tests; its extreme investors come with the others (demo/oddities.ts).
 */
export async function seedExtremes(sql: Sql): Promise<void> {
  await sql.query(`update cash_in_bank_claims set payer_name = $1 where bank_document_number = '004322'`, [longName]);
  await sql.query(
    `update application_documents set file_name = repeat('договор_инвестирования_', 8) || '.pdf' where number = 'D-000004'`,
  );
  await sql.query(
    `update claims set comment = repeat(comment || '. ', 4) where comment like 'Просьба инвестора по телефону%'`,
  );
  await sql.query(
    `update tariff_change_claims set reason = repeat(reason || '. ', 5) where reason like 'Хочу получать выплаты%'`,
  );
}
