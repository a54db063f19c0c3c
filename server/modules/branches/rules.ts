import type { Call, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { faultOfPlain } from '../../shared/plainText';
import { areHours } from '../../shared/weekHours';

export type BranchFields = Call<'updateBranch'>['body'];
export type BlockAction = Reply<'listBranchBlocks'>['history'][number]['action'];

interface Place {
  region_id: number;
  district_id: number | null;
  lat: number | null;
  lon: number | null;
  work_schedule?: BranchFields['work_schedule'];
}
interface Known {
  /** The region of the district, if there is such a district. */
  districtRegion: number | undefined;
  hasRegion: boolean;
}

/** What is wrong with a name and an address, as far as they are sent: little is seen of them, or nothing. */
export function faultsOfNames({ name, address }: Pick<BranchFields, 'name' | 'address'>): Record<string, RefusalCode> {
  const faults: Record<string, RefusalCode> = {};
  const nameFault = name === undefined ? undefined : faultOfPlain(name, 2);
  if (nameFault) faults.name = nameFault;
  const addressFault = address === undefined ? undefined : faultOfPlain(address, 3);
  if (addressFault) faults.address = addressFault;
  return faults;
}

/** What is wrong with where a branch is and when it is open, by field. */
export function faultsOfPlace(place: Place, { districtRegion, hasRegion }: Known): Record<string, RefusalCode> {
  const faults: Record<string, RefusalCode> = {};
  if (!hasRegion) faults.region_id = 'unknown_value';
  if (place.district_id !== null && districtRegion !== place.region_id)
    faults.district_id = districtRegion === undefined ? 'unknown_value' : 'wrong_district';
  // A point has both or none.
  if ((place.lat === null) !== (place.lon === null)) faults[place.lat === null ? 'lat' : 'lon'] = 'required';
  if (place.work_schedule !== undefined && !areHours(place.work_schedule)) faults.work_schedule = 'hours_not_rising';
  return faults;
}

interface Removed {
  isMain: boolean;
  /** Branches of the merchant besides this one. */
  others: number;
  /** Whoever works there, and the discounts that hold there: without it they would hold everywhere. */
  users: number;
  /** Applications that were made there, each with its order and contract: they name the branch for ever. */
  applications: number;
}

/** Why a branch is not removed: something was sold there or needs it, or others are left without a main one. */
export function refusalOfRemoval(removed: Removed): 'branch_sold' | 'branch_in_use' | 'main_branch' | undefined {
  const { isMain, others, users, applications } = removed;
  // First, for moving whoever works there would not help.
  if (applications > 0) return 'branch_sold';
  if (users > 0) return 'branch_in_use';
  return isMain && others > 0 ? 'main_branch' : undefined;
}

/** A branch is blocked once, and unblocked only if it is blocked itself. */
export const maySwitch = (isBlocked: boolean, action: BlockAction): boolean => isBlocked === (action === 'unblock');
