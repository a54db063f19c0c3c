import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add20Regular, FullScreenMaximize20Regular, Subtract20Regular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useMediaQuery } from '../../kit/foundation/useMediaQuery';
import { focusRing } from '../../kit/foundation/styles';
import { preferences } from '../../kit/state/preferences';
import { openMap, type MapPoint, type OpenedMap } from './openMap';
import type { MapColours } from './signs';

const m = defineMessages({
  closer: { id: 'parts.map.closer', defaultMessage: 'Ближе' },
  further: { id: 'parts.map.further', defaultMessage: 'Дальше' },
  all: { id: 'parts.map.all', defaultMessage: 'Показать все точки' },
});

const useStyles = makeStyles({
  root: {
    position: 'relative',
    height: '100%',
    minHeight: '280px',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  map: { position: 'absolute', inset: 0, ...focusRing },
  pick: { cursor: 'crosshair' },
  tools: {
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalM,
    insetInlineEnd: tokens.spacingHorizontalM,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
  },
});

interface Props {
  /** What is seen on it, in words. */
  label: string;
  points: readonly MapPoint[];
  tiles: string | undefined;
  onOpen?: (id: number) => void;
  onPick?: (place: { lon: number; lat: number }) => void;
}

/** The canvas takes colours by value: those of the theme that stands on the element. */
function coloursOn(element: Element): MapColours {
  const style = getComputedStyle(element);
  const value = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  return {
    land: value(tokens.colorNeutralBackground1),
    border: value(tokens.colorNeutralStroke1),
    point: value(tokens.colorCompoundBrandBackground),
    off: value(tokens.colorNeutralForeground1),
    ground: value(tokens.colorNeutralBackground1),
  };
}

/**
 * A map with points, moved by pointer, touch, and, when it has the focus, by arrows and + and -. What stands on it is also
 * said in words beside it: a canvas tells nothing to whoever cannot see it.
 */
export function MapView({ label, points, tiles, onOpen, onPick }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  // What the colours of the page are made of (app/Root.tsx); the class that carries them is the same for all.
  const theme = useSelector(preferences.selectors.theme);
  const accent = useSelector(preferences.selectors.accent);
  const isNight = useMediaQuery('(prefers-color-scheme: dark)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<OpenedMap>(undefined);
  const asked = useRef({ onOpen, onPick });
  useEffect(() => {
    asked.current = { onOpen, onPick };
  });

  const opens = onOpen !== undefined;
  const picks = onPick !== undefined;
  useEffect(() => {
    const element = place.current!; // drawn with the component
    const opened = openMap(element, {
      tiles,
      isStill,
      colours: coloursOn(element),
      ...(opens && { onOpen: (id: number) => asked.current.onOpen?.(id) }),
      ...(picks && { onPick: (where: { lon: number; lat: number }) => asked.current.onPick?.(where) }),
    });
    map.current = opened;
    return () => opened.close();
  }, [tiles, isStill, opens, picks]);
  useEffect(() => map.current?.setColours(coloursOn(place.current!)), [theme, accent, isNight]); // drawn with the component
  const wasShown = useRef(false);
  useEffect(() => {
    map.current?.setPoints(points);
    // Whoever is choosing a place stays where he is.
    if (!picks || !wasShown.current) map.current?.showAll();
    wasShown.current = true;
  }, [points, tiles, isStill, opens, picks]);

  const tool = (words: keyof typeof m, icon: typeof Add20Regular, act: () => void) => {
    const Icon = icon;
    return <Button aria-label={intl.formatMessage(m[words])} icon={<Icon aria-hidden />} onClick={act} />;
  };
  return (
    <div className={styles.root}>
      {/* Arrows move it, so it takes the focus as a picture that can be looked around in. */}
      <div
        ref={place}
        role="application"
        aria-label={label}
        tabIndex={0}
        className={mergeClasses(styles.map, picks && styles.pick)}
      />
      <div className={styles.tools}>
        {tool('closer', Add20Regular, () => map.current?.zoomBy(1))}
        {tool('further', Subtract20Regular, () => map.current?.zoomBy(-1))}
        {tool('all', FullScreenMaximize20Regular, () => map.current?.showAll())}
      </div>
    </div>
  );
}
