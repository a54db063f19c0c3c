import * as v from 'valibot';
import type { PushMessageChange, PushMessageDetail } from '../../../api/payment/pushMessages';
import { toFailure } from '../../../lib/failure';
import { segment } from './messageTerms';
import { m } from './messages';
import { momentOf, partsOf } from './moment';

export const schema = v.object({
  ...{ title_ru: v.string(), title_en: v.string(), title_uz: v.string() },
  ...{ body_ru: v.string(), body_en: v.string(), body_uz: v.string() },
  image: v.nullable(v.union([v.string(), v.instance(File)])),
  ...{ action_type: v.string(), action_value: v.string() },
  segment: v.picklist(segment.values),
  ...{ date_from: v.string(), date_to: v.string(), day: v.string(), time: v.string(), urgent: v.boolean() },
});
export type Values = v.InferOutput<typeof schema>;

/** Sentences for codes of this form alone. */
export const texts = { time: m.badTime };

export const emptyValues: Values = {
  ...{ title_ru: '', title_en: '', title_uz: '', body_ru: '', body_en: '', body_uz: '', image: null },
  ...{
    action_type: 'none',
    action_value: '',
    segment: 'all',
    date_from: '',
    date_to: '',
    ...partsOf(null),
    urgent: false,
  },
};

export const valuesOf = (one: PushMessageDetail): Values => ({
  ...{ title_ru: one.title_ru, title_en: one.title_en ?? '', title_uz: one.title_uz ?? '' },
  ...{ body_ru: one.body_ru, body_en: one.body_en ?? '', body_uz: one.body_uz ?? '' },
  image: one.image?.url ?? null,
  ...{ action_type: one.action_type, action_value: one.action_value ?? '', segment: one.segment },
  ...{ date_from: one.date_from ?? '', date_to: one.date_to ?? '', ...partsOf(one.scheduled_at), urgent: one.urgent },
});

const orNull = (text: string) => text || null;

/** A message as it is sent; the picture goes by a call of its own. */
export const bodyOf = (values: Values) => ({
  ...{ title_ru: values.title_ru, title_en: orNull(values.title_en), title_uz: orNull(values.title_uz) },
  ...{ body_ru: values.body_ru, body_en: orNull(values.body_en), body_uz: orNull(values.body_uz) },
  action_type: values.action_type,
  action_value: values.action_type === 'none' ? null : orNull(values.action_value),
  ...{ segment: values.segment, date_from: orNull(values.date_from), date_to: orNull(values.date_to) },
  ...{ scheduled_at: momentOf(values.day, values.time), urgent: values.urgent },
});

/** What was changed: the parts of the moment and of the action go together. */
export function changeOf(values: Values, changed: Partial<Values>): PushMessageChange {
  const whole = bodyOf(values);
  const names = Object.keys(changed).flatMap((name) => {
    if (name === 'image') return [];
    if (name === 'day' || name === 'time') return ['scheduled_at'];
    return name === 'action_type' ? ['action_type', 'action_value'] : [name];
  });
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)));
}

/** A refused moment stands at the time of the form. */
export function refusalInForm(error: unknown): unknown {
  const failure = toFailure(error);
  const { scheduled_at: moment, ...fields } = failure.fields ?? {};
  return moment === undefined ? failure : { ...failure, fields: { ...fields, time: moment } };
}
