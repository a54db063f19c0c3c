import type { MessageDescriptor } from 'react-intl';
import { t } from '../../i18n/terms';
import type { RecordWords } from '../../parts/historyWords';
import { m } from './messages';

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: t.yes, false: t.no };

/** The history of a branch. */
export const branchJournal: RecordWords = {
  fields: {
    region_id: m.regionNumber,
    district_id: m.districtNumber,
    address: m.address,
    lat: m.lat,
    lon: m.lon,
    work_schedule: m.hours,
    is_main: m.isMain,
    is_blocked: m.blocked,
  },
  actions: { change_main: m.changeMain, block: m.blockEvent, unblock: m.unblockEvent },
  written: ['address', 'work_schedule'],
  values: (field, value) => (field === 'is_main' || field === 'is_blocked' ? yesNo[value] : undefined),
};
