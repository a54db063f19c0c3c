import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PspField, PspService } from '../../../api/payment/psp';
import { useFormat } from '../../../i18n/format';
import { Fact, Facts } from '../../../kit/values/Facts';
import { isLessMoney, parseMoney, toDecimal } from '../../../lib/money';
import { pspSums } from '../../../lib/pspSums';
import { m } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '360px' },
});

/** What a mask makes of digits: each 0 takes one. */
function byMask(text: string, mask: string): string {
  const digits = [...text.replace(/\D/g, '')];
  let written = '';
  for (const sign of mask) {
    if (digits.length === 0) break;
    written += sign === '0' ? digits.shift() : sign;
  }
  return written;
}

function Shown({ field }: { field: PspField }) {
  const { locale } = useIntl();
  const [text, setText] = useState('');
  const label = locale.startsWith('en') ? field.label_en : locale.startsWith('uz') ? field.label_uz : field.label_ru;
  return (
    <Field label={label} required={field.required}>
      <Input
        value={text}
        placeholder={field.mask ?? undefined}
        inputMode={field.type === 'text' ? 'text' : 'numeric'}
        contentBefore={field.type === 'phone' ? '+998' : undefined}
        autoComplete="off"
        onChange={(_, { value }) => setText(field.mask === null ? value : byMask(value, field.mask))}
      />
    </Field>
  );
}

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
      {service.fields.map((field) => (
        <Shown key={field.name} field={field} />
      ))}
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
