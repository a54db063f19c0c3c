// Written by `npm run api` from the specs; do not edit.
import type { operations as systemUserAuth } from './system-user/auth';
import type { operations as systemUserRoles } from './system-user/roles';
import type { operations as systemUserSystemUsers } from './system-user/systemUsers';
import type { operations as systemUserClaims } from './system-user/claims';
import type { operations as systemUserInvestors } from './system-user/investors';
import type { operations as investmentAsyncTasks } from './investment/async-tasks';
import type { operations as investmentEsign } from './investment/esign';
import type { operations as investmentInvestments } from './investment/investments';
import type { operations as investmentInvestors } from './investment/investors';
import type { operations as investmentRbac } from './investment/rbac';
import type { operations as investmentStatistics } from './investment/statistics';
import type { operations as paymentCatalogues } from './payment/catalogues';
import type { operations as paymentRbac } from './payment/rbac';

/** The operations of all specs by their ids. */
export type Operations = systemUserAuth & systemUserRoles & systemUserSystemUsers & systemUserClaims & systemUserInvestors & investmentAsyncTasks & investmentEsign & investmentInvestments & investmentInvestors & investmentRbac & investmentStatistics & paymentCatalogues & paymentRbac;
