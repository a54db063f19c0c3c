import { useUpdateSystemUserMutation, type SystemUser } from '../../../api/system-user/systemUsers';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useCan } from '../../../session/can';
import { m as changes } from '../changes/messages';
import { investmentArea } from '../policies/investmentArea';
import { paymentArea } from '../policies/paymentArea';
import type { Holding } from '../policies/policyArea';
import { doneAtOnce, outcomeOf, useOutcomeNotice, useWaitingNotice } from '../waiting';
import { m } from './messages';
import { RoleFields, type RoleValues } from './RoleFields';
import { changeServiceRoles, heldKeys, type RoleOutcome } from './serviceRoles';

const heldRoles = ({ roles }: SystemUser) => ({ role_ids: roles.map(({ id }) => String(id)) });

/** The roles of a person in the services; undefined of one that may not be read. */
export interface HeldInServices {
  payment?: readonly Holding[];
  investment?: readonly Holding[];
}

interface Props {
  user: SystemUser;
  held: HeldInServices;
  onClose: () => void;
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What is so until that is confirmed which waits. */
function untilConfirmed(outcomes: ReadonlySet<RoleOutcome>) {
  if (outcomes.has('kept')) return m.rolesKept;
  return outcomes.has('done') ? m.othersChanged : changes.waitsText;
}

/** Changes which roles a person holds in all three areas, each as one whole set. */
export function EditUserRoles({ user, held, onClose }: Props) {
  const [update] = useUpdateSystemUserMutation();
  const can = useCan();
  const calls = { payment: paymentArea.useCalls(), investment: investmentArea.useCalls() };
  const areas = {
    payment: held.payment !== undefined && can('rbac_pay.update'),
    investment: held.investment !== undefined && can('invest_rbac.update'),
  };
  const tell = useOutcomeNotice();
  const tellWaiting = useWaitingNotice();
  const before: RoleValues = {
    ...heldRoles(user),
    payment: heldKeys(held.payment ?? []),
    investment: heldKeys(held.investment ?? []),
  };
  const { role_ids: heldInSystem } = before;
  const form = usePanelForm({
    id: `editUserRoles:${user.id}`,
    version: user.version,
    values: before,
    fromRecord: heldRoles,
  });
  return (
    <FormDrawer
      title={m.editRoles}
      form={form}
      onClose={onClose}
      onSubmit={async (values, { version = user.version }) => {
        const outcomes = new Set<RoleOutcome>();
        const { role_ids: wanted } = values;
        if (!isSameSet(wanted, heldInSystem)) {
          const body = { role_ids: wanted.map(Number) };
          outcomes.add(await outcomeOf(update({ id: user.id, 'If-Match': version, body }).unwrap()));
        }
        for (const area of ['payment', 'investment'] as const)
          if (areas[area])
            for (const one of await changeServiceRoles(calls[area], user.id, held[area] ?? [], values[area]))
              outcomes.add(one);
        if (outcomes.has('waits')) tellWaiting(untilConfirmed(outcomes));
        else tell(doneAtOnce, m.rolesSaved);
      }}
    >
      <RoleFields
        control={form.control}
        setValue={form.setValue}
        before={before}
        areas={areas}
        waits={changes.willWait}
      />
    </FormDrawer>
  );
}
