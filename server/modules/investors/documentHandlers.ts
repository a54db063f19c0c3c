import { timestamp, today } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { maskedCompany, maskedPersonal } from './serialize';
import { isBeingVerified, lockInvestors, setCompany, setInn, setPassportConfirmed, touch } from './changeStore';
import { changesPassport, faultsOfCompany, faultsOfPersonal } from './documentRules';
import { findPlace, saveCompanyDocuments, savePersonalDocuments } from './documentStore';
import type { Faults } from './identityRules';
import { changesBetween, auditInvestor } from '../../shared/auditTrail';
import { findCompanyDocuments, findPersonalDocuments } from './store';

export const investorDocumentHandlers = {
  updatePersonalDocumentData: (call) =>
    call.db.transaction(async (sql) => {
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
    }),

  updateCompanyDocumentData: (call) =>
    call.db.transaction(async (sql) => {
      const { params, body, headers } = call;
      const { id } = params;
      const [investor] = await lockInvestors(sql, [id]);
      const before = await findCompanyDocuments(sql, id);
      if (investor === undefined || before === undefined) throw notFound();
      await refuseStale(before.version, headers['If-Match'], async () => maskedCompany(before));
      const after = { ...before, ...body };
      refuse({ ...faultsOfCompany(body, today(call.clock)), ...(await faultsOfPlace(sql, body, after)) });

      const changes = changesBetween(before, body);
      if (changes.length === 0) return { id, version: before.version, updated_at: before.updated_at };
      const at = timestamp(call.clock);
      const saved = await saveCompanyDocuments(sql, id, after, at);
      const isOfInvestor = after.company_name !== before.company_name || after.inn !== before.inn;
      if (isOfInvestor) await setCompany(sql, id, after.company_name, after.inn);
      if (isOfInvestor || isBeingVerified(investor)) await touch(sql, id, at);
      await auditInvestor(sql, call, id, 'update', changes);
      return { id, ...saved };
    }),
} satisfies Partial<HandlerMap>;

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
