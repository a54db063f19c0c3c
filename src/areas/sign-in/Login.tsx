import { Button, Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { heading } from '../../kit/foundation/styles';
import { useApiDispatch } from '../../api/cache/dispatch';
import { signIn } from '../../api/sign-in/signIn';
import type { Failure } from '../../lib/failure';
import { Refusal } from './Refusal';

const m = defineMessages({
  title: { id: 'session.login.title', defaultMessage: 'Войти в систему' },
  username: { id: 'session.login.username', defaultMessage: 'Логин' },
  password: { id: 'session.login.password', defaultMessage: 'Пароль' },
  showPassword: { id: 'session.login.showPassword', defaultMessage: 'Показать пароль' },
  hidePassword: { id: 'session.login.hidePassword', defaultMessage: 'Скрыть пароль' },
  code: { id: 'session.login.code', defaultMessage: 'Код из приложения' },
  remember: { id: 'session.login.remember', defaultMessage: 'Запомнить меня' },
  submit: { id: 'session.login.submit', defaultMessage: 'Войти' },
  busy: { id: 'session.login.busy', defaultMessage: 'Входим…' },
  required: { id: 'session.login.required', defaultMessage: 'Пожалуйста, заполните поле' },
});

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  title: heading,
  // The field is as narrow as the card, whatever width the browser thinks an input should have.
  input: { width: '100%', '& > input': { minWidth: 0 } },
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // The box of the tick stands under the edge of the fields, not beside it.
  remember: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  submit: { minHeight: '44px' },
});

/** Signing in. Where it leads is decided by the guard once the session begins. */
export default function Login() {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useApiDispatch();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  // Asked for once the password has been right.
  const [code, setCode] = useState<string>();
  const [remember, setRemember] = useState(true);
  const [isShown, setIsShown] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Two presses within one frame both find the button enabled; only this stops the second.
  const running = useRef(false);
  const usernameField = useRef<HTMLInputElement>(null);
  // The last of the fields: the code, once it is asked for.
  const secretField = useRef<HTMLInputElement>(null);
  const asksCode = code !== undefined;

  useEffect(() => {
    if (asksCode) secretField.current?.focus();
  }, [asksCode]);

  const name = username.trim();
  const missing = (value: string) => (wasTried && value === '' ? intl.formatMessage(m.required) : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    setWasTried(true);
    setFailure(undefined);
    if (name === '' || password === '') {
      (name === '' ? usernameField : secretField).current?.focus();
      return;
    }
    running.current = true;
    setIsBusy(true);
    const refused = await dispatch(signIn({ username: name, password, code, remember }));
    running.current = false;
    setIsBusy(false);
    if (!asksCode && refused?.codes.includes('second_factor_needed')) return setCode('');
    setFailure(refused);
    if (refused) secretField.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles.title}>
        <FormattedMessage {...m.title} />
      </h1>
      {failure && <Refusal failure={failure} />}
      <Field className={styles.field} label={intl.formatMessage(m.username)} validationMessage={missing(name)}>
        <Input
          className={styles.input}
          ref={usernameField}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="large"
          value={username}
          onChange={(_, { value }) => setUsername(value)}
        />
      </Field>
      <Field className={styles.field} label={intl.formatMessage(m.password)} validationMessage={missing(password)}>
        <Input
          className={styles.input}
          ref={secretField}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          size="large"
          value={password}
          onChange={(_, { value }) => setPassword(value)}
          contentAfter={
            <Button
              appearance="transparent"
              icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
              aria-label={intl.formatMessage(isShown ? m.hidePassword : m.showPassword)}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            />
          }
        />
      </Field>
      {asksCode && (
        <Field className={styles.field} label={intl.formatMessage(m.code)}>
          <Input
            className={styles.input}
            ref={secretField}
            autoComplete="one-time-code"
            size="large"
            value={code}
            onChange={(_, { value }) => setCode(value)}
          />
        </Field>
      )}
      <Checkbox
        className={styles.remember}
        label={intl.formatMessage(m.remember)}
        checked={remember}
        onChange={(_, { checked }) => setRemember(checked === true)}
      />
      <Button className={styles.submit} type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        <FormattedMessage {...(isBusy ? m.busy : m.submit)} />
      </Button>
    </form>
  );
}
