import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { ErrorBoundary } from '../../src/kit/feedback/ErrorBoundary';
import { ScreenContext } from '../../src/kit/state/screen';
import { word } from './words';

const investors = word('Инвесторы', 'Investors', 'Investorlar');

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  name: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  block: { minWidth: 0 },
});

interface Props {
  /** What is different in this example. */
  name: string;
  /** Several small ones stand in a row. */
  isRow?: boolean;
  /** The address the example stands at; each has one of its own. */
  at?: string;
  height?: number;
  children: ReactNode;
}

/** A part of the kit in one of its states. */
export function State({ name, isRow = false, at = '/', height, children }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const title = intl.formatMessage(investors);
  const screen = useMemo(
    () => ({ id: `gallery ${name}`, title: `${title}: ${name}`, setLabel: () => undefined }),
    [name, title],
  );
  return (
    <section className={styles.root} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <MemoryRouter initialEntries={[at]}>
        <ScreenContext value={screen}>
          <div className={isRow ? styles.row : styles.block} style={{ height }}>
            <ErrorBoundary>{children}</ErrorBoundary>
          </div>
        </ScreenContext>
      </MemoryRouter>
    </section>
  );
}
