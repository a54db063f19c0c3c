import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';

/** The two sides of a talk with a service outside, as their sections are called. */
export const serviceMessages = defineMessages({
  request: { id: 'parts.serviceMessage.request', defaultMessage: 'Запрос' },
  response: { id: 'parts.serviceMessage.response', defaultMessage: 'Ответ' },
  nothing: { id: 'parts.serviceMessage.nothing', defaultMessage: 'Пусто' },
});

const useStyles = makeStyles({
  message: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** A message of a service outside, as it travelled. */
export function ServiceMessage({ message }: { message: Readonly<Record<string, unknown>> | null }) {
  const styles = useStyles();
  if (message === null) return <FormattedMessage {...serviceMessages.nothing} />;
  return <pre className={styles.message}>{JSON.stringify(message, null, 2)}</pre>;
}
