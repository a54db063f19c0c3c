import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { emptyValue, useFormat } from '../../../i18n/format';
import { useRevealed } from '../../../kit/values/revealed';
import { readPinfl, type PinflHolder } from '../../../lib/pinfl';
import { Choice } from '../../../parts/Choice';
import { genders } from './choices';
import { byPinfl } from './messages';
import { WithWarning } from '../../../parts/WithWarning';

const useStyles = makeStyles({
  quiet: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What the PINFL that is shown whole says of its holder. */
function usePinflHolder(): PinflHolder | undefined {
  const whole = useRevealed().get('pinfl');
  return whole === undefined ? undefined : readPinfl(whole);
}

/** Under the birthday that is shown whole: that of the PINFL, marked where it is another one. */
export function PinflBirthday() {
  const format = useFormat();
  const holder = usePinflHolder();
  const birthday = useRevealed().get('birthday');
  if (!holder || !birthday) return null;
  return <ByPinfl value={format.day(holder.birthday)} isOther={holder.birthday !== birthday} />;
}

/** The gender of the record, and under it that of the PINFL once that is shown, marked where it is another one. */
export function PinflGender({ gender }: Pick<Investor, 'gender'>) {
  const intl = useIntl();
  const holder = usePinflHolder();
  return (
    <>
      {gender ? <Choice value={gender} labels={genders} /> : emptyValue}
      {holder && (
        <ByPinfl
          value={intl.formatMessage(genders[holder.gender])}
          isOther={gender !== null && gender !== holder.gender}
        />
      )}
    </>
  );
}

function ByPinfl({ value, isOther }: { value: string; isOther: boolean }) {
  const styles = useStyles();
  const values = { value };
  if (isOther) return <WithWarning text={byPinfl} values={values} isDanger />;
  return (
    <span className={styles.quiet}>
      <FormattedMessage {...byPinfl} values={values} />
    </span>
  );
}
