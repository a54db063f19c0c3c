import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, type FluentIcon } from '@fluentui/react-icons';
import { useId, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import { Menu, MenuItem } from '../../kit/overlay/Menu';
import { positionBelow } from '../../kit/overlay/positionBelow';

const useStyles = makeStyles({
  chevron: { flexShrink: 0, marginLeft: tokens.spacingHorizontalXS },
});

interface Props {
  label: MessageDescriptor;
  icon: FluentIcon;
  /** What it can be done with. */
  places: readonly { id: string; name: string }[];
  onPick: (id: string) => void;
  /** Why it cannot be done now. */
  disabledReason?: MessageDescriptor | false;
  isPrimary?: true;
}

/** A verb that is done with one of the columns, which is chosen first. */
export function PlaceMenu({ label, icon: Icon, places, onPick, disabledReason, isPrimary }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const reason = disabledReason ? intl.formatMessage(disabledReason) : undefined;
  const leave = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        appearance={isPrimary ? 'primary' : 'secondary'}
        icon={<Icon aria-hidden />}
        disabledFocusable={reason !== undefined || places.length === 0}
        title={reason}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        aria-describedby={reason && id}
        onClick={() => setOpen(!isOpen)}
      >
        {intl.formatMessage(label)}
        <ChevronDown16Regular aria-hidden className={styles.chevron} />
      </Button>
      {reason && (
        <VisuallyHidden>
          <span id={id}>{reason}</span>
        </VisuallyHidden>
      )}
      {isOpen && (
        <Menu
          id={`${id}menu`}
          label={intl.formatMessage(label)}
          opener={button}
          place={(menu) => button.current && positionBelow(menu, button.current)}
          onLeave={leave}
          onClose={() => setOpen(false)}
        >
          {places.map((place) => (
            <MenuItem
              key={place.id}
              onClick={() => {
                leave();
                onPick(place.id);
              }}
            >
              {place.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
