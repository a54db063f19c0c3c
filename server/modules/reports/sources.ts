import type { ReportSource, ReportType } from './source';
import { instalments, merchantMoves } from './sources/commerce';
import { bonds, investments } from './sources/investing';
import { cashIn, cashOut, claims, movements } from './sources/money';
import { identified, investors, left } from './sources/people';

/** Every report by its type. */
export const sources: Readonly<Record<ReportType, ReportSource>> = {
  investments,
  claims,
  investors,
  'investors-cgu': identified,
  'merchant-transactions': merchantMoves,
  installments: instalments,
  bonds,
  'investor-transactions': movements,
  'cash-in': cashIn,
  'cash-out': cashOut,
  'left-investors': left,
};
