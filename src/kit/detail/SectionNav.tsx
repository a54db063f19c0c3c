import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { focusRingInside } from '../foundation/styles';
import { type SectionName, showSection } from './sectionList';

const label = defineMessage({ id: 'kit.detail.sections', defaultMessage: 'Разделы' });

const useStyles = makeStyles({
  root: { position: 'sticky', top: 0 },
  // Over the aside, which goes on under it.
  inAside: { position: 'static', flexShrink: 0 },
  // Read down and then across; a name of two lines leaves no gap in the line beside them.
  two: { columnCount: 2, columnGap: tokens.spacingHorizontalM },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  section: { breakInside: 'avoid' },
  link: {
    display: 'block',
    width: '100%',
    minHeight: '32px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ...focusRingInside,
  },
  current: { borderLeftColor: tokens.colorCompoundBrandStroke, color: tokens.colorNeutralForeground1 },
});

/** So much of a section has to be in sight, for it to be the one that is read. */
const leastInSight = 96;

/**
 * The section that is read: the one with the focus while it is in sight, else the first of which more than the end is.
 * At the end of a page a section that was asked for cannot come to the top, and is the one that is read all the same.
 */
function currentOf(sections: readonly SectionName[], root: Element | null): string | undefined {
  const view = (scrollerOf(root) ?? document.documentElement).getBoundingClientRect();
  const [top, bottom] = [Math.max(view.top, 0), Math.min(view.bottom, window.innerHeight)];
  const inSight = sections.flatMap(({ id, element: section }) => {
    const place = section.getBoundingClientRect();
    const seen = Math.min(place.bottom, bottom) - Math.max(place.top, top);
    return seen > 0 ? [{ id, section, isRead: seen >= Math.min(leastInSight, place.height) }] : [];
  });
  const focused = inSight.find(({ section, isRead }) => isRead && section.contains(document.activeElement));
  return (focused ?? inSight.find(({ isRead }) => isRead) ?? inSight[0])?.id;
}

function scrollerOf(element: Element | null): Element | undefined {
  // The list may stand in a column that scrolls by itself; the sections scroll with the page around both.
  for (let at = element?.closest('[data-sections]') ?? null; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
}

function useCurrent(sections: readonly SectionName[], root: RefObject<Element | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(currentOf(sections, root.current)));
    };
    look();
    document.addEventListener('scroll', look, { capture: true, passive: true });
    document.addEventListener('focusin', look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
      document.removeEventListener('focusin', look);
      window.removeEventListener('resize', look);
    };
  }, [sections, root]);
  return current;
}

interface Props {
  sections: readonly SectionName[];
  /** There is room for two beside one another. */
  isWide?: boolean;
}

/** The sections of a card by name; one that is pressed comes into sight and has the focus. */
export function SectionNav({ sections, isWide = false }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const root = useRef<HTMLElement>(null);
  const current = useCurrent(sections, root);
  return (
    <nav
      ref={root}
      aria-label={intl.formatMessage(label)}
      className={mergeClasses(styles.root, isWide && styles.inAside)}
    >
      <ul className={mergeClasses(styles.list, isWide && styles.two)}>
        {sections.map((section) => (
          <li key={section.id} className={styles.section}>
            <button
              type="button"
              aria-current={section.id === current ? 'location' : undefined}
              className={mergeClasses(styles.link, section.id === current && styles.current)}
              onClick={() => showSection(section)}
            >
              <FormattedMessage {...section.title} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
