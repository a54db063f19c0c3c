import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ChevronLeft20Regular,
  ChevronRight20Regular,
  Dismiss20Regular,
  SquareMultiple20Regular,
} from '@fluentui/react-icons';
import { useId, useLayoutEffect, useState, type KeyboardEvent, type ReactElement } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { dialogSurface } from '../foundation/styles';
import { PhotoPane } from './PhotoPane';
import { useModal } from '../overlay/useModal';
import { t } from '../../i18n/terms';

const m = defineMessages({
  title: { id: 'kit.photos.title', defaultMessage: 'Фото' },
  before: { id: 'kit.photos.before', defaultMessage: 'Предыдущее фото' },
  next: { id: 'kit.photos.next', defaultMessage: 'Следующее фото' },
  beside: { id: 'kit.photos.beside', defaultMessage: 'Рядом' },
});
const place = defineMessage<{ at: number; count: number }>({
  id: 'kit.photos.place',
  defaultMessage: '{at} из {count}',
});

const useStyles = makeStyles({
  root: {
    ...dialogSurface,
    width: 'calc(100vw - 32px)',
    height: 'calc(100dvh - 32px)',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: tokens.spacingVerticalL,
    // Messages stand in it, under what it shows.
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '@media (max-width: 600px)': { width: '100vw', height: '100dvh', borderRadius: 0 },
  },
  inside: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flexGrow: 1, minHeight: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  place: { flexGrow: 1, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  panes: {
    display: 'grid',
    flexGrow: 1,
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    minHeight: 0,
    '@media (max-width: 600px)': { gridAutoFlow: 'row', gridAutoRows: 'minmax(0, 1fr)' },
  },
});

export interface Photo {
  id: string;
  url: string;
  /** What the photo shows, in the language on the screen. */
  title: string;
}

interface Props {
  photos: readonly Photo[];
  /** The id of the photo to begin with. */
  first: string;
  onClose: () => void;
}

/**
 * Photos over the whole window: one, or one beside the next to compare them. Each is made larger, turned and moved
 * by wheel, buttons, keys or dragging. Draw it to open it.
 */
export function PhotoViewer({ photos, first, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const modal = useModal(onClose);
  const [at, setAt] = useState(
    Math.max(
      photos.findIndex((photo) => photo.id === first),
      0,
    ),
  );
  const [areTwo, setTwo] = useState(false);
  const count = photos.length;

  useLayoutEffect(() => {
    modal.ref.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
  }, [modal.ref]);

  const go = (by: number): void => setAt((before) => (before + by + count) % count);
  const goByKey = (event: KeyboardEvent<HTMLDialogElement>): void => {
    modal.onKeyDown(event);
    if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(-1);
    else if (event.key === 'ArrowRight' || event.key === 'PageDown') go(1);
    else return;
    event.preventDefault();
  };
  const tool = (label: MessageDescriptor, icon: ReactElement, run: () => void) => {
    const text = intl.formatMessage(label);
    return <Button appearance="subtle" icon={icon} aria-label={text} title={text} onClick={run} />;
  };
  const shown = [photos[at], areTwo ? photos[(at + 1) % count] : undefined].filter((photo) => photo !== undefined);

  return (
    <dialog {...modal} aria-labelledby={id} className={styles.root} onKeyDown={goByKey}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            <FormattedMessage {...m.title} />
          </h2>
          <span role="status" className={styles.place}>
            <FormattedMessage {...place} values={{ at: at + 1, count }} />
          </span>
          {count > 1 && (
            <>
              {tool(m.before, <ChevronLeft20Regular aria-hidden />, () => go(-1))}
              {tool(m.next, <ChevronRight20Regular aria-hidden />, () => go(1))}
              <Button
                icon={<SquareMultiple20Regular aria-hidden />}
                aria-pressed={areTwo}
                onClick={() => setTwo(!areTwo)}
              >
                <FormattedMessage {...m.beside} />
              </Button>
            </>
          )}
          {tool(t.close, <Dismiss20Regular aria-hidden />, onClose)}
        </div>
        <div className={styles.panes}>
          {shown.map((photo) => (
            <PhotoPane key={photo.id} url={photo.url} title={photo.title} />
          ))}
        </div>
      </div>
    </dialog>
  );
}
