// Written by `npm run api` from the specs; do not edit.
import type { operations as investmentAsyncTasks } from './investment/async-tasks';
import type { operations as investmentCardVerification } from './investment/card-verification';
import type { operations as investmentCashIn } from './investment/cash-in';
import type { operations as investmentCashOut } from './investment/cash-out';
import type { operations as investmentDocuments } from './investment/documents';
import type { operations as investmentInvestments } from './investment/investments';
import type { operations as investmentInvestors } from './investment/investors';
import type { operations as investmentOutgoingPayments } from './investment/outgoing-payments';
import type { operations as investmentRbac } from './investment/rbac';
import type { operations as investmentSigning } from './investment/signing';
import type { operations as investmentStatistics } from './investment/statistics';
import type { operations as investmentTariffChanges } from './investment/tariff-changes';
import type { operations as investmentTax } from './investment/tax';
import type { operations as paymentCatalogues } from './payment/catalogues';
import type { operations as paymentRbac } from './payment/rbac';
import type { operations as paymentWings } from './payment/wings';
import type { operations as systemUserAccessChanges } from './system-user/access-changes';
import type { operations as systemUserAuth } from './system-user/auth';
import type { operations as systemUserGeneralClaims } from './system-user/general-claims';
import type { operations as systemUserInvestmentStatistics } from './system-user/investment-statistics';
import type { operations as systemUserInvestments } from './system-user/investments';
import type { operations as systemUserInvestors } from './system-user/investors';
import type { operations as systemUserRoles } from './system-user/roles';
import type { operations as systemUserSystemUsers } from './system-user/system-users';

/** The operations of all specs by their ids. */
export type Operations = investmentAsyncTasks & investmentCardVerification & investmentCashIn & investmentCashOut & investmentDocuments & investmentInvestments & investmentInvestors & investmentOutgoingPayments & investmentRbac & investmentSigning & investmentStatistics & investmentTariffChanges & investmentTax & paymentCatalogues & paymentRbac & paymentWings & systemUserAccessChanges & systemUserAuth & systemUserGeneralClaims & systemUserInvestmentStatistics & systemUserInvestments & systemUserInvestors & systemUserRoles & systemUserSystemUsers;
