import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import { wordsOf } from './rules';

type Row = Reply<'listSystemUsers'>['users'][number];

const name = 'staff_name(u.last_name, u.first_name, u.middle_name)';

export const systemUsers = listOf<Row, Call<'listSystemUsers'>['query']>({
  id: 'u.id',
  from: 'system_users u',
  select: `u.id, u.username, ${name} as name, u.phone, u.user_type,
    coalesce(
      (select json_agg(json_build_object('id', r.id, 'name', r.name) order by h.position, r.id)
       from user_roles h join roles r on r.id = h.role_id where h.user_id = u.id), '[]') as roles,
    u.is_active, u.last_login, u.created_at`,
  orders: {
    name: `${name} collate "und-x-icu", u.id`,
    '-name': `${name} collate "und-x-icu" desc, u.id desc`,
    username: 'u.username collate "C", u.id',
    '-username': 'u.username collate "C" desc, u.id desc',
    last_login: 'u.last_login nulls first, u.id',
    '-last_login': 'u.last_login desc nulls last, u.id desc',
    created_at: 'u.created_at, u.id',
    '-created_at': 'u.created_at desc, u.id desc',
  },
  where: ({ role_id, user_type, status, search }) =>
    new Where()
      .and('u.deleted_at is null')
      .when(role_id, 'exists (select from user_roles h where h.user_id = u.id and h.role_id = $::bigint)')
      .when(user_type, 'u.user_type = $')
      .when(status && status === 'active', 'u.is_active = $')
      .finds(search && wordsOf(search).join(' '), {
        texts: [name, 'u.username', `coalesce(u.phone, '')`, `coalesce(u.email, '')`],
      }),
});
