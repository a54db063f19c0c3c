import { Field as FluentField, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { InvestorStatus } from '../../../api/investment/investors';
import { fieldErrorText } from '../../../kit/form/fieldErrorText';
import { useField } from '../../../kit/form/useField';
import { investorStatus } from '../../../parts/investorStatus';
import { moveBetween, targets } from './transitions';
import { m } from '../actionMessages';

const useStyles = makeStyles({
  label: { display: 'flex', flexDirection: 'column' },
  reason: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  name: string;
  from: InvestorStatus;
  liveInvestments: number;
}

/** Why an investor cannot be moved to a status now. */
function refusal(from: InvestorStatus, to: InvestorStatus, liveInvestments: number): MessageDescriptor | undefined {
  if (to === 'current') return m.bySystem;
  const move = moveBetween(from, to);
  if (!move) return m.notFrom;
  return move.settled && liveInvestments > 0 ? m.hasInvestments : undefined;
}

/** The statuses to choose from; those that cannot be chosen now say why. */
export function StatusChoice({ name, from, liveInvestments }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const words = (status: InvestorStatus): string => investorStatus.textIn(intl, status);
  const field = useField(name, {
    label: m.target,
    required: true,
    show: (value) => words(value as InvestorStatus),
  });
  const text = field.problem && fieldErrorText(field.problem.code);
  const others = targets
    .filter((status) => status !== from)
    .map((status) => ({ status, reason: refusal(from, status, liveInvestments) }));
  // What can be chosen stands first.
  const inOrder = [...others.filter(({ reason }) => !reason), ...others.filter(({ reason }) => reason)];
  return (
    <FluentField
      label={intl.formatMessage(m.target)}
      required
      validationMessage={text && intl.formatMessage(text.message, text.values)}
    >
      <RadioGroup
        id={field.id}
        name={name}
        value={String(field.value ?? '')}
        onChange={(_, { value }) => field.set(value)}
      >
        {inOrder.map(({ status, reason }, at) => (
          <Radio
            key={status}
            ref={at === 0 ? field.ref : undefined}
            value={status}
            disabled={reason !== undefined}
            label={
              <span className={styles.label}>
                {words(status)}
                {reason && <span className={styles.reason}>{intl.formatMessage(reason)}</span>}
              </span>
            }
          />
        ))}
      </RadioGroup>
    </FluentField>
  );
}
