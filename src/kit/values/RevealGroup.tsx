import { Button, Spinner } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { toFailure } from '../../lib/failure';
import { timings } from '../../lib/timings';
import { useCan } from '../../session/can';
import { notifyFailure } from '../state/notifications';
import { useShortcuts } from '../state/shortcuts';
import { RevealGroupContext } from './revealed';

const m = defineMessages({
  showAll: { id: 'kit.reveal.showAll', defaultMessage: 'Показать всё' },
  hideAll: { id: 'kit.reveal.hideAll', defaultMessage: 'Скрыть всё' },
  key: { id: 'kit.reveal.key', defaultMessage: 'Показать или скрыть все скрытые данные' },
});

interface Props {
  /** Fetches the whole texts of these values in one call; the service writes down who asked, for each of them. */
  reveal: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The version of the record: what it said before is no longer shown once another stands. */
  version: number;
  /** Who may see them. */
  permission?: string;
  children: ReactNode;
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * Masked values that are looked at together: a `RevealAll` inside shows each `RevealableText` with a `name` for two
 * minutes. The texts live in this component alone, and go with it; give it the record as its key.
 *
 *     <RevealGroup key={id} version={version} reveal={revealMany} permission="investors.get">
 *       <RevealAll /> <RevealableText name="pinfl" … /> <RevealableText name="birthday" … />
 *     </RevealGroup>
 */
export function RevealGroup({ reveal, version, permission, children }: Props) {
  const dispatch = useDispatch();
  const isAllowed = useCan()(permission);
  const [names, setNames] = useState<readonly string[]>([]);
  const [values, setValues] = useState(none);
  const [isBusy, setBusy] = useState(false);
  // Counts the screens it stood on: an answer that comes after it was left is dropped.
  const visit = useRef(0);
  useEffect(
    () => () => {
      visit.current += 1;
      setValues(none);
      setBusy(false);
    },
    [version],
  );
  const isShown = values.size > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setValues(none), timings.revealAll);
    return () => clearTimeout(timer);
  }, [isShown]);

  const join = useCallback((name: string) => {
    setNames((before) => [...before, name]);
    return () => setNames((before) => before.filter((one) => one !== name));
  }, []);
  const hide = useCallback(
    (name: string) => setValues((before) => new Map([...before].filter(([one]) => one !== name))),
    [],
  );
  const toggle = async (): Promise<void> => {
    if (isShown) return setValues(none);
    if (isBusy) return;
    const asked = visit.current;
    setBusy(true);
    try {
      const found = await reveal(names);
      if (visit.current === asked) setValues(found);
    } catch (error) {
      if (visit.current === asked) dispatch(notifyFailure(toFailure(error)));
    }
    if (visit.current === asked) setBusy(false);
  };
  const revealOne = async (name: string) => (await reveal([name])).get(name) ?? '';
  const latest = useRef({ toggle, revealOne });
  useEffect(() => {
    latest.current = { toggle, revealOne };
  });

  const mayShow = isAllowed && names.length > 0;
  const group = useMemo(
    () => ({
      values,
      join,
      hide,
      isBusy,
      permission,
      reveal: (name: string) => latest.current.revealOne(name),
      toggle: mayShow ? () => void latest.current.toggle() : undefined,
    }),
    [values, join, hide, isBusy, permission, mayShow],
  );
  return <RevealGroupContext value={group}>{children}</RevealGroupContext>;
}

/** Shows every masked value of the RevealGroup around, or masks them again; nothing where none may be shown. */
export function RevealAll({ hasKey = false }: { hasKey?: boolean }) {
  const group = use(RevealGroupContext);
  const toggle = group?.toggle;
  const button = useRef<HTMLButtonElement>(null);
  useShortcuts(
    hasKey && toggle
      ? [
          {
            ...{ id: 'card.reveal', title: m.key, scope: 'card', keys: ['KeyS'], run: toggle },
            part: () => button.current,
          },
        ]
      : [],
  );
  if (!group || !toggle) return null;
  const isShown = group.values.size > 0;
  return (
    <Button
      ref={button}
      icon={group.isBusy ? <Spinner size="extra-tiny" aria-hidden /> : isShown ? <EyeOff20Regular /> : <Eye20Regular />}
      aria-pressed={isShown}
      aria-keyshortcuts={hasKey ? 'S' : undefined}
      onClick={toggle}
    >
      <FormattedMessage {...(isShown ? m.hideAll : m.showAll)} />
    </Button>
  );
}
