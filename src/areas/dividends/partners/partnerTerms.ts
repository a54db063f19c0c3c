import type { Partner } from '../../../api/system-user/partners';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const partnerKind = choices<Partner['kind']>({ person: m.person, company: m.company });
