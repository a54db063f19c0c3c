import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Column } from './column';
import { readLook, unknownColumns, viewParameter } from './settingsParam';

const m = defineMessages({
  broken: {
    id: 'kit.viewNote.broken',
    defaultMessage: 'Вид таблицы из ссылки не прочитан: столбцы показаны как обычно',
  },
});
const unknown = defineMessage<{ names: string }>({
  id: 'kit.viewNote.unknown',
  defaultMessage: 'В ссылке есть столбцы, которых в этой таблице нет: {names}',
});

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorPaletteBlueBackground2,
    color: tokens.colorPaletteBlueForeground2,
    overflowWrap: 'anywhere',
  },
});

/** Says what of the view in the address could not be used. Asked once: later the person changes columns himself. */
export function SettingsWarning({ columns }: { columns: readonly Column<never>[] }) {
  const styles = useStyles();
  const { search } = useLocation();
  const [problem] = useState(() => {
    const text = new URLSearchParams(search).get(viewParameter);
    if (text === null) return undefined;
    const look = readLook(text);
    return look ? unknownColumns(columns, look) : ('broken' as const);
  });
  if (problem === undefined || problem.length === 0) return null;
  return (
    <p role="status" className={styles.root}>
      {problem === 'broken' ? (
        <FormattedMessage {...m.broken} />
      ) : (
        <FormattedMessage {...unknown} values={{ names: problem.slice(0, 5).join(', ') }} />
      )}
    </p>
  );
}
