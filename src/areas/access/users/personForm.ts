import * as v from 'valibot';
import { accountType, type SystemUser, type UserType } from '../../../api/system-user/systemUsers';
import { nameBeside } from '../../../parts/personRules';

const text = v.string();
const anEmail = v.pipe(text, v.email());

/** What can be written of a person, of somebody new unless he is given; which of it is compulsory stands at the fields. */
export const personEntries = (user?: SystemUser) => ({
  last_name: nameBeside(user?.last_name ?? null),
  first_name: nameBeside(user?.first_name ?? null),
  middle_name: nameBeside(user?.middle_name ?? null),
  phone: text,
  email: v.pipe(
    text,
    v.check((typed) => typed === '' || v.is(anEmail, typed), 'email'),
  ),
  branch: text,
  region_id: text,
  user_type: text,
});

export interface PersonValues extends Record<string, unknown> {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  branch: string;
  /** The number of a region, as its field holds it. */
  region_id: string;
  user_type: string;
}

export const nobody: PersonValues = {
  last_name: '',
  first_name: '',
  middle_name: '',
  phone: '',
  email: '',
  branch: '',
  region_id: '',
  user_type: 'system',
};

/** What the inputs show of an account. */
export const personOf = (user: SystemUser): PersonValues => ({
  last_name: user.last_name,
  first_name: user.first_name,
  middle_name: user.middle_name ?? '',
  phone: user.phone ?? '',
  email: user.email ?? '',
  branch: user.branch ?? '',
  region_id: user.region_id === null ? '' : String(user.region_id),
  user_type: accountType(user),
});

const optional = ['middle_name', 'email', 'branch'] as const;

type Sent<Values> = Omit<Values, 'user_type' | 'region_id'> & { user_type?: UserType; region_id?: number | null };

/** The fields as the service takes them: nothing written is null. */
export function sentPerson<Values extends Partial<PersonValues>>({ region_id, ...values }: Values): Sent<Values> {
  const sent: Record<string, unknown> = { ...values };
  for (const name of optional) if (sent[name] === '') sent[name] = null;
  if (region_id !== undefined) sent['region_id'] = region_id === '' ? null : Number(region_id);
  // The form knows its values as texts; which texts a kind of account is, its radio buttons say.
  return sent as Sent<Values>;
}
