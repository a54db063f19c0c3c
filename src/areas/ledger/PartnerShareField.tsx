import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListProfitDistributionsQuery, type Distribution } from '../../api/system-user/partners';
import { useFormat } from '../../i18n/format';
import { AsyncField } from '../../kit/fields/AsyncField';
import { SelectField } from '../../kit/fields/SelectField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { useOperations } from './ledgerChoices';
import { m } from './messages';
import { payoutOf } from './postingValues';

/**
 * The share of a partner that the posting is to pay, of those that may be paid now. Choosing one fills in the rest of the
 * payment, which stays open to be changed; the service refuses another sum.
 */
export function PartnerShareField() {
  const { control, setValue } = useFormAround();
  const chosen = useWatch({ control, name: 'link' }) as string;
  const source = useRecordQuery(useListProfitDistributionsQuery({ is_payable: true, limit: 200 }));
  const shares = source.item?.distributions ?? noShares;
  const { options: operations } = useOperations();
  const format = useFormat();
  const options = useMemo(
    () =>
      shares.map((share) => ({
        value: String(share.id),
        label: `${share.partner.name} · ${format.month(share.month)} · ${share.strategy.name} · ${format.money(share.amount)}`,
      })),
    [shares, format],
  );
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    const share = shares.find(({ id }) => String(id) === chosen);
    // Whoever is quicker than the operations has his payment filled in when they have come.
    if (share && operations.length === 0) return;
    before.current = chosen;
    const operation = operations.find(({ code }) => code === 'partner_payout')?.value;
    for (const [name, value] of Object.entries(share ? payoutOf(share, operation) : {}))
      setValue(name, value, { shouldDirty: true });
  }, [chosen, shares, operations, setValue]);
  return (
    <AsyncField source={source}>
      <SelectField name="link" label={m.partnerShare} options={options} isLong />
    </AsyncField>
  );
}
const noShares: readonly Distribution[] = [];
