// Written by `npm run api` from the specs; do not edit.
import type { operations as systemUserAuth } from './system-user/auth';
import type { operations as systemUserRoles } from './system-user/roles';
import type { operations as systemUserClaims } from './system-user/claims';
import type { operations as systemUserInvestors } from './system-user/investors';
import type { operations as investmentInvestments } from './investment/investments';
import type { operations as investmentInvestors } from './investment/investors';
import type { operations as investmentStatistics } from './investment/statistics';
import type { operations as paymentCatalogues } from './payment/catalogues';

/** The operations of all specs by their ids. */
export type Operations = systemUserAuth & systemUserRoles & systemUserClaims & systemUserInvestors & investmentInvestments & investmentInvestors & investmentStatistics & paymentCatalogues;
