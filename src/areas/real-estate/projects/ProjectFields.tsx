import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { DateField } from '../../../kit/fields/DateField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { NumberField, PercentField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { PointFields } from '../../../parts/place/PointFields';
import { m } from './messages';
import { projectType } from './projectTerms';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  legend: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
});

function Group({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage {...title} />
      </legend>
      {children}
    </fieldset>
  );
}

/** The fields of a project, in their sections. Once a lot is sold, the target and the lot stay. */
export function ProjectFields({ hasSold = false }: { hasSold?: boolean }) {
  const styles = useStyles();
  return (
    <>
      <Group title={m.aboutProject}>
        <LanguageFields name="title" label={m.name} maxLength={120} required />
        <div className={styles.columns}>
          <SelectField name="typeProject" label={m.type} options={projectType.options} required />
          <TextField name="address" label={m.address} maxLength={300} required />
        </div>
        <PointFields />
        <TextField name="projectStep" label={m.step} maxLength={4000} multiline />
      </Group>
      <Group title={m.money}>
        <div className={styles.columns}>
          <MoneyField
            name="amountToRaise"
            label={m.target}
            help={hasSold ? m.lotsSold : undefined}
            disabled={hasSold}
            required
          />
          <MoneyField
            name="amountLot"
            label={m.lot}
            help={hasSold ? undefined : m.lotHelp}
            disabled={hasSold}
            required
          />
        </div>
        <div className={styles.columns}>
          <MoneyField name="projectAmount" label={m.projectAmount} min="0.00" required />
          <MoneyField name="amountOfDeveloper" label={m.ofDeveloper} min="0.00" />
        </div>
      </Group>
      <Group title={m.terms}>
        <div className={styles.columns}>
          <DateField name="acceptanceDeadline" label={m.deadline} required />
          <PercentField name="expectedIncome" label={m.income} max={1000} />
          <NumberField name="timeToProfit" label={m.months} min={0} max={600} />
        </div>
        <TextField name="profitDivisions" label={m.divisions} maxLength={4000} multiline />
      </Group>
      <Group title={m.developer}>
        <TextField name="aboutCompany" label={m.company} maxLength={4000} multiline />
        <TextField name="companyProspects" label={m.prospects} maxLength={4000} multiline />
        <TextField name="communityLink" label={m.link} help={m.linkHelp} />
      </Group>
    </>
  );
}
