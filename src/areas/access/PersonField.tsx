import { Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListSystemUsersRows, type SystemUserRow } from '../../api/system-user/systemUsers';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { FieldFrame } from '../../kit/fields/FieldFrame';
import { timings } from '../../lib/timings';
import { useField } from '../../kit/form/useField';
import { m } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  people: { maxHeight: '320px', overflowY: 'auto' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const shownAtOnce = 20;

interface Props {
  name: string;
  /** People who are not offered: they hold the role already. */
  without?: readonly number[];
  /** Hears who is chosen, for what is said afterwards. */
  onChoose: (person: SystemUserRow) => void;
}

/** One member of staff, looked for on the server; the value is the number as a text. Whoever is chosen stays in sight whatever is looked for next. */
export function PersonField({ name, without = [], onChoose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), timings.typing);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = useMemo(
    () => ({
      filters: { search: search || undefined, status: 'active' as const, user_type: 'system' as const },
      limit: shownAtOnce,
      page: 1,
    }),
    [search],
  );
  const people = useListSystemUsersRows(asked);
  // A draft would bring back a number of which nobody sees whose it is.
  const field = useField(name, { label: m.person, required: true, draft: 'never' });
  const value = String(field.value ?? '');
  const [chosen, setChosen] = useState<SystemUserRow>();
  const found = people.items.filter(({ id }) => !without.includes(id));
  const isFound = found.some(({ id }) => id === chosen?.id);
  const offered = chosen && !isFound ? [chosen, ...found] : found;
  const choose = (id: string): void => {
    const person = offered.find((one) => String(one.id) === id);
    if (!person) return;
    setChosen(person);
    onChoose(person);
    field.set(id);
  };
  const isMore = people.total !== undefined && people.total > people.items.length;
  if (people.state === 'failed' && people.failure) return <FailureNote failure={people.failure} retry={people.retry} />;
  return (
    <FieldFrame field={field} label={m.person} required>
      <div className={styles.root}>
        <Input
          id={field.id}
          ref={field.ref}
          type="search"
          placeholder={intl.formatMessage(m.personSearch)}
          contentBefore={<Search20Regular aria-hidden />}
          maxLength={200}
          value={text}
          onChange={(_, change) => setText(change.value)}
        />
        <RadioGroup
          className={styles.people}
          aria-label={intl.formatMessage(m.person)}
          value={value}
          onChange={(_, change) => choose(change.value)}
        >
          {offered.map((person) => (
            <Radio key={person.id} value={String(person.id)} label={`${person.name} (${person.username})`} />
          ))}
        </RadioGroup>
        <p className={styles.quiet} role="status">
          {people.state === 'ready' && found.length === 0 && <FormattedMessage {...m.noPerson} />}
          {isMore && <FormattedMessage {...m.firstShown} values={{ count: people.items.length }} />}
        </p>
      </div>
    </FieldFrame>
  );
}
