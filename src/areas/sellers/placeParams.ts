import { someIds } from '../../kit/url/listParams';

/** Where they sell: a seller in one branch, an agent in some. */
export const placeParameters = { merchant_id: someIds(), branch_id: someIds() };

/** The places as the address names them. */
export interface Places {
  merchant_id: readonly string[];
  branch_id: readonly string[];
}

/** The filters as the service takes them. */
export const askedPlaces = <Some extends Places>({
  merchant_id: merchants,
  branch_id: branches,
  ...filters
}: Some) => ({
  ...filters,
  merchant_id: merchants.map(Number),
  branch_id: branches.map(Number),
});
