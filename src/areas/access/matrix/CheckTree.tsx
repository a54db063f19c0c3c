import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronRight16Regular } from '@fluentui/react-icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { m } from './messages';
import type { CheckState } from './checks';
import { CheckTreeLeaf, type CheckLeaf } from './CheckTreeLeaf';
import { checkBoxes, useCheckTreeStyles } from './checkTreeStyles';

export interface CheckBranch {
  id: string;
  label: string;
  leaves: readonly CheckLeaf[];
}

const checked = { on: true, mixed: 'mixed', off: false } as const;

interface Props {
  label: string;
  branches: readonly CheckBranch[];
  checks: ReadonlySet<string>;
  /** What was ticked to begin with; leaves that differ are marked. */
  before?: ReadonlySet<string>;
  /** Everything is unfolded, as while the branches are filtered. */
  isUnfolded?: boolean;
  /** Sets or takes these leaves at once; without it the tree is for reading. */
  onCheck?: (leaves: readonly string[], isOn: boolean) => void;
}

function branchCheck({ leaves }: CheckBranch, checks: ReadonlySet<string>): CheckState {
  const on = leaves.filter(({ id }) => checks.has(id)).length;
  if (on === 0) return 'off';
  return on === leaves.length ? 'on' : 'mixed';
}

/**
 * Branches with leaves to tick. Up and down move, right unfolds, left folds or goes to the branch, Space ticks; a
 * branch stands for all of its leaves.
 *
 *     <CheckTree label={title} branches={byFirstSegment} checks={held} before={saved} onCheck={set} />
 */
export function CheckTree({ label, branches, checks, before, isUnfolded = false, onCheck }: Props) {
  const styles = useCheckTreeStyles();
  const intl = useIntl();
  const tree = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(branches.length === 1 ? [branches[0]?.id ?? ''] : []),
  );
  const [at, setAt] = useState('');
  const isOpen = (id: string): boolean => isUnfolded || open.has(id);
  const fold = (id: string, isToOpen: boolean): void =>
    setOpen((now) => new Set(isToOpen ? [...now, id] : [...now].filter((other) => other !== id)));

  const visible = branches.flatMap((branch) => [
    { id: `/${branch.id}`, branch, leaf: undefined },
    ...(isOpen(branch.id) ? branch.leaves.map((leaf) => ({ id: leaf.id, branch, leaf })) : []),
  ]);
  const current = visible.some(({ id }) => id === at) ? at : (visible[0]?.id ?? '');

  const checkLeaf = (leaf: CheckLeaf): void => {
    const isOn = checks.has(leaf.id);
    if (isOn || !leaf.lockedWhy) onCheck?.([leaf.id], !isOn);
  };
  const checkBranch = (branch: CheckBranch): void => {
    const isOn = branchCheck(branch, checks) !== 'on';
    const own = branch.leaves.filter(({ id, lockedWhy }) => checks.has(id) !== isOn && !(isOn && lockedWhy));
    // Where nothing more may be set, the box takes all away.
    if (own.length > 0)
      onCheck?.(
        own.map(({ id }) => id),
        isOn,
      );
    else
      onCheck?.(
        branch.leaves.filter(({ id }) => checks.has(id)).map(({ id }) => id),
        false,
      );
  };
  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    setAt(id);
    tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  };

  const move = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = visible.findIndex(({ id }) => id === current);
    const item = visible[place];
    if (!item) return;
    const { branch, leaf } = item;
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => focus(visible[place + 1]?.id),
      ArrowUp: () => focus(visible[place - 1]?.id),
      Home: () => focus(visible[0]?.id),
      End: () => focus(visible.at(-1)?.id),
      ArrowRight: () => {
        if (leaf) return;
        if (isOpen(branch.id)) focus(visible[place + 1]?.id);
        else fold(branch.id, true);
      },
      ArrowLeft: () => {
        if (leaf) focus(`/${branch.id}`);
        else fold(branch.id, false);
      },
      ' ': () => (leaf ? checkLeaf(leaf) : checkBranch(branch)),
      Enter: () => (leaf ? checkLeaf(leaf) : checkBranch(branch)),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  return (
    <ul ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={move}>
      {branches.map((branch) => {
        const state = branchCheck(branch, checks);
        const Box = checkBoxes[state];
        const Chevron = isOpen(branch.id) ? ChevronDown16Regular : ChevronRight16Regular;
        const on = branch.leaves.filter(({ id }) => checks.has(id)).length;
        const count = intl.formatMessage(m.count, { on, all: branch.leaves.length });
        return (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree hears the keys
          <li
            key={branch.id}
            role="treeitem"
            data-id={`/${branch.id}`}
            className={styles.item}
            tabIndex={current === `/${branch.id}` ? 0 : -1}
            aria-label={[branch.label, count].join(', ')}
            aria-expanded={isOpen(branch.id)}
            aria-checked={checked[state]}
            aria-selected={false}
            onFocus={({ target, currentTarget }) => target === currentTarget && setAt(`/${branch.id}`)}
            onClick={() => checkBranch(branch)}
          >
            <div className={styles.line}>
              {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the arrows of the tree do it, too */}
              <span
                className={styles.chevron}
                onClick={(event) => {
                  event.stopPropagation();
                  fold(branch.id, !isOpen(branch.id));
                }}
              >
                <Chevron aria-hidden />
              </span>
              <Box aria-hidden className={mergeClasses(styles.box, state !== 'off' && styles.on)} />
              <span className={mergeClasses(styles.words, styles.strong)}>{branch.label}</span>
              <span className={styles.count}>{count}</span>
            </div>
            {isOpen(branch.id) && (
              <ul role="group" className={styles.group}>
                {branch.leaves.map((leaf) => (
                  <CheckTreeLeaf
                    key={leaf.id}
                    leaf={leaf}
                    isOn={checks.has(leaf.id)}
                    isChanged={before !== undefined && before.has(leaf.id) !== checks.has(leaf.id)}
                    isTabbable={current === leaf.id}
                    onFocus={() => setAt(leaf.id)}
                    onCheck={() => checkLeaf(leaf)}
                  />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
