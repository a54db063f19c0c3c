import type { Sql } from '../../db/database';
import { maskPhone } from '../../shared/mask';
import * as identities from './identities';
import { day, momentOf } from './moments';
import type { Common } from './people';
import type { Random } from './random';
import { Rows } from '../../db/insertRows';

const banks = ['Ipak Yoʻli', 'Hamkorbank', 'Kapitalbank', 'Agrobank', 'Asakabank', 'Anor Bank'];

/** The bank cards of people; one of them is the main one. */
export function cardRows(sql: Sql, users: readonly number[], seedDay: number) {
  const year = new Date(seedDay).getUTCFullYear();
  const cards = new Rows(sql, 'investor_cards', {
    int: 'investor_id expiry_month expiry_year verified_by',
    text: 'card_masked kind holder status reject_reason bank phone_masked',
    boolean: 'is_main',
    timestamp: 'created_at updated_at verified_at',
  });

  return {
    async add(random: Random, id: number, { phone_number, ...name }: Common, isMain: boolean, time: number) {
      const at = momentOf(time);
      const kind = random.pick(['uzcard', 'uzcard', 'humo']);
      const status = random.pick(['verified', 'verified', 'verified', 'pending', 'rejected']);
      const start = (kind === 'humo' ? '9860' : '8600') + identities.digits(random, 2);
      await cards.add({
        investor_id: id,
        card_masked: `${start}******${identities.digits(random, 4)}`,
        kind,
        holder: `${name.last_name ?? ''} ${name.first_name ?? ''}`.trim(),
        bank: banks[id % banks.length] ?? '',
        phone_masked: maskPhone(phone_number),
        is_main: isMain,
        expiry_month: random.int(1, 12),
        expiry_year: year + random.int(1, 4),
        status,
        reject_reason: status === 'rejected' ? random.pick(['name_mismatch', 'unreadable', 'others_card']) : null,
        created_at: at,
        updated_at: at,
        verified_at: status === 'verified' ? momentOf(time + day) : null,
        verified_by: status === 'verified' ? (users[id % users.length] ?? null) : null,
      });
    },
    finish: () => cards.finish(),
  };
}
