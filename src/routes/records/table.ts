import { missingPermission } from '../guard';
import { claimDeskRecords } from './claimDesks';
import { claimRecords } from './claims';
import { investmentRecords } from './investments';
import { investorRecords } from './investors';
import type { RecordKind } from './record';

const table = { ...investorRecords, ...investmentRecords, ...claimRecords, ...claimDeskRecords };

export type RecordKindId = keyof typeof table;

/** Every kind of record that the palette looks up, in the order in which the kinds are asked. */
export const recordTable: Readonly<Record<RecordKindId, RecordKind>> = table;

/** The kinds that a person may ask for: the calls are allowed, and so is the page that a hit leads to. */
export function recordKindsOf(holds: (permission: string) => boolean): RecordKindId[] {
  return (Object.keys(recordTable) as RecordKindId[]).filter((id) => {
    const { permissions, route } = recordTable[id];
    return permissions.every(holds) && missingPermission(route, holds) === undefined;
  });
}
