import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFindInvestors, type KnownInvestor } from '../../../api/investment/investors';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { useUnmountEffect } from '../../../kit/foundation/useUnmountEffect';
import { foundCount, m, notFound } from './messages';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // In line with the input, whose label stands above it and whose hint below.
  button: { marginTop: '26px' },
  text: { flex: '1 1 200px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  one: {
    justifyContent: 'flex-start',
    width: '100%',
    minHeight: '32px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Looks for an investor that the service did not propose; who is pressed is taken. */
export function FindInvestor({ onChoose }: { onChoose: (found: KnownInvestor) => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const find = useFindInvestors();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ text: string; found: readonly KnownInvestor[] }>();
  const search = useRef<HTMLInputElement>(null);
  const stop = useRef(new AbortController());
  useUnmountEffect(() => stop.current.abort());
  const asked = text.trim();
  const action = useAsyncAction(
    async () => setAnswer({ text: asked, found: await find(asked, stop.current.signal) }),
    undefined,
  );
  // Of another text than the one that stands there nothing was said.
  const found = answer?.text === asked ? answer.found : undefined;
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (asked !== '') action.start();
        }}
      >
        <Field className={styles.text} label={intl.formatMessage(m.other)} hint={intl.formatMessage(m.otherHint)}>
          <Input ref={search} type="search" value={text} maxLength={200} onChange={(_, { value }) => setText(value)} />
        </Field>
        <Button
          type="submit"
          className={styles.button}
          icon={<Search20Regular aria-hidden />}
          disabledFocusable={action.isBusy}
        >
          <FormattedMessage {...m.find} />
        </Button>
      </form>
      {action.failure && <FailureBar failure={action.failure} />}
      <p role="status" className={styles.quiet}>
        {found?.length === 0 && <FormattedMessage {...notFound} values={{ text: asked }} />}
        {found !== undefined && found.length > 0 && (
          <FormattedMessage {...foundCount} values={{ count: found.length }} />
        )}
      </p>
      {found !== undefined && found.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage(m.found)}>
          {found.map((one) => (
            <li key={one.id}>
              <Button
                appearance="subtle"
                className={styles.one}
                onClick={() => {
                  setAnswer(undefined);
                  setText('');
                  // The button that was pressed goes away with the list.
                  search.current?.focus();
                  onChoose(one);
                }}
              >
                {[one.name, `№ ${one.id}`, one.phone_number].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
