import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DocumentTable20Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  useBeginReportMutation,
  useReportLeftInvestorsMutation,
  type InstallmentStatus,
  type ReportType,
} from '../../api/system-user/reports';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { useAsyncAction } from '../../kit/actions/useAsyncAction';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { FailureBar } from '../../kit/feedback/FailureBar';
import { heading, wrappingRow } from '../../kit/foundation/styles';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { useScreen } from '../../kit/state/screen';
import { oneOf, period } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { todayInTashkent, type Period } from '../../lib/days';
import { contractStatus } from '../../parts/orders/applicationStatus';
import { href } from '../../routes/href';
import { Can } from '../../session/can';
import { askedPeriod } from './askedPeriod';
import { days, m } from './messages';
import { watchReport } from './ReportJobRow';
import { ReportRows } from './ReportRows';
import { useReportStyles } from './reportStyles';
import { reportTypes } from './reportTerms';

export const parameters = {
  type: oneOf(reportTypes.values, 'cash-in'),
  status: contractStatus.oneParam(),
  ...period,
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minHeight: '100%',
  },
  head: wrappingRow,
  title: heading,
  files: { alignSelf: 'center', color: tokens.colorBrandForegroundLink },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, marginLeft: 'auto' },
});

/** A report over a period: its first rows to look at, and its file, which the service writes by itself. */
export default function ReportScreen() {
  const styles = useStyles();
  const { title } = useScreen();
  const list = useListState(parameters);
  const { type, status, ...chosen } = list.filters;
  const asked = askedPeriod(type, chosen, todayInTashkent(new Date()));
  const ofInstallments = type === 'installments' ? { status } : {};
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>
          <Link to={href('reports.files')} className={styles.files}>
            <FormattedMessage {...m.files} />
          </Link>
          <Can do="reports.export">
            <BeginFile type={type} {...asked} {...ofInstallments} />
          </Can>
        </div>
      </div>
      <Toolbar list={list} period={t.period}>
        <SelectFilter name="type" label={m.report} options={reportTypes.options} />
        {type === 'installments' && (
          <SelectFilter name="status" label={m.instalmentStatus} options={contractStatus.options} />
        )}
      </Toolbar>
      <Days {...asked} />
      {type === 'left-investors' ? (
        <EmptyState text={m.fileOnly} />
      ) : (
        <ReportRows key={type} type={type} {...asked} {...ofInstallments} />
      )}
    </div>
  );
}

/** What is asked for, which the filter says in part or not at all. */
function Days({ begin_date: begin, end_date: end }: Period) {
  const styles = useReportStyles();
  const format = useFormat();
  return (
    <p className={styles.note}>
      <FormattedMessage {...days} values={{ begin: format.day(begin), end: format.day(end) }} />
    </p>
  );
}

interface Asked extends Period {
  type: ReportType;
  status?: InstallmentStatus;
}

function BeginFile({ type, ...asked }: Asked) {
  const intl = useIntl();
  const [begin] = useBeginReportMutation();
  const [beginLeft] = useReportLeftInvestorsMutation();
  const { begin_date, end_date } = asked;
  const run = () =>
    type === 'left-investors'
      ? beginLeft({ body: { begin_date, end_date } }).unwrap()
      : begin({ body: { type, ...asked } }).unwrap();
  const action = useAsyncAction(async () => {
    const { id } = await run();
    watchReport(id, reportTypes.textIn(intl, type));
  }, m.begun);
  return (
    <>
      <Button
        appearance="primary"
        icon={<DocumentTable20Regular aria-hidden />}
        disabledFocusable={action.isBusy}
        onClick={action.start}
      >
        <FormattedMessage {...m.begin} />
      </Button>
      {action.failure && <FailureBar failure={action.failure} />}
    </>
  );
}
