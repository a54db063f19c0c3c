import type { StatusWords } from '../state/statusWords';
import { toNestErrors } from '@hookform/resolvers';
import { createContext, use, useId, useMemo, useRef, type RefObject } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { getDotPath, safeParseAsync, type GenericSchema } from 'valibot';
import type { Progress } from '../actions/progressIcons';
import { awaitedLists, type AwaitedLists } from './awaitedLists';
import type { Label } from './labelText';

/** What a field on the screen tells its form. */
export interface FieldRule {
  label: Label;
  /** The code of what is wrong with a value. */
  check: (value: unknown) => string | undefined | Promise<string | undefined>;
  /** The value as it is read by people. */
  show: (value: unknown) => string;
  /** `free`: kept in a draft unless it looks like personal data. */
  draft: 'kept' | 'free' | 'never';
  isPersonal: boolean;
  /** It is not seen: its choices could not be read, and why not stands in its place. */
  isHidden: boolean;
  /** The masked text that the service has, where an empty field means that it stays. */
  stored?: string;
}

type OtherNames = Readonly<Record<string, { field: string; label: Label }>>;

interface Options<In extends FieldValues, Out extends FieldValues, Current extends object> {
  /** Names the form on its screen, with the record it belongs to: `rejectClaim:417`. */
  id: string;
  /** The values to begin with; what a mask hides begins empty. */
  values: In;
  /** Rules between fields, and the shape that is sent. The rule of one field stands at the field. */
  schema?: GenericSchema<In, Out>;
  /** Sentences for codes of this form alone. */
  texts?: Readonly<Record<string, MessageDescriptor>>;
  /** The version of the record that is being changed. */
  version?: number;
  /** The values of a fresh record, as the service gives it, where they go by other names than those of the form. */
  fromRecord?: (record: Current) => Partial<In>;
  /** Fields of which a fresh record has a mask, also where they are not on the screen, or had nothing stored: they begin empty. */
  masked?: readonly (keyof In & string)[];
  /**
   * What the service names otherwise than the form, by its name on the wire: the field that a refusal of it belongs to, and what it is
   * called while that is not on the screen.
   */
  otherNames?: OtherNames;
  /** What the statuses of the record are called, where a decision about it is sent. */
  statusWords?: StatusWords;
  /** A decision and no change of fields: it is not merged with that of a colleague, but made again or not at all. */
  isDecision?: boolean;
}

interface Extras<In> {
  id: string;
  domId: string;
  texts: Readonly<Record<string, MessageDescriptor>>;
  /** The fields on the screen by name, in the order they came. */
  fields: Map<string, FieldRule>;
  /** What the server refused: wrong for as long as the value stays. */
  refused: Map<string, { code: string; value: unknown }>;
  awaited: AwaitedLists;
  version: RefObject<number | undefined>;
  fromRecord: (record: Readonly<Record<string, unknown>>) => Partial<In>;
  masked: readonly string[];
  otherNames: OtherNames;
  statusWords?: StatusWords;
  isDecision: boolean;
}

export type PanelForm<In extends FieldValues = FieldValues, Out = In> = UseFormReturn<In, unknown, Out> & Extras<In>;

/** A form of which the compiler knows that it sends a decision: whoever draws it says what the decision was about. */
export type DecisionForm<In extends FieldValues = FieldValues, Out = In> = PanelForm<In, Out> & { isDecision: true };
type ChangeForm<In extends FieldValues, Out> = PanelForm<In, Out> & { isDecision: false };

type Checks = Pick<Extras<unknown>, 'fields' | 'refused'>;

/** What is wrong, by field: the rules of the fields, then those between them, then what the server said. */
async function wrongFields(
  values: FieldValues,
  { fields, refused }: Checks,
): Promise<Map<string, { type: string; message: string }>> {
  const wrong = new Map<string, { type: string; message: string }>();
  for (const [name, rule] of fields) {
    const value: unknown = get(values, name);
    const said = refused.get(name);
    const code = (await rule.check(value)) ?? (said && Object.is(said.value, value) ? said.code : undefined);
    if (code) wrong.set(name, { type: 'rule', message: code });
  }
  return wrong;
}

