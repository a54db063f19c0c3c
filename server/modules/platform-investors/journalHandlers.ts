import type { HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import { badRequest, notFound } from '../../shared/problem';
import { investorEntity, personOf } from '../../shared/auditTrail';
import { reveal } from '../../shared/secretReads';
import { findSubject } from '../investors/index';
import { countEdits, findPersonal, type JournalRow, listEdits, logsOf } from './journalStore';
import { fieldsOf } from './reveal';

export const investorJournalHandlers = {
  async listInvestorLogs({ params, query, db }) {
    if ((await findSubject(db, params.id)) === undefined) throw notFound();
    return page('items', mapped(await logsOf.list(db, { ...query, investorId: params.id }), logAnswer));
  },

  async listInvestorEdits({ query, db }) {
    const { investor_id: investorId, offset, limit } = query;
    const count = await countEdits(db, investorId);
    const rows = offset < count ? await listEdits(db, investorId, { offset, limit }) : [];
    const items = rows.map(({ investor_id: id, investor_name: name, ...row }) => ({
      ...logAnswer(row),
      investor: { id, name },
    }));
    return { items, count };
  },

  revealInvestorData: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const values = await findPersonal(sql, id);
      if (values === undefined) throw notFound();
      const { subject, ...whole } = values;
      const { fields } = call.query;
      const foreign = fields.find((field) => !fieldsOf[subject].includes(field));
      if (foreign !== undefined)
        throw badRequest('This kind of investor has no such field', { fields: 'unknown_value' });
      return reveal(sql, call, { entity: investorEntity, id, whole, fields });
    }),
} satisfies Partial<HandlerMap>;

const logAnswer = ({ id, user_id, user_name, ...row }: JournalRow) => ({
  ...row,
  id: Number(id),
  user: personOf(user_id, user_name),
});
