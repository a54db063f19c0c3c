import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useTabStyles } from '../foundation/tabStyles';
import { useChosenInSight } from '../foundation/useChosenInSight';
import { ringStep } from '../state/ringStep';

// As far apart as the sections of a page without tabs.
const usePanelStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

interface Props<Name extends string> {
  /** What the tabs are of, for those who listen. */
  label: MessageDescriptor;
  tabs: readonly { name: Name; title: MessageDescriptor }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** What stands under the chosen tab. */
  children: ReactNode;
}

/**
 * Tabs over one panel. The arrows go from tab to tab and open what they come to; Tab goes on into the panel.
 *
 *     <Tabs label={m.lists} tabs={tabs} chosen={list} onChoose={setList}><List name={list} /></Tabs>
 */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: Props<Name>) {
  const styles = useTabStyles();
  const { panel } = usePanelStyles();
  const intl = useIntl();
  const id = useId();
  const row = useChosenInSight(chosen);

  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number): void => {
    const place = ringStep(event.key, 'across', at, tabs.length);
    const target = place === undefined ? undefined : tabs[place];
    if (!target) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[place ?? 0]?.focus();
    onChoose(target.name);
  };
  return (
    <>
      <div ref={row} role="tablist" aria-label={intl.formatMessage(label)} className={styles.list}>
        {tabs.map(({ name, title }, at) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? id : undefined}
            tabIndex={name === chosen ? 0 : -1}
            className={mergeClasses(styles.tab, name === chosen && styles.chosen)}
            onClick={() => onChoose(name)}
            onKeyDown={(event) => move(event, at)}
          >
            <FormattedMessage {...title} />
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" className={panel} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