function resolverOf<In extends FieldValues, Out extends FieldValues>(
  checks: Checks,
  schema: GenericSchema<In, Out> | undefined,
): Resolver<In, unknown, Out> {
  return async (values, _context, options) => {
    const wrong = await wrongFields(values, checks);
    const result = schema && (await safeParseAsync(schema, values));
    for (const issue of result?.issues ?? []) {
      const name = getDotPath(issue) ?? 'root';
      if (!wrong.has(name)) wrong.set(name, { type: 'schema', message: issue.message });
    }
    if (wrong.size > 0) return { values: {}, errors: toNestErrors(Object.fromEntries(wrong), options) };
    // Without a schema nothing is reshaped, and In is Out.
    return { values: (result?.success ? result.output : values) as Out, errors: {} };
  };
}

/**
 * A form: react-hook-form, with rules that come from the fields on the screen, and checks on leaving a field and on
 * sending, never while typing.
 *
 *     const form = usePanelForm({ id: `editPhone:${investor.id}`, values: { phone_number: '' } });
 */
export function usePanelForm<
  In extends FieldValues,
  Out extends FieldValues = In,
  Current extends object = Record<string, unknown>,
>(options: Options<In, Out, Current> & { isDecision: true }): DecisionForm<In, Out>;
export function usePanelForm<
  In extends FieldValues,
  Out extends FieldValues = In,
  Current extends object = Record<string, unknown>,
>(options: Options<In, Out, Current> & { isDecision?: false }): ChangeForm<In, Out>;
export function usePanelForm<In extends FieldValues, Out extends FieldValues, Current extends object>(
  options: Options<In, Out, Current>,
): PanelForm<In, Out> {
  const { id, values, schema, texts = {}, masked = [], otherNames = {}, statusWords, isDecision = false } = options;
  const domId = useId();
  const version = useRef(options.version);
  const checks = useMemo(
    () => ({
      fields: new Map<string, FieldRule>(),
      refused: new Map<string, { code: string; value: unknown }>(),
      awaited: awaitedLists(),
    }),
    [],
  );
  const form = useForm<In, unknown, Out>({
    // The library knows deep partial defaults only; these are whole.
    defaultValues: values as DefaultValues<In>,
    resolver: resolverOf(checks, schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const names = Object.keys(values);
  const { fromRecord: read } = options;
  const fromRecord: Extras<In>['fromRecord'] = (record) =>
    // What a service answers of a record that was changed meanwhile is that record; its form knows of which kind.
    read?.(record as Current) ??
    (Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as Partial<In>);
  return { ...form, ...checks, id, domId, texts, version, fromRecord, masked, otherNames, statusWords, isDecision };
}

/** The form around the fields, */
export const FormContext = createContext<PanelForm | undefined>(undefined);
/** and how far it is with being sent. */
export const FormProgress = createContext<Progress>('idle');

/** A form seen without its types, as the parts inside it see it. */
export function untyped<In extends FieldValues, Out extends FieldValues>(form: PanelForm<In, Out>): PanelForm {
  // A form of certain fields is used here by names alone; the compiler rightly sees no relation between the two.
  return form as unknown as PanelForm;
}

export function useFormAround(): PanelForm {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands inside a FormDrawer or a FormPage.');
  return form;
}

/** A name of the wire and those around it: `items.0.count`, `items.0`, `items`. */
const pathsOf = (name: string): string[] =>
  name.split('.').map((_, at, parts) => parts.slice(0, parts.length - at).join('.'));

/** The field on the screen that a refusal is about: also of a part of its value, or by another name. */
export function fieldOf(form: Pick<PanelForm, 'fields' | 'otherNames'>, name: string): string | undefined {
  const own = pathsOf(name).map((path) => form.otherNames[path]?.field ?? path);
  return own.find((path) => form.fields.has(path));
}

/** What is refused is called, where no field of the screen says it: as it is on the wire unless told. */
export const labelOf = (form: Pick<PanelForm, 'otherNames'>, name: string): Label | undefined =>
  pathsOf(name).flatMap((path) => form.otherNames[path]?.label ?? [])[0];

/** The id of a field's input, for labels and for links of the summary. */
export const inputId = (form: Pick<PanelForm, 'domId'>, name: string): string => `${form.domId}${name}`;
