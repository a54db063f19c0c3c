import type { CallOptions } from './baseQuery';

/** What the cache is tagged with: one word per resource, without ids. */
export const tagTypes = [
  'AccessChange',
  'ApplicationDocument',
  'AsyncTask',
  'CardVerification',
  'CashInClaim',
  'CashOutClaim',
  'CatalogueRegion',
  'Claim',
  'DibankClaim',
  'Investment',
  'Investor',
  'InvestorBalance',
  'InvestorCard',
  'InvestorHistory',
  'InvestorLog',
  'InvestmentRole',
  'OutgoingTransaction',
  'PaymentRole',
  'Permission',
  'Role',
  'Scope',
  'SystemUser',
  'TariffChange',
  'TaxTransaction',
  'UserSession',
  'WingsRequest',
] as const;

export type Tag = (typeof tagTypes)[number];

/** Tags of answers that are worded in the language of the panel. */
export const spokenTags: readonly Tag[] = ['CatalogueRegion', 'TariffChange'];

/** An entry for every operation of a spec file, so that none arrives without a decision about its cache. */
export type Tagged<Api extends { endpoints: object }> = {
  [Operation in keyof Api['endpoints']]: { providesTags?: Tag[]; invalidatesTags?: Tag[]; extraOptions?: CallOptions };
};

/** Of an operation whose failure is shown by the form or the action that calls it, and not by a notice. */
export const handlesOwnErrors = { extraOptions: { handlesOwnErrors: true } } as const;
