import type { Sql } from '../../db/database';
import { readSearch, secretsSought } from '../../db/searchText';
import { mapped, page } from '../../db/list';
import type { HandlerMap, Language } from '../../http/contract';
import { audit, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { countNumberSearch, reveal } from '../../shared/secretReads';
import { refuseStale } from '../../shared/versionCheck';
import { refusalOfCallback } from './rules';
import { callOrders, setCallback, type CallbackRow } from './store';

const entity = 'call_order';

export const callOrderHandlers = {
  async listCallbacks({ query: { is_mine: isMine, ...query }, db, user, clock, language }) {
    await countNumberSearch(db, { user, clock }, 'call_orders', secretsSought(readSearch(query.search ?? '')));
    const found = await callOrders.list(db, { ...query, ...(isMine === true && { mine: user.id }) }, language);
    return page('callbacks', mapped(found, answer));
  },

  getCallback: ({ params, db, language }) => callbackOf(db, params.ticket_id, language),

  changeCallback: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock, language } = call;
      const id = params.ticket_id;
      const order = await callOrders.lock(sql, id, language);
      if (order === undefined) throw notFound();
      const refused = refusalOfCallback(order.status, body);
      // Before the version: whoever came second learns who it was, and not only that something has changed.
      if (refused === 'call_order_taken')
        throw conflict(refused, `Taken by ${order.taken_by?.name}`, { ...(await callbackOf(sql, id, language)) });
      await refuseStale(order.version, headers['If-Match'], () => callbackOf(sql, id, language));
      if (refused === 'transition_not_allowed')
        throw conflict(refused, `An order that is ${order.status} does not become ${body.status}`);
      if (refused === 'reason_required')
        throw wrongFields({ comment: 'reason_required' }, 'A rejection needs a reason');
      const comment = body.comment?.trim() || null;
      await setCallback(sql, {
        ...{ id, status: body.status, comment, at: timestamp(clock) },
        takenBy: body.status === 'in_progress' ? user.id : undefined,
        isDecided: body.status === 'done' || body.status === 'rejected',
      });
      const changes = [
        { field: 'status', old: order.status, new: body.status },
        ...(comment === null ? [] : [{ field: 'comment', old: order.comment, new: comment }]),
      ];
      await audit(sql, { user, clock, action: 'change_status', entity, entityId: id, changes });
      return callbackOf(sql, id, language);
    }),

  revealCallbackPhone: (call) =>
    call.db.transaction(async (sql) => {
      const order = await callOrders.find(sql, call.params.ticket_id, call.language);
      if (order === undefined) throw notFound();
      const { id, phone } = order;
      await reveal(sql, call, { entity, id, whole: { phone }, fields: ['phone'] });
      return { phone };
    }),
} satisfies Partial<HandlerMap>;

const answer = ({ id, phone, ...row }: CallbackRow) => ({ ticket_id: id, ...row, phone: maskPhone(phone) });

const callbackOf = async (sql: Sql, id: number, language: Language) =>
  withHistory(sql, entity, await callOrders.find(sql, id, language), answer);
