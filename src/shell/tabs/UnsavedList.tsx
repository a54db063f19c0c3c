import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { tabLabel } from '../../routes/title';
import type { Tab } from './tabs';

const m = defineMessages({
  lost: { id: 'shell.unsaved.lost', defaultMessage: 'Не сохранены изменения на страницах:' },
  draft: {
    id: 'shell.unsaved.draft',
    defaultMessage:
      'Черновики форм останутся на сутки, но без личных данных: их придётся ввести снова. Отметки о правах и ролях тоже останутся на сутки, строки файлов — нет.',
  },
});

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { margin: `${tokens.spacingVerticalXS} 0`, paddingInlineStart: tokens.spacingHorizontalXL },
  page: { color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere' },
});

/** Names the tabs in which something would be lost. */
export function UnsavedList({ unsaved }: { unsaved: readonly Tab[] }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...m.lost} />
      </p>
      <ul className={styles.list}>
        {unsaved.map((tab) => (
          <li key={tab.path} className={styles.page}>
            {tabLabel(tab.routeId, tab.label, intl)}
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <FormattedMessage {...m.draft} />
      </p>
    </>
  );
}
