import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PspService } from '../../../api/payment/psp';
import { useFormat } from '../../../i18n/format';
import { Fact, Facts } from '../../../kit/values/Facts';
import { isLessMoney, parseMoney, toDecimal } from '../../../lib/money';
import { pspSums } from '../../../lib/pspSums';
import { isLacking } from '../../../parts/preview/customerText';
import { Phone } from '../../../parts/preview/Phone';
import { m } from './messages';
import { ServiceForm } from './ServiceForm';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '360px' },
});

/** The form of a service as a customer fills it in, and what a payment would cost and return. Nothing of it is sent. */
export function ServicePreview({ service }: { service: PspService }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const [text, setText] = useState('250000');
  const tiyin = parseMoney(text);
  const amount = tiyin === undefined ? undefined : toDecimal(tiyin);
  const isOutside =
    amount !== undefined && (isLessMoney(amount, service.min_amount) || isLessMoney(service.max_amount, amount));
  const sums = amount && pspSums(amount, service.commission_percent, service.cashback_percent);
  return (
    <div className={styles.root}>
      <Phone isLow lacks={(language) => isLacking(service, 'name', language)}>
        {(language) => <ServiceForm service={service} language={language} />}
      </Phone>
      <Field
        label={intl.formatMessage(m.tryAmount)}
        hint={`${format.money(service.min_amount)} – ${format.money(service.max_amount)}`}
        validationState={isOutside ? 'error' : 'none'}
        validationMessage={isOutside ? intl.formatMessage(m.outside) : undefined}
      >
        <Input value={text} inputMode="decimal" onChange={(_, { value }) => setText(value)} />
      </Field>
      {sums && !isOutside && (
        <Facts>
          <Fact label={m.pays} value={sums.paid} as="money" />
          <Fact label={m.keeps} value={sums.commission} as="money" />
          <Fact label={m.returns} value={sums.cashback} as="money" />
        </Facts>
      )}
    </div>
  );
}
