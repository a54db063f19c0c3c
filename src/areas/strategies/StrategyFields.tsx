import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useListStrategyCategoriesRows } from '../../api/system-user/strategyCategories';
import { AsyncField } from '../../kit/fields/AsyncField';
import { LanguageFields } from '../../kit/fields/LanguageFields';
import { MoneyField } from '../../kit/fields/MoneyField';
import { NumberField, PercentField } from '../../kit/fields/NumberField';
import { RowsField, type FormRow, type RowsColumn } from '../../kit/fields/RowsField';
import { RadioField, SelectField } from '../../kit/fields/SelectField';
import { SwitchField } from '../../kit/fields/SwitchField';
import { FieldColumns, FieldGroup } from '../../kit/form/FieldGroup';
import { CutImageField } from '../../parts/CutImageField';
import { useCan } from '../../session/can';
import { categoryChoices } from './categoryChoices';
import { Factor } from './FactorFields';
import { m } from './messages';
import { nextPeriod, periodColumns } from './periodRows';
import { imageShape, strategyLanguage, strategyRisk } from './terms';
import { t } from '../../i18n/terms';

const useStyles = makeStyles({
  factors: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'start',
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const advantageColumns: RowsColumn[] = [
  { name: 'text_ru', label: m.inRussian, as: 'text', maxLength: 300 },
  { name: 'text_en', label: m.inEnglish, as: 'text', maxLength: 300, optional: true },
  { name: 'text_uz', label: m.inUzbek, as: 'text', maxLength: 300, optional: true },
];
const noAdvantage = (): FormRow => ({ text_ru: '', text_en: null, text_uz: null });

/** The form of a strategy: everything that is said of it, by what it is about. `sent` is how much of the picture is sent. */
export function StrategyFields({ sent }: { sent: number | undefined }) {
  const styles = useStyles();
  const mayUpload = useCan()('strategies.update');
  const categories = useListStrategyCategoriesRows(categoryChoices);
  return (
    <>
      <FieldGroup title={m.texts}>
        <LanguageFields name="title" label={m.title} maxLength={120} required />
        <LanguageFields name="goal" label={m.goal} maxLength={500} multiline />
        <LanguageFields name="disclaimer" label={m.disclaimer} maxLength={2000} multiline />
        <RowsField name="advantage" label={m.advantages} columns={advantageColumns} newRow={noAdvantage} most={20} />
        {mayUpload ? (
          <CutImageField name="image" label={m.image} shapes={[imageShape]} progress={sent} />
        ) : (
          <p className={styles.note}>
            <FormattedMessage {...m.noPicture} />
          </p>
        )}
      </FieldGroup>
      <FieldGroup title={t.terms}>
        <FieldColumns>
          <AsyncField source={categories}>
            <SelectField
              name="category_id"
              label={m.category}
              required
              options={categories.items.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </AsyncField>
          <NumberField name="month_count" label={m.months} min={1} max={120} required />
          <PercentField name="expected_profit" label={m.expected} required />
          <SelectField name="language" label={m.language} required options={strategyLanguage.options} />
        </FieldColumns>
        <RadioField name="risk_type" label={m.risk} required options={strategyRisk.options} />
        <SwitchField name="is_corporate" label={m.corporate} />
        <RowsField name="percents" label={m.percents} columns={periodColumns} newRow={nextPeriod} most={120} />
      </FieldGroup>
      <FieldGroup title={m.amounts}>
        <FieldColumns>
          <MoneyField name="min_investment_amount" label={m.least} min="0.00" required />
          <MoneyField name="max_investment_amount" label={m.most} required />
          <MoneyField name="min_reinvestment_amount" label={m.reinvestment} min="0.00" required />
          <PercentField name="repayment_percent" label={m.repayment} required />
          <PercentField name="min_bond_percent_limit" label={m.bondsLeast} required />
          <PercentField name="max_bond_percent_limit" label={m.bondsMost} required />
          <PercentField name="max_investment_percent_limit" label={m.investmentMost} required />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup title={m.factors}>
        <p className={styles.note}>
          <FormattedMessage {...m.factorHelp} />
        </p>
        <div className={styles.factors}>
          <Factor of="amount" />
          <Factor of="month" />
        </div>
      </FieldGroup>
      <FieldGroup title={m.iman}>
        <FieldColumns>
          <PercentField name="initial_percent_iman" label={m.imanInitial} required />
          <PercentField name="min_percent_iman" label={m.imanLeast} required />
        </FieldColumns>
      </FieldGroup>
    </>
  );
}
