/** Where the goods of a merchant are fetched from, and the secrets that open it. */
import { seal, unseal } from '../../auth/seal';
import type { Call, Handler, HandlerMap, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { audit, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { isPublicHost } from '../../shared/publicAddress';
import { refuseStale } from '../../shared/versionCheck';
import { holdMerchant } from '../merchants/index';
import { fieldOfFault } from './billz';
import { secretOf, type Sources } from './fetchGoods';
import { SourceFault } from './sources';
import * as store from './store';

/** Of FTP, where nobody says another. */
const usualPort = 21;

type Written = Call<'createImportMethod'>['body'];
type Answer = Reply<'getImportMethod'>;

const none: Answer = { version: 0, type: null, ftp: null, billz: null, updated_at: null };

const ofTable = (row: store.MethodRow | undefined): Answer => {
  if (row === undefined) return none;
  const { version, updated_at, schedule } = row;
  const answer = { ...none, version, type: row.type, updated_at };
  // A method without a secret is not kept.
  if (row.type === 'billz') return { ...answer, billz: { shop_id: row.shop_id, has_token: true } };
  const { host, port, login, path } = row;
  return { ...answer, ftp: { host, port, login, path, schedule, has_password: true } };
};

export const methodHandlers = (sources: Sources) =>
  ({
    async getImportMethod({ db, params }) {
      if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
      return ofTable(await store.findMethod(db, params.id));
    },

    createImportMethod: {
      async prepare(call) {
        refuseWrong(call.body);
        if (!(await holdMerchant(call.db, call.params.id, 'read'))) throw notFound();
        await tryBillz(sources, call.body, undefined);
        return (inside) => inside.db.transaction((sql) => create(sql, inside, sources));
      },
    },

    updateImportMethod: {
      async prepare(call): Promise<Handler<'updateImportMethod'>> {
        refuseWrong(call.body);
        const before = await store.findMethod(call.db, call.params.id);
        if (before === undefined) throw notFound();
        await tryBillz(sources, call.body, before);
        return (inside) => inside.db.transaction((sql) => change(sql, inside, sources));
      },
    },
  }) satisfies Partial<HandlerMap>;

/** Exactly what the type names, and a host that is everybody's. */
function refuseWrong({ type, ftp, billz }: Written) {
  const other = type === 'ftp' ? 'billz' : 'ftp';
  if ((type === 'ftp' ? ftp : billz) === undefined) throw wrongFields({ [type]: 'required' });
  if ((type === 'ftp' ? billz : ftp) !== undefined) throw wrongFields({ [other]: 'unknown_value' });
  if (ftp !== undefined && !isPublicHost(ftp.host)) throw wrongFields({ 'ftp.host': 'host_not_public' });
}

/** A token that opens nothing is told of at once, and not by the first night. */
async function tryBillz({ key, billz }: Sources, { billz: asked }: Written, before: store.MethodRow | undefined) {
  if (asked === undefined) return;
  if (billz === undefined) throw conflict('source_missing', 'This installation names no address of Billz');
  const token = asked.token ?? keptSecret(key, before, 'billz');
  if (token === undefined) throw wrongFields({ 'billz.token': 'required' });
  try {
    await billz.check({ shopId: asked.shop_id }, token);
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    const field = fieldOfFault[error.code];
    if (field !== undefined) throw wrongFields({ [field]: error.code as RefusalCode });
    throw new Refusal(503, 'unavailable', 'Billz does not answer as it should', { retryAfter: 30 });
  }
}

const keptSecret = (key: Buffer, before: store.MethodRow | undefined, type: store.MethodRow['type']) =>
  before?.type === type ? unseal(key, before.secret, secretOf(before.merchant_id, type)) : undefined;

type Asked = store.WrittenMethod & { given?: string };

/** The method as the table keeps it. A password goes to no other place than the one that it was given for. */
function tableOf({ type, ftp, billz }: Written, before: store.MethodRow | undefined): Asked {
  const kept = before?.type === type ? before.secret : undefined;
  const secret = kept ?? '';
  if (billz !== undefined) {
    if (billz.token === undefined && kept === undefined) throw wrongFields({ 'billz.token': 'required' });
    const nowhere = { host: null, port: null, login: null, path: null };
    return { ...nowhere, type: 'billz', schedule: 'nightly', shop_id: billz.shop_id, secret, given: billz.token };
  }
  const { host, port = usualPort, login, path, schedule = 'manual', password } = ftp!; // refuseWrong has looked
  const place = { host: host.toLowerCase(), port, login };
  const isSamePlace = before?.host === place.host && before.port === port && before.login === login;
  if (password === undefined && (kept === undefined || !isSamePlace)) throw wrongFields({ 'ftp.password': 'required' });
  return { ...place, type: 'ftp', path, schedule, shop_id: null, secret, given: password };
}

/** With the given secret sealed; one that was not given stays. */
function sealed({ given, ...row }: Asked, { key }: Sources, merchantId: number) {
  return given === undefined ? row : { ...row, secret: seal(key, given, secretOf(merchantId, row.type)) };
}

async function create(sql: Sql, call: Call<'createImportMethod'>, sources: Sources) {
  const { params, body, clock } = call;
  if (!(await holdMerchant(sql, params.id, 'change'))) throw notFound();
  const before = await store.findMethod(sql, params.id);
  if (before !== undefined) throw conflict('import_method_exists', 'The merchant has a method', { ...ofTable(before) });
  const made = tableOf(body, undefined);
  await store.addMethod(sql, params.id, sealed(made, sources, params.id), timestamp(clock));
  await tell(sql, call, undefined, made);
  return ofTable(await store.findMethod(sql, params.id));
}

async function change(sql: Sql, call: Call<'updateImportMethod'>, sources: Sources) {
  const { params, body, headers, clock } = call;
  if (!(await holdMerchant(sql, params.id, 'change'))) throw notFound();
  const before = await store.findMethod(sql, params.id);
  if (before === undefined) throw notFound();
  await refuseStale(before.version, headers['If-Match'], async () => ofTable(before));
  const made = tableOf(body, before);
  await store.changeMethod(sql, params.id, sealed(made, sources, params.id), timestamp(clock));
  await tell(sql, call, before, made);
  return ofTable(await store.findMethod(sql, params.id));
}

const journalled = {
  import_type: 'type',
  import_host: 'host',
  import_port: 'port',
  import_login: 'login',
  import_path: 'path',
  import_schedule: 'schedule',
  import_shop: 'shop_id',
} as const;

/** Of a secret the journal knows that it was given, and never what it is. */
async function tell(
  sql: Sql,
  { params, user, clock }: Pick<Call<'createImportMethod'>, 'params' | 'user' | 'clock'>,
  before: store.MethodRow | undefined,
  { given, ...now }: Asked,
) {
  const changes: Change[] = Object.entries(journalled).flatMap(([field, column]) => {
    const old = before?.[column] ?? null;
    return old === now[column] ? [] : [{ field, old, new: now[column] }];
  });
  if (given !== undefined) changes.push({ field: 'import_secret' });
  await audit(sql, { user, clock, action: 'set_import_method', entity: 'merchant', entityId: params.id, changes });
}
