import type { HandlerMap } from '../../http/contract';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { lockInvestors } from '../investors/index';
import { removeUnnamed } from '../uploads/index';
import { auditInvestor } from '../../shared/auditTrail';
import { countEverything, eraseRows, forgetAnswers, forgetValues, lockForErasing } from './eraseStore';
import { refusalOfErasing, type EraseRefusal } from './rules';

export const investorEraseHandlers = {
  async eraseInvestor(call) {
    const { id } = call.params;
    const gone = await call.db.transaction(async (sql) => {
      await lockForErasing(sql, id);
      const [investor] = await lockInvestors(sql, [id]);
      if (investor === undefined) throw notFound();
      const { status, balance } = investor;
      const { number } = call.query;
      const refused = refusalOfErasing({ number, id, status, balance, ...(await countEverything(sql, id)) });
      if (refused !== undefined) throw refusals[refused]();
      await forgetAnswers(sql, id);
      const keys = await removeUnnamed(sql, await eraseRows(sql, id));
      await forgetValues(sql, id);
      await auditInvestor(sql, call, id, 'erase', [{ field: 'status', old: status }]);
      return keys;
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;

const refusals: Record<EraseRefusal, () => Error> = {
  number_mismatch: () => wrongFields({ number: 'number_mismatch' }, 'The typed number is another one'),
  not_archived: () => conflict('not_archived', 'Only an archived investor can be erased'),
  investments_exist: () => conflict('investments_exist', 'There are investments'),
  installments_exist: () => conflict('installments_exist', 'There are instalments'),
  bank_records_exist: () => conflict('bank_records_exist', 'Documents of the bank or taxes name the investor'),
  closed_month_records: () => conflict('closed_month_records', 'The investor moved money in a month that is closed'),
  balance_not_zero: () => conflict('balance_not_zero', 'The investor still has money'),
};
