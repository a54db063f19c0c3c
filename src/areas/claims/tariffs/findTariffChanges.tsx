import { findTariffChangeClaims, type TariffChangeClaim } from '../../../api/investment/tariffChanges';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { changeStatus } from './tariffTerms';

const hitOf = (one: TariffChangeClaim): RecordHit => ({
  id: String(one.id),
  name: '',
  details: [one.investment.name, one.investor.name],
  badge: changeStatus.badge(one.status),
});

/** Looks claims for another tariff up for the palette. */
export const find = findBySearch(findTariffChangeClaims, hitOf);
