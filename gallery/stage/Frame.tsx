import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { languages } from '../../src/i18n/languages';
import { accentName } from '../../src/kit/state/accentNames';
import { accents } from '../../src/kit/state/accents';
import { panelTheme } from '../../src/kit/foundation/theme';
import { addressOf, stageWidths, type Look } from './look';
import { parts } from './parts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '220px minmax(0, 1fr)', height: '100dvh' },
  menu: { overflowY: 'auto', padding: tokens.spacingVerticalM, borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'block',
    padding: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  current: { fontWeight: tokens.fontWeightSemibold },
  right: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  switches: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, padding: tokens.spacingVerticalM },
  stage: { flexGrow: 1, maxWidth: '100%', border: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

interface SwitchProps {
  name: string;
  value: string | number;
  values: readonly (readonly [value: string | number, name: string])[];
  onPick: (value: string) => void;
}

function PickOne({ name, value, values, onPick }: SwitchProps) {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        {values.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The list of parts, the switches, and the part itself in a window of its own, as wide as was chosen. */
export function Frame({ look }: { look: Look }) {
  const styles = useStyles();
  const go = (change: Partial<Look>) => window.location.assign(addressOf({ ...look, ...change }));
  return (
    <FluentProvider theme={panelTheme('light', look.accent)}>
      <div className={styles.root}>
        <nav className={styles.menu} aria-label="Parts">
          <ul className={styles.list}>
            {parts.map((part) => (
              <li key={part} className={part === look.part ? styles.current : undefined}>
                <a className={styles.link} href={addressOf({ ...look, part })}>
                  {part}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.right}>
          <div className={styles.switches}>
            <PickOne
              name="Theme"
              value={look.scheme}
              values={[
                ['light', 'light'],
                ['dark', 'dark'],
              ]}
              onPick={(value) => go({ scheme: value === 'dark' ? 'dark' : 'light' })}
            />
            <PickOne
              name="Accent"
              value={look.accent}
              values={accents.map((value) => [value, String(accentName(value).defaultMessage)] as const)}
              onPick={(value) => go({ accent: accents.find((accent) => accent === value) })}
            />
            <PickOne
              name="Language"
              value={look.language}
              values={languages.map(({ code, name }) => [code, name] as const)}
              onPick={(value) => go({ language: languages.find(({ code }) => code === value)?.code })}
            />
            <PickOne
              name="Width"
              value={look.width}
              values={stageWidths.map((width) => [width, String(width)] as const)}
              onPick={(value) => go({ width: Number(value) })}
            />
          </div>
          <iframe
            title={look.part}
            className={styles.stage}
            style={{ width: look.width }}
            src={addressOf({ ...look, isStage: true })}
          />
        </div>
      </div>
    </FluentProvider>
  );
}
