import { timestamp, today } from '../../shared/clock';
import type { Call, HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { bankFault } from '../banks/index';
import { maskedCompany, maskedPersonal } from './serialize';
import { isBeingVerified, lockInvestors, setCompany, setInn, setPassportConfirmed, touch } from './changeStore';
import { changesPassport, faultsOfCompany, faultsOfPersonal } from './documentRules';
import { findPlace, saveCompanyDocuments, savePersonalDocuments } from './documentStore';
import type { Faults } from './identityRules';
import { changesBetween, auditInvestor } from '../../shared/auditTrail';
import { countingGuesses, isSeen } from '../../shared/secretReads';
import { findCompanyDocuments, findPersonalDocuments } from './store';

const list = 'investors';

export const investorDocumentHandlers = {
  updatePersonalDocumentData(call) {
    const typed = typedOf(call.body, hiddenOfPersons);
    const guess = { list, id: call.params.investor_id, typed, isUnchanged: isSeen(call) };
    return countingGuesses(call, guess, () => call.db.transaction((sql) => changePersonal(sql, call)));
  },

  updateCompanyDocumentData(call) {
    const typed = typedOf(call.body, hiddenOfCompanies);
    const guess = { list, id: call.params.id, typed, isUnchanged: isSeen(call) };
    return countingGuesses(call, guess, () => call.db.transaction((sql) => changeCompany(sql, call)));
  },
} satisfies Partial<HandlerMap>;

const hiddenOfPersons = [
  ...['passport_id', 'inps', 'domestic_phone_number', 'monthly_income'],
  ...['actual_address', 'temporary_address', 'work_address'],
] as const;
const hiddenOfCompanies = ['bank_account', 'director_pinfl'] as const;

/** What was typed of the values that the card masks. */
const typedOf = <Field extends string>(body: Partial<Record<Field, string | null>>, hidden: readonly Field[]) =>
  Object.fromEntries(hidden.map((field) => [field, body[field]]));

async function changePersonal(sql: Sql, call: Call<'updatePersonalDocumentData'>) {
  const { params, body, headers } = call;
  const id = params.investor_id;
  const [investor] = await lockInvestors(sql, [id]);
  const before = await findPersonalDocuments(sql, id);
  if (investor === undefined || before === undefined || params.id !== before.id) throw notFound();
  await refuseStale(before.version, headers['If-Match'], async () => maskedPersonal(before));
  const after = { ...before, ...body };
  refuse({ ...faultsOfPersonal(body, after, today(call.clock)), ...(await faultsOfPlace(sql, body, after)) });

  const changes = changesBetween(before, body);
  if (changes.length === 0) return { id, version: before.version, updated_at: before.updated_at };
  const at = timestamp(call.clock);
  const saved = await savePersonalDocuments(sql, id, after, at);
  const isOfPassport = changesPassport(body, before);
  const unconfirms = investor.passport_confirmed && isOfPassport;
  if (after.inn !== before.inn) await setInn(sql, id, after.inn);
  if (unconfirms) {
    await setPassportConfirmed(sql, id, false);
    changes.push({ field: 'passport_confirmed', old: true, new: false });
  }
  // The INN is a field of the investor as well; a passport is confirmed in the version of the investor.
  if (isOfPassport || after.inn !== before.inn || isBeingVerified(investor)) await touch(sql, id, at);
  await auditInvestor(sql, call, id, 'update', changes);
  return { id, ...saved };
}

async function changeCompany(sql: Sql, call: Call<'updateCompanyDocumentData'>) {
  const { params, body, headers } = call;
  const { id } = params;
  const [investor] = await lockInvestors(sql, [id]);
  const before = await findCompanyDocuments(sql, id);
  if (investor === undefined || before === undefined) throw notFound();
  await refuseStale(before.version, headers['If-Match'], async () => maskedCompany(before));
  const after = { ...before, ...body };
  const fault = await bankFault(sql, body.mfo, before.mfo);
  const ofBank: Faults = fault ? { mfo: fault } : {};
  refuse({ ...faultsOfCompany(body, today(call.clock)), ...(await faultsOfPlace(sql, body, after)), ...ofBank });

  const changes = changesBetween(before, body);
  if (changes.length === 0) return { id, version: before.version, updated_at: before.updated_at };
  const at = timestamp(call.clock);
  const saved = await saveCompanyDocuments(sql, id, after, at);
  const isOfInvestor = after.company_name !== before.company_name || after.inn !== before.inn;
  if (isOfInvestor) await setCompany(sql, id, after.company_name, after.inn);
  if (isOfInvestor || isBeingVerified(investor)) await touch(sql, id, at);
  await auditInvestor(sql, call, id, 'update', changes);
  return { id, ...saved };
}

function refuse(faults: Faults) {
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

interface Place {
  region_id: number | null;
  district_id: number | null;
}

/** A region that exists, and a district that lies in it. */
async function faultsOfPlace(sql: Sql, change: Partial<Place>, { region_id, district_id }: Place): Promise<Faults> {
  if (change.region_id === undefined && change.district_id === undefined) return {};
  const known = await findPlace(sql, region_id, district_id);
  return {
    ...(region_id !== null && !known.region && { region_id: 'unknown_value' }),
    ...(district_id !== null && !known.district && { district_id: 'unknown_value' }),
  };
}
