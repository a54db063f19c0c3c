import {
  ArrowSync16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import type { ImportSchedule, ImportSource, ImportStatus, ImportType } from '../../../api/payment/merchantImports';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const importSource = choices<ImportSource>({ sheet: m.ofSheet, ftp: m.ofFtp, billz: m.ofBillz });
export const importType = choices<ImportType>({ ftp: m.ofFtp, billz: m.ofBillz });
export const importSchedule = choices<ImportSchedule>({ manual: m.manual, nightly: m.nightly });

export const importStatus = choices<ImportStatus>({
  queued: { label: m.queued, tone: 'brand', icon: Clock16Regular },
  running: { label: m.running, tone: 'brand', icon: ArrowSync16Regular },
  done: { label: m.done, tone: 'success', icon: CheckmarkCircle16Regular },
  done_with_errors: { label: m.withErrors, tone: 'warning', icon: Warning16Regular },
  failed: { label: m.broken, tone: 'danger', icon: DismissCircle16Regular },
});

export const isUnderWay = (status: ImportStatus): boolean => status === 'queued' || status === 'running';
