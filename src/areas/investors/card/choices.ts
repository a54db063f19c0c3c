import type { MessageDescriptor } from 'react-intl';
import type { Investor, PersonalDocumentData } from '../../../api/investment/investors';
import { m } from './messages';

type Labels<Value extends string | null> = Record<NonNullable<Value>, MessageDescriptor>;

export const genders: Labels<Investor['gender']> = { male: m.male, female: m.female };

export const employments: Labels<PersonalDocumentData['employment_status']> = {
  employed: m.employed,
  self_employed: m.self_employed,
  entrepreneur: m.entrepreneur,
  student: m.student,
  pensioner: m.pensioner,
  unemployed: m.unemployed,
};

export const maritalStatuses: Labels<PersonalDocumentData['marital_status']> = {
  single: m.single,
  married: m.married,
  divorced: m.divorced,
  widowed: m.widowed,
};

export const incomeSources: Labels<PersonalDocumentData['source_of_income']> = {
  salary: m.salary,
  business: m.business,
  savings: m.savings,
  inheritance: m.inheritance,
  sale_of_property: m.sale_of_property,
  other: m.other,
};

export const residencies: Labels<PersonalDocumentData['residency']> = {
  resident: m.resident,
  non_resident: m.non_resident,
};
