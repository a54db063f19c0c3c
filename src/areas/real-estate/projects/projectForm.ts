import * as v from 'valibot';
import type { Project, ProjectChange, ProjectNew, ProjectType } from '../../../api/investment/projects';
import { parseMoney } from '../../../lib/money';

/** The values of the form, under the names of the wire. */
export interface ProjectValues {
  title_ru: string;
  title_en: string;
  title_uz: string;
  address: string;
  lat: number | null;
  lon: number | null;
  typeProject: string;
  amountToRaise: string;
  amountLot: string;
  projectAmount: string;
  amountOfDeveloper: string;
  acceptanceDeadline: string;
  expectedIncome: number | null;
  timeToProfit: number | null;
  profitDivisions: string;
  aboutCompany: string;
  companyProspects: string;
  projectStep: string;
  communityLink: string;
  // As values of a form are told of.
  [name: string]: string | number | null;
}

export const newProject: ProjectValues = {
  ...{ title_ru: '', title_en: '', title_uz: '', address: '', lat: null, lon: null, typeProject: '' },
  ...{ amountToRaise: '', amountLot: '', projectAmount: '', amountOfDeveloper: '', acceptanceDeadline: '' },
  ...{ expectedIncome: null, timeToProfit: null, profitDivisions: '', aboutCompany: '', companyProspects: '' },
  ...{ projectStep: '', communityLink: '' },
};

/** A project as its form shows it. */
export const valuesOf = (project: Project): ProjectValues => ({
  title_ru: project.title_ru,
  title_en: project.title_en ?? '',
  title_uz: project.title_uz ?? '',
  address: project.address,
  lat: project.lat,
  lon: project.lon,
  typeProject: project.typeProject,
  amountToRaise: project.amountToRaise,
  amountLot: project.amountLot,
  projectAmount: project.projectAmount,
  amountOfDeveloper: project.amountOfDeveloper,
  acceptanceDeadline: project.acceptanceDeadline,
  expectedIncome: project.expectedIncome,
  timeToProfit: project.timeToProfit,
  profitDivisions: project.profitDivisions,
  aboutCompany: project.aboutCompany,
  companyProspects: project.companyProspects,
  projectStep: project.projectStep,
  communityLink: project.communityLink ?? '',
});

const isWhole = ({ amountToRaise, amountLot }: ProjectValues): boolean => {
  const [target, lot] = [parseMoney(amountToRaise), parseMoney(amountLot)];
  return target === undefined || lot === undefined || lot <= 0n || target % lot === 0n;
};

/** The rules between the fields: whole lots, and a link that is safe to follow. */
export const projectSchema = v.pipe(
  v.custom<ProjectValues>((value) => typeof value === 'object' && value !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const wrong = (key: 'amountToRaise' | 'communityLink', message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
    if (!isWhole(value)) wrong('amountToRaise', 'lots_not_whole');
    if (value.communityLink !== '' && !/^https:\/\/\S+$/.test(value.communityLink)) wrong('communityLink', 'not_safe');
  }),
);

const isType = (value: string | undefined): value is ProjectType => value !== undefined && value !== '';

/** What is sent of the values: nothing where the service has a word for nothing. */
export function sentOf(values: Partial<ProjectValues>): ProjectChange {
  const { typeProject, communityLink, title_en, title_uz, amountOfDeveloper, expectedIncome, timeToProfit, ...rest } =
    values;
  return {
    // The other fields go as they are.
    ...(rest as ProjectChange),
    ...(isType(typeProject) && { typeProject }),
    ...(communityLink !== undefined && { communityLink: communityLink || null }),
    ...(title_en !== undefined && { title_en: title_en || null }),
    ...(title_uz !== undefined && { title_uz: title_uz || null }),
    ...(amountOfDeveloper !== undefined && { amountOfDeveloper: amountOfDeveloper || '0.00' }),
    ...(expectedIncome !== undefined && { expectedIncome: expectedIncome ?? 0 }),
    ...(timeToProfit !== undefined && { timeToProfit: timeToProfit ?? 0 }),
  };
}

/** A whole new project; the form has seen that what is compulsory is there. */
export const madeOf = (values: ProjectValues): ProjectNew => sentOf(values) as ProjectNew;
