import type { Call } from '../../http/contract';
import { usualKinds } from '../../files/kinds';
import type { RefusalCode } from '../../shared/codes';
import { isDay } from '../../shared/period';
import { faultOfPlain } from '../../shared/plainText';
import { isPublicAddress } from '../../shared/publicAddress';
import { areHours } from '../../shared/weekHours';

export type MerchantFields = Omit<Call<'updateMerchant'>['body'], 'logo_key'>;
/** The fields of a merchant as they stand, or are to stand. */
export type MerchantTerms = Call<'createMerchant'>['body'];

/** What is wrong with the fields of a merchant by themselves; nothing when they may be kept. `day` is today. */
export function faultsOfTerms(terms: Omit<MerchantTerms, 'logo_key'>, day: string): Record<string, RefusalCode> {
  const { lat = null, lon = null, website_url: website, contract_date: begin, contract_expiry: end } = terms;
  const faults: Record<string, RefusalCode | false> = {
    name: faultOfPlain(terms.name, 2) ?? false,
    legal_name: faultOfPlain(terms.legal_name, 2) ?? false,
    inn: !/^[1-9]\d{8}$/.test(terms.inn) && 'invalid_inn',
    mfo: !/^\d{5}$/.test(terms.mfo) && 'invalid_mfo',
    account_number: !/^\d{20}$/.test(terms.account_number) && 'invalid_account',
    phone: !/^998\d{9}$/.test(terms.phone) && 'invalid_phone',
    work_schedule: !areHours(terms.work_schedule) && 'hours_not_rising',
    lat: lat === null && lon !== null && 'required',
    lon: lon === null && lat !== null && 'required',
    // A district without its region would be found by no filter.
    region_id: !terms.region_id && Boolean(terms.district_id) && 'required',
    website_url: typeof website === 'string' && website !== '' && !isPublicAddress(website) && 'address_not_public',
    ...faultsOfContract(begin ?? null, end ?? null, day),
  };
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, RefusalCode] => fault[1] !== false),
  );
}

/** A contract was signed on some day, today at the latest, and ends on that day or later. */
function faultsOfContract(begin: string | null, end: string | null, day: string): Record<string, RefusalCode> {
  if (begin !== null && !isDay(begin)) return { contract_date: 'no_such_day' };
  if (end !== null && !isDay(end)) return { contract_expiry: 'no_such_day' };
  if (begin !== null && begin > day) return { contract_date: 'in_future' };
  return begin !== null && end !== null && end < begin ? { contract_expiry: 'not_after_begin' } : {};
}

export type MerchantStatus = 'active' | 'blocked';

/** Where blocking and unblocking lead from; nowhere else. */
export const moves = {
  block: { from: 'active', to: 'blocked' },
  unblock: { from: 'blocked', to: 'active' },
} as const;

/** Why it is blocked says everything but for this reason. */
export const needsComment = (reasonCode: string): boolean => reasonCode === 'other';

/** Files that a merchant may have. */
export const mostAttachments = 60;
export const attachmentKinds = usualKinds;
