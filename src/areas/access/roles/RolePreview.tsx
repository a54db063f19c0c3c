import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { unionOf } from '../../../api/sign-in/rolePermissions';
import { useGetUserRoleQuery, type Role } from '../../../api/system-user/roles';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { useNoteStyles } from '../../../kit/foundation/styles';
import { Section } from '../../../kit/detail/Section';
import { href } from '../../../routes/href';
import { menuOf } from '../../../routes/menu';
import { sections } from '../../../routes/sections';
import { routes } from '../../../routes/table';
import { can } from '../../../session/can';
import type { Permissions } from '../../../session/slice';
import { rowsOf } from '../../../lib/rows';
import { m as shared } from '../messages';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { useRoleName } from '../../../parts/roleName';
import { usePermissionNames } from '../../../parts/permissionNames';
import { m } from './messages';
import { screensOf, type SeenScreen } from './seenScreens';

const useStyles = makeStyles({
  menu: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  group: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  // Where they wrap, neither the first nor the last line touches those of the table.
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalXS,
  },
  back: { color: tokens.colorBrandForegroundLink },
});

function Actions({ screen }: { screen: SeenScreen }) {
  const styles = useStyles();
  return (
    <span className={styles.actions}>
      {screen.actions.map((action) => (
        <Badge key={action} appearance="tint" color="informative">
          <FormattedMessage {...shared[action]} />
        </Badge>
      ))}
    </span>
  );
}

/** The panel as a role sees it, from the route table and the role's rights alone: nothing of the session changes. */
export default function RolePreview() {
  const id = useRecordId();
  const nameOf = useRoleName();
  const role = useRecordQuery(useGetUserRoleQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage result={role} title={(one) => nameOf(one.name)}>
      {(one) => <Seen role={one} />}
    </DetailPage>
  );
}

function Seen({ role }: { role: Role }) {
  const styles = useStyles();
  const note = useNoteStyles();
  const intl = useIntl();
  const roleName = useRoleName();
  const rights = usePermissionNames();
  const permissions = useMemo<Permissions>(() => unionOf([role]) ?? {}, [role]);
  const holds = (permission: string): boolean => can(permissions, permission);
  const menu = menuOf(holds);
  const screens = screensOf(permissions);
  const columns: Column<SeenScreen>[] = [
    {
      id: 'screen',
      title: m.screen,
      value: (row) => intl.formatMessage(routes[row.id].title),
      important: true,
      width: 240,
    },
    {
      id: 'opens',
      title: m.opens,
      value: (row) =>
        row.missing === undefined
          ? intl.formatMessage(m.yes)
          : intl.formatMessage(m.no, {
              permission: row.missing
                .map(rights.nameOf)
                .reduce((one, other) => intl.formatMessage(m.either, { one, other })),
            }),
      important: true,
    },
    {
      id: 'may',
      title: m.mayDo,
      value: (row) => row.actions.map((action) => intl.formatMessage(shared[action])).join(', '),
      cell: (row) => (row.permissions.length === 0 ? <FormattedMessage {...m.everyone} /> : <Actions screen={row} />),
      important: true,
      width: 400,
    },
  ];
  return (
    <>
      <div role="note" className={mergeClasses(note.root, note.neutral)}>
        <FormattedMessage {...m.previewNote} values={{ name: roleName(role.name) }} />
        <Link className={styles.back} to={href('access.role', { id: String(role.id) })}>
          <FormattedMessage {...m.backToRole} />
        </Link>
      </div>
      <Section id="menu" title={m.previewMenu}>
        {menu.length === 0 && <EmptyState text={m.previewEmptyMenu} />}
        <div className={styles.menu}>
          {menu.map((section) => (
            <div key={section.id}>
              <h3 className={styles.group}>
                <FormattedMessage {...sections[section.id]} />
              </h3>
              <ul className={styles.list}>
                {section.items.map((item) => {
                  const Icon = routes[item].menu?.icon;
                  return (
                    <li key={item} className={styles.item}>
                      {Icon && <Icon aria-hidden />}
                      <FormattedMessage {...routes[item].title} />
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="screens" title={m.previewScreens}>
        {rights.failure && <FailureNote failure={rights.failure} retry={rights.retry} />}
        <DataTable rows={rowsOf(screens)} columns={columns} empty={m.previewEmptyMenu} label={m.previewScreens} />
      </Section>
    </>
  );
}
