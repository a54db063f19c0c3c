import { PeopleTeam20Regular } from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { useReportLeftInvestorsMutation } from '../../api/system-user/reports';
import { Action } from '../../kit/actions/Action';
import { notify } from '../../kit/state/notifications';
import { todayInTashkent } from '../../lib/days';
import { daysOfMonth } from '../../parts/figures/periods';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { m } from './messages';

/** Begins the file of the investors who left in the month; it waits among the files of whoever began it. */
export function LeftInvestors({ month }: { month: string }) {
  const [begin] = useReportLeftInvestorsMutation();
  const can = useCan();
  const dispatch = useDispatch();
  const run = async () => {
    // Of the month that is not over, up to today: the service tells of no day to come.
    const { begin_date, end_date } = daysOfMonth(month);
    const today = todayInTashkent(new Date());
    await begin({ body: { begin_date, end_date: end_date < today ? end_date : today } }).unwrap();
    dispatch(notify({ tone: 'success', title: m.leftBegun, path: href('reports.files') }));
  };
  if (!can('reports.export') || !can('investors.query')) return null;
  return <Action label={m.leftInvestors} icon={PeopleTeam20Regular} onSelect={run} />;
}
