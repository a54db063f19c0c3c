import { DocumentTable20Regular, FolderOpen20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  index: { id: 'routes.reports.index', defaultMessage: 'Отчёты' },
  files: { id: 'routes.reports.files', defaultMessage: 'Файлы отчётов' },
});

export const reports = {
  'reports.index': route('/back-office/reports', {
    title: m.index,
    permission: 'reports',
    // What each tells asks for the right over its area as well.
    needs: { reportCashIn: 'reports.query' },
    menu: { section: 'finance', icon: DocumentTable20Regular },
    screen: () => import('../areas/reports/ReportScreen'),
  }),
  'reports.files': route('/exports', {
    title: m.files,
    permission: 'reports',
    needs: { listReportJobs: 'reports.query' },
    menu: { section: 'finance', icon: FolderOpen20Regular },
    screen: () => import('../areas/reports/ReportFileList'),
  }),
};
