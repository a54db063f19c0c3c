import type { MessageDescriptor } from 'react-intl';
import { t } from '../../i18n/terms';
import type { RecordWords } from '../../parts/historyWords';
import { placeWords } from '../../parts/place/PlaceFields';
import { weekdayNames } from '../../kit/foundation/weekHoursText';
import { m } from './messages';

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: t.yes, false: t.no };

/** The history of a branch. */
export const branchJournal: RecordWords = {
  fields: {
    ...weekdayNames,
    region: placeWords.region,
    district: placeWords.district,
    address: m.address,
    lat: m.lat,
    lon: m.lon,
    is_main: m.isMain,
    is_blocked: m.blocked,
    reason: m.reason,
  },
  actions: { change_main: m.changeMain, block: m.blockEvent, unblock: m.unblockEvent },
  written: ['address', 'region', 'district', 'reason'],
  values: (field, value) => (field === 'is_main' || field === 'is_blocked' ? yesNo[value] : undefined),
};
