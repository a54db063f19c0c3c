import { DateField } from '../../../kit/fields/DateField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { NumberField, PercentField } from '../../../kit/fields/NumberField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FieldColumns, FieldGroup } from '../../../kit/form/FieldGroup';
import { PointFields } from '../../../parts/place/PointFields';
import { m } from './messages';
import { projectType } from './projectTerms';

/** The fields of a project, in their sections. Once a lot is sold, the target and the lot stay. */
export function ProjectFields({ hasSold = false }: { hasSold?: boolean }) {
  return (
    <>
      <FieldGroup title={m.aboutProject}>
        <LanguageFields name="title" label={m.name} maxLength={120} required />
        <FieldColumns>
          <SelectField name="typeProject" label={m.type} options={projectType.options} required />
          <TextField name="address" label={m.address} maxLength={300} required />
        </FieldColumns>
        <PointFields />
        <TextField name="projectStep" label={m.step} maxLength={4000} multiline />
      </FieldGroup>
      <FieldGroup title={m.money}>
        <FieldColumns>
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
        </FieldColumns>
        <FieldColumns>
          <MoneyField name="projectAmount" label={m.projectAmount} min="0.00" required />
          <MoneyField name="amountOfDeveloper" label={m.ofDeveloper} min="0.00" />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup title={m.terms}>
        <FieldColumns>
          <DateField name="acceptanceDeadline" label={m.deadline} required />
          <PercentField name="expectedIncome" label={m.income} max={1000} />
          <NumberField name="timeToProfit" label={m.months} min={0} max={600} />
        </FieldColumns>
        <TextField name="profitDivisions" label={m.divisions} maxLength={4000} multiline />
      </FieldGroup>
      <FieldGroup title={m.developer}>
        <TextField name="aboutCompany" label={m.company} maxLength={4000} multiline />
        <TextField name="companyProspects" label={m.prospects} maxLength={4000} multiline />
        <TextField name="communityLink" label={m.link} help={m.linkHelp} />
      </FieldGroup>
    </>
  );
}
