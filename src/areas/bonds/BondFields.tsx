import type { BondDetail } from '../../api/system-user/bonds';
import { Section } from '../../kit/detail/Section';
import { AsyncField } from '../../kit/fields/AsyncField';
import { DateField } from '../../kit/fields/DateField';
import { InnField } from '../../kit/fields/identifierFields';
import { LanguageFields } from '../../kit/fields/LanguageFields';
import { MoneyField } from '../../kit/fields/MoneyField';
import { NumberField, PercentField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { useNoteStyles } from '../../kit/foundation/styles';
import { FieldColumns } from '../../kit/form/FieldGroup';
import { FormattedMessage } from 'react-intl';
import { mergeClasses } from '@fluentui/react-components';
import { t } from '../../i18n/terms';
import { useStrategyChoices } from '../../parts/useStrategyChoices';
import { couponPeriods } from './bondTerms';
import { FilesField } from '../../parts/FilesField';
import { m, removeFile } from './messages';

const fileTexts = { label: m.files, add: m.addFile, remove: removeFile, sending: m.sendingFile };

/** The fields of a bond; those of its terms cannot be changed once it was on sale, and say why. */
export function BondFields({ bond }: { bond?: BondDetail }) {
  const note = useNoteStyles();
  const { source, options } = useStrategyChoices({ own: bond?.strategy });
  const disabled = bond?.terms_fixed ?? false;
  return (
    <>
      <Section id="naming" title={m.naming}>
        <LanguageFields name="name" label={t.name} maxLength={120} required />
        <TextField name="description" label={m.description} maxLength={2000} multiline />
        <FilesField files={bond?.files} texts={fileTexts} />
      </Section>
      <Section id="issue" title={m.issue}>
        {disabled && (
          <p className={mergeClasses(note.root, note.neutral, note.line)}>
            <FormattedMessage {...m.termsFixed} />
          </p>
        )}
        <FieldColumns>
          <TextField name="code" label={m.code} help={m.codeHelp} maxLength={20} required disabled={disabled} />
          <TextField name="issuer" label={m.issuer} maxLength={200} required disabled={disabled} />
          <InnField name="issuer_inn" label={m.issuerInn} required disabled={disabled} />
          <TextField name="isin" label={m.isin} help={m.isinHelp} maxLength={12} disabled={disabled} />
          <AsyncField source={source}>
            <SelectField name="strategy_id" label={t.strategy} options={options} disabled={disabled} />
          </AsyncField>
        </FieldColumns>
      </Section>
      <Section id="terms" title={t.terms}>
        <FieldColumns>
          <MoneyField name="nominal" label={m.nominal} required disabled={disabled} />
          <NumberField name="quantity" label={m.quantity} min={1} max={2_000_000_000} required disabled={disabled} />
          <PercentField name="rate_percent" label={m.rate} required disabled={disabled} />
          <SelectField
            name="coupon_period"
            label={m.couponPeriod}
            options={couponPeriods.options}
            required
            disabled={disabled}
          />
          <DateField name="issue_date" label={m.issueDay} required disabled={disabled} />
          <NumberField name="month_count" label={m.months} min={1} max={120} required disabled={disabled} />
        </FieldColumns>
      </Section>
    </>
  );
}
