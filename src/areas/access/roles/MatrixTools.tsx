import { Checkbox, Input, makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import { wrappingRow } from '../../../kit/foundation/styles';
import { m } from '../messages';

const useStyles = makeStyles({
  root: wrappingRow,
});

interface Props {
  text: string;
  onText: (text: string) => void;
  onlyChecked: boolean;
  onOnlyChecked: (isOn: boolean) => void;
}

/** What narrows the matrix: a part of a name, and only what is granted. */
export function MatrixTools({ text, onText, onlyChecked, onOnlyChecked }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.root}>
      <Input
        type="search"
        aria-label={intl.formatMessage(m.filter)}
        placeholder={intl.formatMessage(m.filter)}
        contentBefore={<Search20Regular aria-hidden />}
        value={text}
        onChange={(_, change) => onText(change.value)}
      />
      <Checkbox
        label={intl.formatMessage(m.onlyChecked)}
        checked={onlyChecked}
        onChange={(_, { checked }) => onOnlyChecked(checked === true)}
      />
    </div>
  );
}
