import { makeStyles } from '@fluentui/react-components';
import { LockClosedKey20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetSecondFactorQuery, type SecondFactor } from '../../../api/system-user/secondFactor';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from './messages';

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '72ch' },
});

interface Props {
  onOn: () => void;
  onOff: () => void;
}

/** Whether signing in takes a code beside the password, and the way to have it so. */
export function SecondFactorSection(props: Props) {
  const result = useRecordQuery(useGetSecondFactorQuery());
  return (
    <Section id="secondFactor" title={m.secondFactor} result={result}>
      {(standing) => <Standing standing={standing} {...props} />}
    </Section>
  );
}

function Standing({ standing, onOn, onOff }: Props & { standing: SecondFactor }) {
  const styles = useStyles();
  const { is_on: isOn, since, recovery_codes_left: left } = standing;
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...(isOn ? m.secondFactorIsOn : m.secondFactorIsOff)} />
      </p>
      {isOn && (
        <Facts>
          <Fact label={m.secondFactorSince} value={since} as="dateTime" />
          <Fact label={m.recoveryCodesLeft} value={left} as="number" />
        </Facts>
      )}
      <div>
        {isOn ? (
          <Action label={m.turnOff} onSelect={onOff} />
        ) : (
          <Action label={m.turnOn} icon={LockClosedKey20Regular} onSelect={onOn} />
        )}
      </div>
    </>
  );
}
