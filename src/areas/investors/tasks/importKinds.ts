/** What may stand in the sheets of the two kinds of task that people begin; the service looks again at each row. */
import type { IntlShape } from 'react-intl';
import { phone } from '../../../lib/identifiers';
import { pinfl as pinflRules, readPinfl } from '../../../lib/pinfl';
import type { ImportColumn, ImportRules, ImportValues, ReadCell } from '../../../kit/import/importRows';
import { investorStatus } from '../../../parts/investorStatus';
import { isGrownUp, isPersonName } from '../../../parts/personRules';
import { targets } from '../status/transitions';
import { m } from './importMessages';
import { t } from '../../../i18n/terms';

export const importKinds = ['status_update', 'import_investors'] as const;
export type ImportKind = (typeof importKinds)[number];

const digitsOf = (text: string): string => text.replace(/[\s\u00a0()+.\-–—]/g, '');

function readPersonNumber(text: string): ReadCell {
  const value = digitsOf(text);
  return readPinfl(value) ? { value } : { problem: m.pinflWrong };
}

/** Of somebody who is there: his may have stood with a wrong check digit for long. */
const pinfl: ImportColumn = { id: 'pinfl', title: t.pinfl, read: readPersonNumber };

/** Of somebody new, whom the service takes with a right one alone, and of age. */
const newPinfl: ImportColumn = {
  ...pinfl,
  read: (text) => {
    const value = digitsOf(text);
    const holder = pinflRules.check(value) === undefined ? readPinfl(value) : undefined;
    if (!holder) return { problem: m.pinflWrong };
    return isGrownUp(holder.birthday) ? { value } : { problem: m.tooYoung };
  },
};

const readName = (text: string): ReadCell => (isPersonName(text) ? { value: text } : { problem: m.nameWrong });

/** A status by its code or by its name in the language of the panel. */
const readStatus =
  (intl: IntlShape) =>
  (text: string): ReadCell => {
    const found = targets.find(
      (status) =>
        status === text.toLowerCase() || investorStatus.textIn(intl, status).toLowerCase() === text.toLowerCase(),
    );
    return found ? { value: found } : { problem: m.statusWrong };
  };

const statusUpdate = (intl: IntlShape): ImportRules => ({
  columns: [
    {
      id: 'investor_id',
      title: m.idColumn,
      read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? { value: text } : { problem: m.numberWrong }),
      example: '17',
    },
    pinfl,
    { id: 'status', title: t.newStatus, required: true, read: readStatus(intl), example: 'active' },
    { id: 'comment', title: t.comment },
  ],
  checkRow: checkStatusRow,
  keyOf: (row) => row['investor_id'] ?? row['pinfl'],
});

function checkStatusRow(row: ImportValues) {
  if (row['investor_id'] === undefined && row['pinfl'] === undefined)
    return { column: 'investor_id', problem: m.whoWrong };
  const needsReason = row['status'] === 'new' || row['status'] === 'inactive';
  return needsReason && row['comment'] === undefined ? { column: 'comment', problem: m.reasonWrong } : undefined;
}

const importInvestors: ImportRules = {
  columns: [
    {
      id: 'phone_number',
      title: t.phone,
      required: true,
      read: (text) => {
        const value = digitsOf(text);
        return phone.check(value) === undefined ? { value } : { problem: m.phoneWrong };
      },
      example: '998901234567',
    },
    { id: 'last_name', title: t.lastName, required: true, read: readName },
    { id: 'first_name', title: t.firstName, required: true, read: readName },
    { id: 'patronymic', title: t.middleName, read: readName },
    newPinfl,
  ],
  keyOf: (row) => row['phone_number'],
};

/** The rules of a kind, in the words of the panel. */
export const importRules = (kind: ImportKind, intl: IntlShape): ImportRules =>
  kind === 'status_update' ? statusUpdate(intl) : importInvestors;
