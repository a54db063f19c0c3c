import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  // At most 6 % of contrast: it is felt rather than seen.
  pattern: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    color: tokens.colorBrandForeground1,
    opacity: 0.055,
  },
});

/** A faint pattern of eight-pointed stars that touch and leave crosses between them, behind the sign-in card. */
export function StarPattern() {
  const styles = useStyles();
  return (
    <svg className={styles.pattern} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="girih" width="96" height="96" patternUnits="userSpaceOnUse">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            d="M48 0 62.06 14.06H81.94V33.94L96 48 81.94 62.06V81.94H62.06L48 96 33.94 81.94H14.06V62.06L0 48 14.06 33.94V14.06H33.94ZM48 28 53.86 33.86H62.14V42.14L68 48 62.14 53.86V62.14H53.86L48 68 42.14 62.14H33.86V53.86L28 48 33.86 42.14V33.86H42.14Z"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#girih)" />
    </svg>
  );
}
