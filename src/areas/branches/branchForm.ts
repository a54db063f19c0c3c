import type { Branch, BranchChange, BranchNew } from '../../api/payment/branches';
import { usualHours, type WeekHours } from '../../lib/weekHours';

/** What the form of a branch holds: references as texts, as a choice has them. */
export interface BranchValues {
  name: string;
  phone: string;
  region_id: string;
  district_id: string;
  address: string;
  lat: number | null;
  lon: number | null;
  work_schedule: WeekHours;
  // As values of a form are told of.
  [name: string]: unknown;
}

export const newBranch: BranchValues = {
  ...{ name: '', phone: '', region_id: '', district_id: '', address: '', lat: null, lon: null },
  work_schedule: usualHours,
};

/** A branch as its form shows it. */
export const valuesOf = (branch: Branch): BranchValues => ({
  name: branch.name,
  phone: branch.phone ?? '',
  region_id: String(branch.region.id),
  district_id: branch.district === null ? '' : String(branch.district.id),
  address: branch.address,
  lat: branch.lat,
  lon: branch.lon,
  work_schedule: branch.work_schedule,
});

/** What is sent of the values: nothing where the service has a word for nothing. */
export function sentOf({ phone, region_id, district_id, ...rest }: Partial<BranchValues>): BranchChange {
  return {
    // The other fields go as they are.
    ...(rest as BranchChange),
    ...(phone !== undefined && { phone: phone || null }),
    ...(region_id !== undefined && { region_id: Number(region_id) }),
    ...(district_id !== undefined && { district_id: district_id === '' ? null : Number(district_id) }),
  };
}

/** A whole new branch; the form has seen that what is compulsory is there. */
export const madeOf = (values: BranchValues): BranchNew => sentOf(values) as BranchNew;
