import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useAllPartners, useUpdatePartnerMutation, type Partner } from '../../../api/system-user/partners';
import { useFormat } from '../../../i18n/format';
import { PercentField } from '../../../kit/fields/NumberField';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Drawer } from '../../../kit/overlay/Drawer';
import { Note } from '../../../parts/Note';
import { m, total } from './messages';

/** The shares of all partners from the next month on: they are 100 together, or nothing is saved. */
export function SetShares({ onClose }: { onClose: () => void }) {
  const { items, state, failure, retry } = useAllPartners();
  if (failure && items.length === 0)
    return (
      <Drawer title={m.shares} onClose={onClose}>
        <FailureNote failure={failure} retry={retry} />
      </Drawer>
    );
  if (state === 'loading' || items.length === 0) return null;
  return <SharesForm partners={items} onClose={onClose} />;
}

/** Whoever has ended before the month from which they are set gets none. */
const mayShare = ({ end_date: end, is_active, shares_from: from }: Partner): boolean =>
  end === null ? is_active : end.slice(0, 7) >= from;

type Shares = Record<string, number | null>;
const shareOf = (id: number) => `share${id}`;
const versionOf = (id: number) => `version${id}`;

/**
 * The shares of all, each with the version at which it was seen: whatever the list says meanwhile, a share goes out with the version
 * that it was typed on, and comes in with a new one when a conflict is settled.
 */
const valuesOf = (partners: readonly Partner[]): Shares =>
  Object.fromEntries(
    partners.flatMap((one) => [
      [shareOf(one.id), one.next_percent],
      [versionOf(one.id), one.version],
    ]),
  );

/** The shares among the values, by the number of the partner. */
const sharesIn = (values: Readonly<Partial<Shares>>) =>
  Object.entries(values).flatMap(([name, percent]) => {
    const id = Number(/^share(\d+)$/.exec(name)?.[1]);
    return id ? [{ id, version: values[versionOf(id)] ?? 0, percent: percent ?? 0 }] : [];
  });

function SharesForm({ partners, onClose }: { partners: readonly Partner[]; onClose: () => void }) {
  const [update] = useUpdatePartnerMutation();
  const form = usePanelForm({
    ...{ id: 'partnerShares', values: valuesOf(partners) },
    // The refusal carries all partners beside the one whose version it is.
    fromRecord: ({ partners: fresh }: { partners: readonly Partner[] }) => valuesOf(fresh),
  });
  const known = new Set(sharesIn(useWatch({ control: form.control })).map(({ id }) => id));
  return (
    <FormDrawer
      title={m.shares}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (values) => {
        const [first, ...others] = sharesIn(values);
        if (first === undefined) return;
        const { id, version, percent } = first;
        await update({ id, 'If-Match': version, body: { percent, others } }).unwrap();
      }}
    >
      {partners
        .filter((one) => known.has(one.id) && mayShare(one))
        .map((one) => (
          <PercentField key={one.id} name={shareOf(one.id)} label={one.name} required />
        ))}
      <Total form={form} />
    </FormDrawer>
  );
}

/** What the typed shares come to, in whole ten thousandths, so that nothing is lost in the sum. */
function Total({ form }: { form: ReturnType<typeof usePanelForm<Shares>> }) {
  const format = useFormat();
  const shares = sharesIn(useWatch({ control: form.control }));
  const sum = shares.reduce((all, { percent }) => all + Math.round(percent * 10_000), 0);
  if (sum === 1_000_000)
    return (
      <Note>
        <FormattedMessage {...m.whole} />
      </Note>
    );
  return (
    <Note isWarning>
      <FormattedMessage {...total} values={{ sum: format.number(sum / 10_000) }} />
    </Note>
  );
}
