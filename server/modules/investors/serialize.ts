/** Records of an investor as they leave the back end: personal data masked, files as addresses. */
import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { typeOf, type FileKind } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import { type Clock, today } from '../../shared/clock';
import { notFound } from '../../shared/problem';
import { listAttachments, type AttachmentRow } from './attachmentStore';
import { listTies, type Ties } from './changeStore';
import { pinflAgainst } from './identityRules';
import { maskAccount, maskBirthday, maskPassport, maskPhone, maskPinfl, maskText } from '../../shared/mask';
import * as store from './store';
import type { InvestmentRow } from './sublistStore';

type Personal = Reply<'getPersonalDocumentData'>;
type Company = Reply<'getCompanyDocumentData'>;
type Files = Pick<FileStore, 'signedUrl'>;
interface Caller {
  files: Files;
  clock: Clock;
}

export const attachmentAnswer = ({ file_key, kind, ...row }: AttachmentRow, files: Files) => ({
  ...row,
  kind: typeOf(kind as FileKind),
  url: files.signedUrl(file_key),
});

export async function cardOf(sql: Sql, { files, clock }: Caller, id: number): Promise<Reply<'getInvestor'>> {
  const investor = await store.findInvestor(sql, id);
  if (investor === undefined) throw notFound();
  const photos = await store.listPhotos(sql, id);
  const attachments = await listAttachments(sql, id);
  const [ties] = await listTies(sql, [id]);
  return {
    ...investor,
    phone_number: maskPhone(investor.phone_number),
    contact_number: maskPhone(investor.contact_number),
    pinfl: maskPinfl(investor.pinfl),
    birthday: maskBirthday(investor.birthday),
    archive_refused_by: ties ? tieOf(ties) : null,
    // Said here, where the whole values are: behind the masks nobody can see it.
    pinfl_disagrees: pinflAgainst(investor, today(clock)),
    photos: photos.map(({ kind, file_key }) => ({ kind, url: files.signedUrl(file_key) })),
    attachments: attachments.map((row) => attachmentAnswer(row, files)),
  };
}

/** What an investor is not put away with. */
const tieOf = ({ open_investments: investments, live_installments: installments }: Ties) => {
  if (investments > 0) return 'investments_exist';
  return installments > 0 ? 'installments_exist' : null;
};

export const maskedPersonal = (documents: Personal): Personal => ({
  ...documents,
  passport_id: maskPassport(documents.passport_id),
  inps: maskPinfl(documents.inps),
  actual_address: maskText(documents.actual_address),
  temporary_address: maskText(documents.temporary_address),
  work_address: maskText(documents.work_address),
  monthly_income: maskText(documents.monthly_income),
  domestic_phone_number: maskPhone(documents.domestic_phone_number),
});

export const maskedCompany = (documents: Company): Company => ({
  ...documents,
  director_pinfl: maskPinfl(documents.director_pinfl),
  bank_account: maskAccount(documents.bank_account),
});

export function investmentAnswer(row: InvestmentRow): Reply<'listInvestorInvestments'>['investments'][number] {
  const { strategy_id, strategy_name, tariff_id, tariff_name, round_id, round_name, ...investment } = row;
  return {
    ...investment,
    strategy: { id: strategy_id, name: strategy_name },
    tariff: { id: tariff_id, name: tariff_name },
    round: round_id === null || round_name === null ? null : { id: round_id, name: round_name },
  };
}
