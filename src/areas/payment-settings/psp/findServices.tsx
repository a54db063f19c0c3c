import { findPspServices, type PspService } from '../../../api/payment/psp';
import { findBySearch } from '../../../parts/record/findBySearch';
import { textShown } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import type { RecordHit } from '../../../routes/record';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';

const hitOf = (one: PspService): RecordHit => ({
  id: String(one.id),
  name: textShown(one, 'name'),
  details: [one.category.name],
  badge: switchState.badge(stateOf(one)),
  path: `${href('paymentSettings.psp', { id: String(one.category.id) })}?service=${one.id}`,
});

/** Looks services up for the palette; each opens in its category. */
export const find = findBySearch(findPspServices, hitOf);
