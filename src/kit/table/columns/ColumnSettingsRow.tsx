import { Button, Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  Add16Regular,
  ArrowDown16Regular,
  ArrowUp16Regular,
  ReOrderDotsVertical16Regular,
  Subtract16Regular,
} from '@fluentui/react-icons';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useFigureStyles } from '../../foundation/figureStyles';

const m = defineMessages({
  up: { id: 'kit.columns.up', defaultMessage: 'Выше: {title}' },
  down: { id: 'kit.columns.down', defaultMessage: 'Ниже: {title}' },
  wider: { id: 'kit.columns.wider', defaultMessage: 'Шире: {title}' },
  narrower: { id: 'kit.columns.narrower', defaultMessage: 'Сузить: {title}' },
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  dragged: { backgroundColor: tokens.colorBrandBackground2 },
  handle: { flexShrink: 0, color: tokens.colorNeutralForeground3, cursor: 'grab' },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  width: {
    minWidth: '28px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

interface Props {
  title: string;
  width: number | undefined;
  isShown: boolean;
  /** The last one shown cannot be left out. */
  isOnly: boolean;
  ends: { isFirst: boolean; isLast: boolean };
  drag: { onBegin: () => void; onOver: () => void };
  act: { show: (on: boolean) => void; move: (by: number) => void; widen: (by: number) => void };
}

/** One column in the chooser. Everything dragging does is also done by its buttons. */
export function ColumnSettingsRow({ title, width, isShown, isOnly, ends, drag, act }: Props) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const [isDragged, setDragged] = useState(false);

  const moveByKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    act.move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const button = (label: MessageDescriptor, icon: ReactElement, isOff: boolean, run: () => void) => {
    const text = intl.formatMessage(label, { title });
    // Stays in the order of the Tab key while off, so that moving to the end does not throw the focus away.
    return (
      <Button
        size="small"
        appearance="subtle"
        icon={icon}
        aria-label={text}
        title={text}
        disabledFocusable={isOff}
        onClick={run}
      />
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are heard from whatever in the line has the focus
    <li
      draggable
      className={mergeClasses(styles.root, isDragged && styles.dragged)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(true);
        drag.onBegin();
      }}
      onDragEnter={drag.onOver}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => setDragged(false)}
      onKeyDown={moveByKey}
    >
      <ReOrderDotsVertical16Regular className={styles.handle} aria-hidden />
      <div className={styles.title}>
        <Checkbox
          label={title}
          checked={isShown}
          disabled={isShown && isOnly}
          onChange={(_, { checked }) => act.show(checked === true)}
        />
      </div>
      {button(m.narrower, <Subtract16Regular aria-hidden />, false, () => act.widen(-1))}
      <span className={mergeClasses(figure.root, styles.width)}>{width ?? ''}</span>
      {button(m.wider, <Add16Regular aria-hidden />, false, () => act.widen(1))}
      {button(m.up, <ArrowUp16Regular aria-hidden />, ends.isFirst, () => act.move(-1))}
      {button(m.down, <ArrowDown16Regular aria-hidden />, ends.isLast, () => act.move(1))}
    </li>
  );
}
