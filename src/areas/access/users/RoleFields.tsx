import { useEffect, useRef, useState } from 'react';
import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { useAccessPreview, useListUserRolesRows } from '../../../api/system-user/roles';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { useRoleLabel } from '../../../parts/roleName';
import { useCan } from '../../../session/can';
import { unionOf } from '../../../api/sign-in/rolePermissions';
import { accessGaps } from '../accessGaps';
import { AccessGapNotes } from '../AccessGapNotes';
import { AccessNote } from '../AccessNote';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { investmentArea } from '../policies/investmentArea';
import { paymentArea } from '../policies/paymentArea';
import type { PolicyArea } from '../policies/policyArea';
import { m } from './messages';
import { roleIdOf, roleKey, type ServiceRoles } from './serviceRoles';

/** What a form of somebody's roles holds, whatever else is in it. */
export interface RoleValues extends ServiceRoles {
  role_ids: string[];
}

interface Props {
  control: Control<RoleValues>;
  setValue: UseFormSetValue<RoleValues>;
  /** What the person holds already, and who gives it waits for nobody. */
  before: RoleValues;
  /** Which services the form may change: their roles are known, and whoever fills it in may give them. */
  areas: Readonly<Record<keyof ServiceRoles, boolean>>;
  /** Said where another person has to confirm what is chosen. */
  waits: MessageDescriptor;
}

/**
 * The roles of a person in all three areas together, with what would not open. A role of the services that is called
 * as one of the system is ticked along with it, because each lets through only half of a call; it can be unticked.
 */
export function RoleFields({ control, setValue, before, areas, waits }: Props) {
  const roles = useListUserRolesRows(allRolesQuery);
  const labelOf = useRoleLabel();
  const { role_ids: ids = [], payment = [], investment = [] } = useWatch({ control });
  const { role_ids: heldBefore } = before;
  const [begun] = useState(ids);
  const namesOf = (some: readonly string[]) =>
    roles.items.filter(({ id }) => some.includes(String(id))).map(({ name }) => name);
  const first = roles.items.length > 0 ? namesOf(begun) : undefined;
  const names = namesOf(ids);
  const isWaiting = roles.items.some(
    ({ id, needs_confirmation }) => needs_confirmation && ids.includes(String(id)) && !heldBefore.includes(String(id)),
  );
  return (
    <>
      {isWaiting && <AccessNote text={waits} />}
      <AsyncField source={roles}>
        <MultiSelectField
          name="role_ids"
          label={m.system}
          options={roles.items.map((role) => ({ value: String(role.id), label: labelOf(role) }))}
        />
        <FirstRoles roles={roles} />
      </AsyncField>
      {areas.payment && (
        <ServiceRoleField
          area={paymentArea}
          label={m.payment}
          {...{ first, names, control, setValue, before, waits }}
        />
      )}
      {areas.investment && (
        <ServiceRoleField
          area={investmentArea}
          label={m.investment}
          {...{ first, names, control, setValue, before, waits }}
        />
      )}
      {areas.payment && areas.investment && <Gaps roleIds={ids} payment={payment} investment={investment} />}
    </>
  );
}

interface ServiceProps extends Pick<Props, 'control' | 'setValue' | 'before' | 'waits'> {
  area: PolicyArea;
  label: MessageDescriptor;
  /** The roles of the system that the form began with, once their list is there, and those that are chosen now. */
  first: readonly string[] | undefined;
  names: readonly string[];
}

function ServiceRoleField({ area, label, first, names, control, setValue, before, waits }: ServiceProps) {
  const roles = area.useRoles(allRolesQuery);
  const labelOf = useRoleLabel();
  const chosen = useWatch({ control, name: area.id });
  const followed = useRef<readonly string[]>(undefined);
  const { items } = roles;
  useEffect(() => {
    if (items.length === 0 || first === undefined) return;
    // Not what was chosen when these roles came: somebody may have ticked one of the system before.
    const last = followed.current ?? first;
    followed.current = names;
    const alike = (all: readonly string[], than: readonly string[]) => {
      const fresh = all.filter((name) => !than.includes(name)).map((name) => name.toLowerCase());
      return items.filter(({ name }) => fresh.includes(name.toLowerCase())).map(roleKey);
    };
    const [added, gone] = [alike(names, last), alike(last, names)];
    if (added.length === 0 && gone.length === 0) return;
    const next = new Set([...chosen, ...added].filter((key) => !gone.includes(key)));
    setValue(area.id, [...next], { shouldDirty: true });
  }, [area.id, items, first, names, chosen, setValue]);
  const isWaiting = items.some(
    (role) => role.needs_confirmation && chosen.includes(roleKey(role)) && !before[area.id].includes(roleKey(role)),
  );
  return (
    <AsyncField source={roles}>
      <MultiSelectField
        name={area.id}
        label={label}
        options={items.map((role) => ({ value: roleKey(role), label: labelOf(role) }))}
      />
      <FirstRoles roles={roles} />
      {isWaiting && <AccessNote text={waits} />}
    </AsyncField>
  );
}

function Gaps({ roleIds, payment, investment }: { roleIds: string[] } & ServiceRoles) {
  const mayAsk = useCan()('rbac.query', 'previewAccess');
  const { item } = useAccessPreview(
    mayAsk && roleIds.length > 0
      ? {
          role_ids: roleIds.map(Number),
          payment_role_ids: payment.map(roleIdOf),
          investment_role_ids: investment.map(roleIdOf),
        }
      : undefined,
  );
  if (!item || roleIds.length === 0) return null;
  return <AccessGapNotes gaps={accessGaps(unionOf([{ permissions: item.permissions }]) ?? {}, item.closed_calls)} />;
}
