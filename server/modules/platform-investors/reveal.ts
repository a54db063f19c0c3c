import type { Call } from '../../http/contract';

export type RevealedField = Call<'revealInvestorData'>['query']['fields'][number];

/** The masked fields that a person or a company has. */
export const fieldsOf: Record<'individual' | 'business', readonly RevealedField[]> = {
  individual: [
    ...(['pinfl', 'phone_number', 'contact_number', 'birthday', 'passport_id', 'inps', 'actual_address'] as const),
    ...(['temporary_address', 'work_address', 'monthly_income', 'domestic_phone_number'] as const),
  ],
  business: ['phone_number', 'contact_number', 'director_pinfl', 'bank_account'],
};
