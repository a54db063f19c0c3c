import { makeStyles, tokens } from '@fluentui/react-components';
import encodeQr from 'qr';
import { useMemo } from 'react';

const useStyles = makeStyles({
  // Dark on light in either theme: many cameras read nothing else.
  root: {
    display: 'block',
    width: '200px',
    height: '200px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralForegroundStaticInverted,
    color: tokens.colorNeutralForeground1Static,
  },
});

/** A text as a camera reads it; `label` says what it is for whoever has none. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const styles = useStyles();
  const { size, path } = useMemo(() => {
    const rows = encodeQr(text, 'raw', { border: 2 });
    const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size: rows.length, path: dots.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
