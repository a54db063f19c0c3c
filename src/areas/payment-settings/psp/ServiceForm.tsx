import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PspField, PspService } from '../../../api/payment/psp';
import { customerText } from '../../../parts/preview/customerText';
import type { CustomerLanguage } from '../../../parts/preview/Phone';
import { shown } from './shownWords';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    overflowWrap: 'anywhere',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  pay: {
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    textAlign: 'center',
  },
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

function Shown({ field, language }: { field: PspField; language: CustomerLanguage }) {
  const [text, setText] = useState('');
  return (
    <Field label={field[`label_${language}`]} required={field.required}>
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

/** The form of a service on the phone of a customer, in his language. It takes what is typed by its masks, and sends nothing. */
export function ServiceForm({ service, language }: { service: PspService; language: CustomerLanguage }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{customerText(service, 'name', language)}</h3>
      {service.fields.map((field) => (
        <Shown key={field.name} field={field} language={language} />
      ))}
      <div className={styles.pay}>
        <FormattedMessage {...shown.pay} />
      </div>
    </div>
  );
}
