import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { dialogSurface, heading } from '../../kit/foundation/styles';
import { useApiDispatch, type ApiThunk } from '../../api/cache/dispatch';
import { signIn } from '../../api/sign-in/signIn';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { useModal } from '../../kit/overlay/useModal';
import type { Failure } from '../../lib/failure';
import { session, signOutStarted } from '../../session/slice';
import { t } from '../../i18n/terms';

const m = defineMessages({
  title: { id: 'shell.signInAgain.title', defaultMessage: 'Войдите снова' },
  text: {
    id: 'shell.signInAgain.text',
    defaultMessage: 'Сессия закончилась. Всё, что вы ввели на странице, сохранилось: введите пароль и продолжайте.',
  },
  username: { id: 'shell.signInAgain.username', defaultMessage: 'Логин' },
  password: { id: 'shell.signInAgain.password', defaultMessage: 'Пароль' },
  code: { id: 'shell.signInAgain.code', defaultMessage: 'Код из приложения' },
  required: { id: 'shell.signInAgain.required', defaultMessage: 'Пожалуйста, заполните поле' },
  submit: { id: 'shell.signInAgain.submit', defaultMessage: 'Войти' },
  busy: { id: 'shell.signInAgain.busy', defaultMessage: 'Входим…' },
});

const useStyles = makeStyles({
  dialog: {
    ...dialogSurface,
    width: 'min(400px, calc(100vw - 32px))',
    padding: tokens.spacingHorizontalXXL,
  },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  title: heading,
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});

/** The page is loaded again without a session, so that the guard asks for one and remembers where to come back to. */
const leave =
  (): ApiThunk<Promise<void>> =>
  async (dispatch, _getState, { vault, restart }) => {
    dispatch(signOutStarted());
    await vault.close();
    restart('here');
  };

/** Stands over the page when the session ended under it. The page stays as it is until the answer. */
export function SignInAgain() {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useApiDispatch();
  const user = useSelector(session.selectors.user);
  // Escape would leave the page half alive; the way out is the button.
  const modal = useModal(undefined);
  const field = useRef<HTMLInputElement>(null);
  // Two presses within one frame both find the button enabled; only this stops the second.
  const running = useRef(false);
  const [password, setPassword] = useState('');
  // Asked for once the password has been right.
  const [code, setCode] = useState<string>();
  const codeField = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const asksCode = code !== undefined;

  useEffect(() => (codeField.current ?? field.current)?.focus(), [asksCode]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current || !user) return;
    setIsMissing(password === '');
    setFailure(undefined);
    if (password === '') return field.current?.focus();
    running.current = true;
    setIsBusy(true);
    const refused = await dispatch(signIn({ username: user.username, password, code }));
    running.current = false;
    setIsBusy(false);
    if (!asksCode && refused?.codes.includes('second_factor_needed')) return setCode('');
    setFailure(refused);
    if (refused) (codeField.current ?? field.current)?.focus();
  };

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby="sign-in-again">
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2 id="sign-in-again" className={styles.title}>
          <FormattedMessage {...m.title} />
        </h2>
        <p className={styles.text}>
          <FormattedMessage {...m.text} />
        </p>
        {failure && <FailureNote failure={failure} />}
        <Field label={intl.formatMessage(m.username)}>
          <Input name="username" autoComplete="username" readOnly value={user?.username ?? ''} />
        </Field>
        <Field
          label={intl.formatMessage(m.password)}
          validationMessage={isMissing ? intl.formatMessage(m.required) : undefined}
        >
          <Input
            ref={field}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(_, { value }) => setPassword(value)}
          />
        </Field>
        {asksCode && (
          <Field label={intl.formatMessage(m.code)}>
            <Input
              ref={codeField}
              autoComplete="one-time-code"
              value={code}
              onChange={(_, { value }) => setCode(value)}
            />
          </Field>
        )}
        <div className={styles.buttons}>
          <Button onClick={() => void dispatch(leave())}>
            <FormattedMessage {...t.signOut} />
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={isBusy}>
            <FormattedMessage {...(isBusy ? m.busy : m.submit)} />
          </Button>
        </div>
      </form>
    </dialog>
  );
}
