import { Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { wrappingRow } from '../../../kit/foundation/styles';
import { DraftOffer } from '../../../kit/form/DraftOffer';
import { CheckTree } from '../matrix/CheckTree';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { useCheckDraft } from '../matrix/useCheckDraft';
import { useCan } from '../../../session/can';
import { ChangeBar } from '../ChangeBar';
import { m as shared } from '../messages';
import { leftToDo, nothingWanted, possible, checked, versionOf, pendingChange } from '../checkedLines';
import { useRoleName } from '../../../parts/roleName';
import { m } from './messages';
import type { Endpoint, Policy, PolicyArea, PolicyRole } from './policyArea';
import { policyLines } from './policyLines';
import { branchesOf, policyId, soughtIn } from './policyTree';
import { SaveLines } from './SaveLines';
import type { Line } from './useLines';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  tools: wrappingRow,
  search: { width: '360px', maxWidth: '100%' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface Props {
  area: PolicyArea;
  role: PolicyRole;
  policies: readonly Policy[];
  catalogue: readonly Endpoint[];
}

/** The policies of a role as a tree. Only differences are sent, one call at a time, after they were shown. */
export function PolicyEditor({ area, role, policies, catalogue }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const roleName = useRoleName();
  const mayUpdate = useCan()(`${area.permission}.update`);
  const { addPolicy, removePolicy } = area.useCalls();
  const [wanted, setWanted] = useState(nothingWanted);
  const [text, setText] = useState('');
  const [onlyChecked, setOnlyChecked] = useState(false);
  const [lines, setLines] = useState<readonly Line[]>();

  const saved = useMemo(() => new Set(policies.map(policyId)), [policies]);
  const changes = leftToDo(saved, wanted);
  const checks = checked(saved, changes);
  const branches = useMemo(
    () =>
      branchesOf(catalogue, policies, {
        notHeld: intl.formatMessage(m.notHeld),
        gone: intl.formatMessage(m.gone),
        noteOf: ({ summary, permission }) => `${summary} · ${intl.formatMessage(m.needs, { permission })}`,
      }),
    [catalogue, policies, intl],
  );
  const draft = useCheckDraft({
    id: 'ticks:policies',
    pendingChanges: changes,
    version: useMemo(() => versionOf(saved), [saved]),
    onRestore: (pendingChanges) => {
      const leaves = new Map(branches.flatMap((branch) => branch.leaves.map((leaf) => [leaf.id, leaf])));
      const found = possible(pendingChanges, (id, isOn) => leaves.has(id) && !(isOn && leaves.get(id)?.lockedWhy));
      setWanted((before) => new Map([...before, ...found]));
    },
  });
  const guard = useUnsavedChangesGuard(changes.size > 0, draft.drop);
  const sought = text.trim().toLowerCase();
  const isNarrowed = sought !== '' || onlyChecked;
  const shown = isNarrowed
    ? soughtIn(
        branches,
        ({ id, note }) =>
          `${id} ${note ?? ''}`.toLowerCase().includes(sought) && (!onlyChecked || checks.has(id) || saved.has(id)),
      )
    : branches;
  const granted = [...changes.values()].filter(Boolean).length;

  const review = () =>
    setLines(policyLines(changes, { role, policies, catalogue, calls: { addPolicy, removePolicy } }));
  return (
    <div className={styles.root}>
      {role.is_own && (
        <p className={styles.note}>
          <FormattedMessage {...shared.ownRole} />
        </p>
      )}
      {mayUpdate && <DraftOffer offer={draft} isOutdated={draft.isOutdated} />}
      <div className={styles.tools}>
        <Input
          type="search"
          className={styles.search}
          aria-label={intl.formatMessage(m.filter)}
          placeholder={intl.formatMessage(m.filter)}
          contentBefore={<Search20Regular aria-hidden />}
          value={text}
          onChange={(_, change) => setText(change.value)}
        />
        <Checkbox
          label={intl.formatMessage(shared.onlyChecked)}
          checked={onlyChecked}
          onChange={(_, { checked }) => setOnlyChecked(checked === true)}
        />
      </div>
      {shown.length === 0 ? (
        <p role="status" className={styles.note}>
          <FormattedMessage {...shared.nothingFound} />
        </p>
      ) : (
        <CheckTree
          label={intl.formatMessage(m.treeOf, { name: roleName(role.name) })}
          branches={shown}
          checks={checks}
          before={saved}
          isUnfolded={isNarrowed}
          onCheck={
            mayUpdate ? (ids, isOn) => setWanted((before) => pendingChange(saved, before, ids, isOn)) : undefined
          }
        />
      )}
      {mayUpdate && (
        <ChangeBar
          granted={granted}
          taken={changes.size - granted}
          onRevert={() => setWanted(nothingWanted)}
          onReview={review}
        />
      )}
      {lines && <SaveLines lines={lines} onClose={() => setLines(undefined)} />}
      {guard.question}
    </div>
  );
}
