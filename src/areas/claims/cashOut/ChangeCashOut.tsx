import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useChangeCashOutClaimMutation,
  useGetCashOutClaimQuery,
  type CashOutClaim,
  type CashOutDetail,
  type PayoutMethod,
} from '../../../api/investment/cashOut';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DateField } from '../../../kit/fields/DateField';
import { Drawer } from '../../../kit/overlay/Drawer';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { AccountField } from '../../../kit/fields/identifierFields';
import { MfoField } from '../../../parts/listedFields';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { RadioField, SelectField } from '../../../kit/fields/SelectField';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { TextField } from '../../../kit/fields/TextField';
import { todayInTashkent } from '../../../lib/days';
import { useInvestorName } from '../../../parts/useInvestorName';
import { aboutCashOut } from './aboutCashOut';
import { payoutMethods } from './cashOutTerms';
import { m } from './messages';

interface Props {
  id: number;
  onClose: () => void;
}

/** Changes what is paid, to where and when, as long as nobody has decided. The cards are those on the claim itself. */
export function ChangeCashOut({ id, onClose }: Props) {
  const { item, failure, retry } = useRecordQuery(useGetCashOutClaimQuery({ id }), id);
  if (item !== undefined) return <ChangeForm claim={item} onClose={onClose} />;
  return (
    <Drawer title={m.change} onClose={onClose}>
      {failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />}
    </Drawer>
  );
}

type Cards = CashOutDetail['cards'];

/** The card that the claim names, while it may be paid to. */
const cardOf = ({ card_masked }: CashOutClaim, cards: Cards) => cards.find((card) => card.card_masked === card_masked);

const valuesOf = (claim: CashOutClaim, cards: Cards) => ({
  amount: claim.amount,
  method: claim.method as string,
  card_id: String(cardOf(claim, cards)?.id ?? ''),
  bank_account: '',
  mfo: claim.mfo ?? '',
  planned_date: claim.planned_date ?? '',
  comment: claim.comment ?? '',
});

function ChangeForm({ claim, onClose }: { claim: CashOutDetail; onClose: () => void }) {
  const [change] = useChangeCashOutClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  const nameOf = useInvestorName();
  const { cards } = claim;
  const form = usePanelForm({
    id: `changeCashOut:${claim.id}`,
    version: claim.version,
    values: valuesOf(claim, cards),
    // A refusal carries the claim, which names its card by the mask alone; an account comes masked, and none where there is none.
    fromRecord: (fresh: CashOutClaim) => ({ ...valuesOf(fresh, cards), bank_account: fresh.bank_account ?? '' }),
    masked: ['bank_account'],
  });
  const method = useWatch({ control: form.control, name: 'method' });
  return (
    <FormDrawer
      title={m.change}
      form={form}
      done={m.changed}
      about={({ amount }) => ({ ...aboutCashOut(claim, nameOf(claim.investor)), amount })}
      onClose={onClose}
      onSubmit={async (values, { changed, version = claim.version, key }) => {
        const isCard = values.method === 'card';
        const body = {
          ...(changed.amount !== undefined && { amount: values.amount }),
          ...(changed.method !== undefined && { method: values.method as PayoutMethod }),
          // Left out, the claim's own card stays: a colleague may have chosen it since the form was opened.
          ...(isCard &&
            (changed.card_id !== undefined || changed.method !== undefined) && { card_id: Number(values.card_id) }),
          ...(!isCard && changed.bank_account !== undefined && { bank_account: values.bank_account }),
          ...(!isCard && changed.mfo !== undefined && { mfo: values.mfo }),
          ...(changed.planned_date !== undefined && { planned_date: values.planned_date || null }),
          ...(changed.comment !== undefined && { comment: values.comment }),
        };
        // Saved as it was: there is nothing to ask for.
        if (Object.keys(changed).length === 0) return;
        await change({ id: claim.id, 'If-Match': version, 'Idempotency-Key': key, body }).unwrap();
      }}
      checkOutcome={checkOutcome}
    >
      <p>
        <FormattedMessage {...m.changeHelp} />
      </p>
      <MoneyField name="amount" label={m.sum} required />
      <RadioField name="method" label={m.method} options={payoutMethods.options} required />
      {method === 'card' ? (
        <SelectField
          name="card_id"
          label={m.card}
          help={claim.card_masked !== null && !cardOf(claim, cards) ? m.cardGone : undefined}
          options={cards.map((card) => ({
            value: String(card.id),
            label: `${card.card_masked} · ${card.holder}`,
          }))}
          required
        />
      ) : (
        <>
          <AccountField name="bank_account" label={m.account} stored={claim.bank_account ?? undefined} required />
          <MfoField name="mfo" label={m.mfo} required />
        </>
      )}
      <DateField name="planned_date" label={m.planned} min={todayInTashkent(new Date())} />
      <TextField name="comment" label={m.comment} maxLength={500} multiline />
    </FormDrawer>
  );
}
