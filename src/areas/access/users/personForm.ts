import * as v from 'valibot';
import type { SystemUser, UserType } from '../../../api/system-user/systemUsers';

const text = v.string();

/** What can be written of a person; which of it is compulsory stands at the fields. */
export const personEntries = {
  last_name: text,
  first_name: text,
  middle_name: text,
  phone: text,
  email: v.union([v.literal(''), v.pipe(text, v.email())], 'email'),
  branch: text,
  user_type: text,
};

export interface PersonValues extends Record<string, unknown> {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  branch: string;
  user_type: string;
}

export const nobody: PersonValues = {
  last_name: '',
  first_name: '',
  middle_name: '',
  phone: '',
  email: '',
  branch: '',
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
  user_type: user.user_type,
});

const optional = ['middle_name', 'email', 'branch'] as const;

/** The fields as the service takes them: nothing written is null. */
export function sentPerson<Values extends Partial<PersonValues>>(values: Values): Values & { user_type?: UserType } {
  const sent: Record<string, unknown> = { ...values };
  for (const name of optional) if (sent[name] === '') sent[name] = null;
  return sent as Values & { user_type?: UserType };
}
