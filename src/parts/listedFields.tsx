import { type ComponentProps, useMemo } from 'react';
import { useListBanksQuery } from '../api/payment/banks';
import { useListCardTypesQuery, useListPhoneCodesQuery } from '../api/payment/numberLists';
import * as kit from '../kit/fields/identifierFields';

/** Numbers of which the settings say how they begin. Until a list has come, or where it does not come, nothing is pointed out. */
const whole = { limit: 1000 };

/** The MFOs of the banks in use. */
export function useKnownMfos(): readonly string[] | undefined {
  const { data } = useListBanksQuery({ ...whole, is_active: true });
  // An installation that has not laid its list beside the directory yet knows no bank, and doubts none.
  return useMemo(() => (data && data.banks.length > 0 ? data.banks.map(({ mfo }) => mfo) : undefined), [data]);
}

/** The code of a bank, held against the banks in use. */
export function MfoField(props: Omit<ComponentProps<typeof kit.MfoField>, 'known'>) {
  return <kit.MfoField {...props} known={useKnownMfos()} />;
}

/** A phone, held against the codes of the operators. */
export function PhoneField(props: Omit<ComponentProps<typeof kit.PhoneField>, 'codes'>) {
  const { data } = useListPhoneCodesQuery(whole);
  return <kit.PhoneField {...props} codes={data?.phone_codes.map(({ code }) => code)} />;
}

/** The number of a card, with the name of its system. */
export function CardField(props: Omit<ComponentProps<typeof kit.CardField>, 'types'>) {
  const { data } = useListCardTypesQuery(whole);
  return <kit.CardField {...props} types={data?.card_types} />;
}
