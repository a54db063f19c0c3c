import { Button } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Menu } from '../overlay/Menu';
import { positionBelow } from '../overlay/positionBelow';
import { MenuContext } from './Action';
import { t } from '../../i18n/terms';

interface Props {
  /** `Action`s, some of them inside <Can>. */
  children: ReactNode;
  /** Read out with the button; "actions" unless told. */
  label?: MessageDescriptor;
}

/** The rest of the verbs of a record, under ⋯. */
export function ActionMenu({ children, label = t.actions }: Props) {
  const name = useIntl().formatMessage(label);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Which end of the menu the focus begins at; undefined while it is closed.
  const [opened, setOpened] = useState<'first' | 'last'>();

  const leave = (): void => {
    setOpened(undefined);
    button.current?.focus();
  };

  return (
    <>
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
          <MenuContext value={leave}>{children}</MenuContext>
        </Menu>
      )}
    </>
  );
}
