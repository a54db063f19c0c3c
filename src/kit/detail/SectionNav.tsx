import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { focusRingInside } from '../foundation/styles';
import { type SectionName, showSection } from './sectionList';

const label = defineMessage({ id: 'kit.detail.sections', defaultMessage: 'Разделы' });

const useStyles = makeStyles({
  root: { position: 'sticky', top: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
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

/** The section at the top of what is in sight. */
function useCurrent(sections: readonly SectionName[]): string | undefined {
  const [inSight, setInSight] = useState<readonly string[]>([]);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      const isIn = new Map(entries.map(({ target, isIntersecting }) => [target.id, isIntersecting]));
      setInSight((before) => [
        ...before.filter((id) => isIn.get(id) !== false),
        ...[...isIn].filter(([id, is]) => is && !before.includes(id)).map(([id]) => id),
      ]);
    });
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [sections]);
  return sections.find(({ id }) => inSight.includes(id))?.id;
}

/** The sections of a card by name; one that is pressed comes into sight and has the focus. */
export function SectionNav({ sections }: { sections: readonly SectionName[] }) {
  const styles = useStyles();
  const intl = useIntl();
  const current = useCurrent(sections);
  return (
    <nav aria-label={intl.formatMessage(label)} className={styles.root}>
      <ul className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'location' : undefined}
              className={mergeClasses(styles.link, id === current && styles.current)}
              onClick={() => showSection(id)}
            >
              <FormattedMessage {...title} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
