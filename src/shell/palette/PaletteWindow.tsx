import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { dialogSurface, focusRing } from '../../kit/foundation/styles';
import { useFormat } from '../../i18n/format';
import { useModal } from '../../kit/overlay/useModal';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import { found, m } from './messages';
import { PaletteField } from './PaletteField';
import { PaletteHelp } from './PaletteHelp';
import { PaletteList, rowId } from './PaletteList';
import { useKeyStyles } from './PaletteItem';
import { usePalette } from './usePalette';

const useStyles = makeStyles({
  surface: {
    ...dialogSurface,
    position: 'fixed',
    inset: '10vh 0 auto',
    marginInline: 'auto',
    width: '640px',
    maxWidth: 'calc(100vw - 32px)',
    height: 'min(520px, 76vh)',
    maxHeight: 'none',
    padding: 0,
    overflow: 'hidden',
    '@media (max-width: 639px)': {
      inset: 0,
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      borderRadius: 0,
      border: 'none',
    },
  },
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, fontSize: tokens.fontSizeBase300 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    flexShrink: 0,
    marginTop: 'auto',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  hint: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '28px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ...focusRing,
  },
});

const hints: readonly (readonly [sign: string, what: MessageDescriptor])[] = [
  ['>', m.hintActions],
  ['/', m.hintScreens],
  ['@', m.hintPeople],
  ['#', m.hintNumbers],
  ['?', m.hintHelp],
];

interface Props {
  /** Closes and gives the focus back; then does what was chosen. */
  onClose: (run?: () => unknown) => void;
  /** Asks before signing out, as the menu of the person does. */
  onSignOut: () => void;
  /** What was typed before the palette had come. */
  typed: RefObject<string>;
}

/** The command palette: one field that finds screens, actions, records and settings. Draw it to open it. */
export function PaletteWindow({ onClose, onSignOut, typed }: Props) {
  const styles = useStyles();
  const keyStyles = useKeyStyles();
  const intl = useIntl();
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const palette = usePalette({ leave: onClose, signOut: onSignOut, typed });
  const { text, query, level, lines, active, records } = palette;
  const isHelp = query.mode === 'help' && level === undefined;

  const back = (): void => {
    if (!palette.back()) onClose();
  };
  const modal = useModal(back);
  // After it has opened: the browser gives the focus to what can have it first, which is the frame of the list.
  useLayoutEffect(() => field.current?.focus(), [level]);
  const step = (by: number): void => {
    const at = lines.findIndex(({ value }) => value === active?.value);
    const next = lines.at((at + by) % lines.length);
    if (next) palette.pick(next.value);
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    PageDown: () =>
      palette.pick(lines[Math.min(lines.length - 1, lines.findIndex((one) => one === active) + 8)]?.value ?? ''),
    PageUp: () => palette.pick(lines[Math.max(0, lines.findIndex((one) => one === active) - 8)]?.value ?? ''),
    Enter: () => active && palette.choose(active),
    Backspace: text === '' && level !== undefined ? back : undefined,
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Letters are being put together into one, and Enter takes the one that is offered.
    if (event.nativeEvent.isComposing) return;
    const isEdge = (event.key === 'Home' || event.key === 'End') && (event.ctrlKey || text === '');
    const act = isEdge
      ? () => palette.pick((event.key === 'Home' ? lines[0] : lines.at(-1))?.value ?? '')
      : keys[event.key];
    if (!act || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const count = lines.length;
  const hasRows = !isHelp && count > 0;
  return (
    // A press beside the window closes it whole; Escape, heard by useModal, goes one level back first.
    <dialog
      {...modal}
      className={styles.surface}
      aria-label={intl.formatMessage(m.label)}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.root} data-palette>
        <PaletteField
          field={field}
          text={text}
          level={level}
          hasList={!isHelp}
          list={isHelp ? undefined : id}
          row={hasRows && active ? rowId(id, active.value) : undefined}
          onText={palette.type}
          onKeyDown={press}
          onBack={back}
          onClose={() => onClose()}
        />
        {isHelp ? <PaletteHelp /> : <PaletteList palette={palette} id={id} />}
        {text === '' && level === undefined && (
          <div className={styles.foot}>
            {hints.map(([sign, what]) => (
              <button
                key={sign}
                type="button"
                className={styles.hint}
                onClick={() => {
                  palette.type(sign);
                  field.current?.focus();
                }}
              >
                <kbd className={keyStyles.key}>{sign}</kbd>
                <FormattedMessage {...what} />
              </button>
            ))}
          </div>
        )}
        <VisuallyHidden live>
          {text !== '' &&
            !isHelp &&
            !records.isAsking &&
            (count > 0
              ? intl.formatMessage(found, { count, shown: format.number(count) })
              : intl.formatMessage(m.nothing))}
        </VisuallyHidden>
      </div>
    </dialog>
  );
}
