import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { conditionsOf, everything, type ListFilter } from './platformFilterStore';

type Figures = Reply<'listInvestmentFigures'>;
type Filter = Pick<ListFilter, 'beginDate' | 'endDate'>;

const sums = 'count(*)::int as count, sum(amount)::numeric(18, 2) as amount, sum(balance)::numeric(18, 2) as balance';

export function countByStatus(sql: Sql, filter: Filter): Promise<Figures['statuses']> {
  const { where, values } = conditionsOf({ ...everything, ...filter });
  return sql.query(`select status, ${sums} from investments where ${where} group by status order by status`, values);
}

export function countByMonth(sql: Sql, filter: Filter): Promise<Figures['months']> {
  const { where, values } = conditionsOf({ ...everything, ...filter });
  return sql.query(
    `select to_char(start_date, 'YYYY-MM') as month, ${sums} from investments where ${where} group by 1 order by 1`,
    values,
  );
}
