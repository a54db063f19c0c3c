import { createHmac } from 'node:crypto';
import type { Sql } from '../../db/database';
import type { Call, Handler, HandlerMap, Reply } from '../../http/contract';
import { changesBetween, maskedChange, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { maskText } from '../../shared/mask';
import { OuterFault } from '../../shared/outerService';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { writeAddress } from './addressHandlers';
import { refuseTaken } from './changeHandlers';
import { personFields, type IdentityService, type StateAddress, type StatePerson } from './identity';
import { faultsOfChange } from './rules';
import { cardOf, lock, tell, type Caller } from './serialize';
import * as addressStore from './addressStore';
import * as store from './store';

type SyncAnswer = Reply<'syncCustomerPassport'>;
type SyncCall = Call<'syncCustomerPassport'> | Call<'syncCustomerAddress'>;

/** The calls that lay a customer beside what the identity service says of him, asked before the transaction; `key` digests it. */
export const syncHandlers = (service: IdentityService | undefined, key: Buffer) =>
  ({
    syncCustomerPassport: {
      async prepare(call): Promise<Handler<'syncCustomerPassport'>> {
        const { pinfl, said } = await ask(service, call);
        return (inside) =>
          inside.db.transaction(async (sql) =>
            syncPassport(sql, inside, { customer: await lockAsked(sql, inside, pinfl), person: said.person, key }),
          );
      },
    },
    syncCustomerAddress: {
      async prepare(call): Promise<Handler<'syncCustomerAddress'>> {
        const { pinfl, said } = await ask(service, call);
        return (inside) =>
          inside.db.transaction(async (sql) =>
            syncAddress(sql, inside, { customer: await lockAsked(sql, inside, pinfl), address: said.address, key }),
          );
      },
    },
  }) satisfies Partial<HandlerMap>;

/** What the service says, and of whom it was asked. */
async function ask(
  service: IdentityService | undefined,
  { db, body, clock }: SyncCall,
): Promise<{ pinfl: string; said: StatePerson }> {
  const customer = await store.wholeCustomers.find(db, body.customer_id, { day: today(clock) });
  if (customer === undefined) throw notFound();
  const { pinfl } = customer;
  if (pinfl === null) throw conflict('pinfl_missing', 'The customer has no PINFL');
  if (service === undefined) throw conflict('service_missing', 'The installation names no such service');
  try {
    const said = await service.ask({ pinfl, known: customer, address: await registrationOf(db, customer.id) });
    return { pinfl, said };
  } catch (error) {
    if (!(error instanceof OuterFault)) throw error;
    if (error.kind === 'refused') throw conflict('person_unknown', 'The service knows nobody by this PINFL');
    throw new Refusal(503, 'service_unreachable', 'The identity service does not answer', { retryAfter: 5 });
  }
}

/** The customer, held; refused where he was given another PINFL while the service was asked about the one before. */
async function lockAsked(sql: Sql, call: SyncCall & Caller, pinfl: string): Promise<store.WholeCustomer> {
  const customer = await lock(sql, call, call.body.customer_id);
  if (customer.pinfl !== pinfl)
    throw conflict('changed_meanwhile', 'The customer has another PINFL now', {
      ...(await cardOf(sql, call, customer.id)),
    });
  return customer;
}

/** The registration address by the names of its places. */
async function registrationOf(sql: Sql, id: number): Promise<Partial<StateAddress>> {
  const address = (await addressStore.listAddresses(sql, id, 'ru')).find(({ type }) => type === 'registration');
  if (address === undefined) return {};
  const { region, district, city, village, street, house, apartment, cadastre } = address;
  return { region: region.name, district: district.name, city, village, street, house, apartment, cadastre };
}

interface Beside {
  customer: store.WholeCustomer;
  key: Buffer;
}

async function syncPassport(
  sql: Sql,
  call: Call<'syncCustomerPassport'>,
  { customer, person, key }: Beside & { person: StatePerson['person'] },
): Promise<SyncAnswer> {
  const said: store.Fields = Object.fromEntries(
    personFields.flatMap((name) => (person[name] ? [[name, person[name]]] : [])),
  );
  const differences = changesBetween<store.Fields>(customer, said);
  const { chosen, answer } = await choose(sql, call, { differences, mask: maskedChange, key });
  if (chosen.length === 0) return { ...answer, version: customer.version };
  const fields = pick(said, chosen);
  // What he is called is as the state says it.
  const { first_name: _, last_name: __, patronymic: ___, ...data } = fields;
  const faults = faultsOfChange({ data } as Parameters<typeof faultsOfChange>[0], customer, today(call.clock));
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  await refuseTaken(sql, fields, customer);
  await store.changeCustomer(sql, customer.id, fields, timestamp(call.clock));
  const changes = differences.filter(({ field }) => chosen.includes(field));
  await tell(sql, call, customer.id, { action: 'sync_passport', changes });
  return { ...answer, version: (await cardOf(sql, call, customer.id)).version };
}

const nowhere: StateAddress = {
  ...{ region: '', district: '', city: null, village: null, street: '', house: '', apartment: null, cadastre: null },
};

async function syncAddress(
  sql: Sql,
  call: Call<'syncCustomerAddress'>,
  { customer, address, key }: Beside & { address: StateAddress | undefined },
): Promise<SyncAnswer> {
  const own = await registrationOf(sql, customer.id);
  const place = address && (await addressStore.findDistrict(sql, address.region, address.district));
  const differences = address === undefined ? [] : addressDifferences(own, address, place);
  const { chosen, answer } = await choose(sql, call, { differences, mask: maskedPart, key });
  if (address === undefined || chosen.length === 0) return { ...answer, version: customer.version };
  const written = { ...nowhere, ...own, ...pick(address, chosen) };
  const registration = await placeOf(sql, chosen.includes('district') ? place : undefined, own);
  // Without the whole of it there is nothing to write to: the first time all of it is taken.
  if (registration === undefined || written.street === '' || written.house === '')
    throw wrongFields({ fields: 'required' });
  const { city, village, street, house, apartment, cadastre } = written;
  const fields = {
    ...registration,
    ...{ city, village, street, house, apartment, cadastre },
    type: 'registration' as const,
    matches_registration: false,
  };
  await writeAddress(sql, call, customer.id, { fields, action: 'sync_address' });
  return { ...answer, version: (await cardOf(sql, call, customer.id)).version };
}

type Place = Awaited<ReturnType<typeof addressStore.findDistrict>>;

function addressDifferences(own: Partial<StateAddress>, said: StateAddress, place: Place): Change[] {
  const old = own.district === undefined ? null : `${own.region}, ${own.district}`;
  const now = place && `${place.region}, ${place.name}`;
  const parts = (['city', 'village', 'street', 'house', 'apartment', 'cadastre'] as const).flatMap(
    (field): Change[] => {
      const before = own[field] ?? null;
      return said[field] === before ? [] : [{ field, old: before, new: said[field] }];
    },
  );
  return [...(now === undefined || now === old ? [] : [{ field: 'district', old, new: now }]), ...parts];
}

/** Where it is, by the numbers of the directory. */
async function placeOf(sql: Sql, said: Place, own: Partial<StateAddress>) {
  const place =
    said ?? (own.region && own.district ? await addressStore.findDistrict(sql, own.region, own.district) : undefined);
  return place && { region_id: place.region_id, district_id: place.id };
}

/** Of an address only the district is told. */
const maskedPart = ({ field, old, new: now }: Change): Change => {
  if (field === 'district') return { field, old, new: now };
  const hide = (value: Change['old']) => maskText(value === null || value === undefined ? null : String(value));
  return { field, old: hide(old), new: hide(now) };
};

const pick = <Fields extends object>(fields: Fields, names: readonly string[]): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as Partial<Fields>;

interface Found {
  differences: readonly Change[];
  mask: (change: Change) => Change;
  key: Buffer;
}

/**
 * What is to be taken over, none for a dry run. Refuses a choice that was made from other differences than there are now: whoever
 * chose has not seen these.
 */
async function choose(sql: Sql, { body, ...call }: SyncCall & Caller, { differences, mask, key }: Found) {
  const shown = differences.map(mask).map(({ field, old, new: now }) => ({
    field,
    old: old === null || old === undefined ? null : String(old),
    new: now === null || now === undefined ? null : String(now),
  }));
  // Over the whole values, so that none of them changes unseen; without a key it would tell what the masks hide to whoever tries it.
  const whole = JSON.stringify([body.customer_id, differences]);
  const digest = createHmac('sha256', key).update(whole).digest('hex').slice(0, 32);
  const answer = { differences: shown, digest, applied: [] as string[] };
  if (body.dry_run) return { chosen: [], answer };
  const { fields = [] } = body;
  if (fields.length === 0) throw wrongFields({ fields: 'required' });
  const chosen = differences.map(({ field }) => field).filter((field) => (fields as readonly string[]).includes(field));
  if (body.digest !== digest)
    throw conflict('changed_meanwhile', 'The differences are others now', {
      ...(await cardOf(sql, call, body.customer_id)),
    });
  return { chosen, answer: { ...answer, applied: chosen } };
}
