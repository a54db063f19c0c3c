import { Button } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Menu } from '../overlay/Menu';
import { positionBelow } from '../overlay/positionBelow';
import { MenuContext, MenuCountContext } from './Action';
import { t } from '../../i18n/terms';

interface Props {
  /** `Action`s, some of them inside <Can>. */
  children: ReactNode;
  /** Read out with the button; "actions" unless told. */
  label?: MessageDescriptor | string;
}

/**
 * Whether there is any verb: rights are asked by what stands around each, so they are counted and not told. The first
 * drawing takes it that there are some, for a press may be waiting for the button.
 */
function useHasVerbs() {
  const [hasVerbs, setHas] = useState(true);
  const verbs = useRef(new Set<string>());
  const isCounted = useRef(false);
  const count = useCallback((id: string) => {
    verbs.current.add(id);
    if (isCounted.current) setHas(true);
    return () => {
      verbs.current.delete(id);
      if (isCounted.current) setHas(verbs.current.size > 0);
    };
  }, []);
  // After those of the verbs, which stand inside.
  useLayoutEffect(() => {
    isCounted.current = true;
    setHas(verbs.current.size > 0);
    return () => {
      isCounted.current = false;
    };
  }, []);
  return [hasVerbs, count] as const;
}

/** The rest of the verbs of a record, under ⋯; nothing at all where the person may do none of them. */
export function ActionMenu({ children, label = t.actions }: Props) {
  const intl = useIntl();
  const name = typeof label === 'string' ? label : intl.formatMessage(label);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [hasVerbs, count] = useHasVerbs();
  // Which end of the menu the focus begins at; undefined while it is closed.
  const [opened, setOpened] = useState<'first' | 'last'>();

  const leave = (): void => {
    setOpened(undefined);
    button.current?.focus();
  };

  return (
    <>
      <MenuCountContext value={count}>{children}</MenuCountContext>
      {hasVerbs && (
        <Button
          ref={button}
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={name}
          title={name}
          aria-haspopup="menu"
          aria-expanded={opened !== undefined}
          aria-controls={opened ? id : undefined}
          onClick={() => setOpened(opened ? undefined : 'first')}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
          }}
        />
      )}
      {opened && (
        <Menu
          id={id}
          label={name}
          opener={button}
          begin={opened}
          place={(menu) => button.current && positionBelow(menu, button.current)}
          onLeave={leave}
          onClose={() => setOpened(undefined)}
        >
          <MenuCountContext value={undefined}>
            <MenuContext value={leave}>{children}</MenuContext>
          </MenuCountContext>
        </Menu>
      )}
    </>
  );
}
