import { makeStyles, tokens } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListPushActionTypesQuery, type PushActionTypes, type PushMessage } from '../../../api/payment/pushMessages';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { DateField } from '../../../kit/fields/DateField';
import { LanguageFields } from '../../../kit/fields/LanguageFields';
import { SelectField } from '../../../kit/fields/SelectField';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { useDependentField } from '../../../kit/form/useDependentField';
import { useFormAround } from '../../../kit/form/usePanelForm';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { CutImageField } from '../../../parts/CutImageField';
import { Note } from '../../../parts/Note';
import { isRecordKind, PressRecordField } from '../../../parts/press/PressRecordField';
import { PreviewedFields } from '../../../parts/preview/PreviewedFields';
import { CopyRussian } from '../../../parts/texts/CopyRussian';
import { AudienceBox } from './AudienceBox';
import type { Values } from './messageForm';
import { action, lackedBy, pictureShape, segment } from './messageTerms';
import { lacks, m } from './messages';
import { isQuietTime } from './moment';
import { TimeField } from './TimeField';

const PushFormPreview = lazyComponent(async () => (await import('./PushPreview')).PushFormPreview, 'parts', 'preview');

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, alignItems: 'flex-start' },
});

type Own = PushMessage['target'];

function ActionValue({
  type,
  value,
  own,
}: {
  type: string;
  value: PushActionTypes['action_types'][number]['value'] | undefined;
  own: Own;
}) {
  if (value === undefined || value === 'none') return null;
  if (value === 'address')
    return <TextField name="action_value" label={m.actionValue} help={m.actionHelp} maxLength={500} required />;
  // A service may name a kind more, of which the panel knows no list.
  if (!isRecordKind(type)) return <TextField name="action_value" label={m.actionNumber} maxLength={9} required />;
  return <PressRecordField kind={type} label={m.actionValue} numberLabel={m.actionNumber} own={own} />;
}

function ActionFields({ own }: { own: Own }) {
  const intl = useIntl();
  const { control, formState } = useFormAround();
  const type = useWatch({ control, name: 'action_type' }) as string;
  const source = useRecordQuery(useListPushActionTypesQuery(), 'all');
  const value = source.item?.action_types.find(({ code }) => code === type)?.value;
  useDependentField('action_value', 'action_type');
  const options =
    source.item?.action_types.map(({ code }) => ({ value: code, label: action.textIn(intl, code) })) ?? [];
  return (
    <>
      <AsyncField source={source}>
        <SelectField name="action_type" label={m.actionType} options={options} required />
      </AsyncField>
      <ActionValue
        key={type}
        type={type}
        value={value}
        own={type === formState.defaultValues?.['action_type'] ? own : null}
      />
    </>
  );
}

/** What a message says, to whom, and when; whom it reaches, and beside it how it looks. */
export function MessageFields({ sent, own = null }: { sent: number | undefined; own?: Own }) {
  const styles = useStyles();
  const form = useFormAround();
  const values = useWatch({ control: form.control }) as Values;
  const lacking = lackedBy({ title_en: values.title_en, title_uz: values.title_uz });
  const isLate = values.day !== '' && isQuietTime(values.time) && !values.urgent;
  return (
    <PreviewedFields preview={PushFormPreview} of={null}>
      <LanguageFields name="title" label={m.title} maxLength={65} required />
      <LanguageFields name="body" label={m.body} maxLength={240} multiline required />
      <CopyRussian names={['title', 'body']} />
      {values.title_ru !== '' && lacking.length > 0 && (
        <Note isWarning>
          <FormattedMessage {...lacks} values={{ languages: lacking.join(', ') }} />
        </Note>
      )}
      <CutImageField name="image" label={m.image} shapes={[pictureShape]} progress={sent} />
      <ActionFields own={own} />
      <SelectField name="segment" label={m.segment} options={segment.options} required />
      {values.segment !== 'custom' && (
        <div className={styles.row}>
          <DateField name="date_from" label={m.dateFrom} />
          <DateField name="date_to" label={m.dateTo} />
        </div>
      )}
      <AudienceBox of={values} />
      <div className={styles.row}>
        <DateField name="day" label={m.day} help={m.dayHelp} />
        {values.day !== '' && <TimeField name="time" label={m.time} required />}
      </div>
      <SwitchField name="urgent" label={m.urgent} help={m.urgentHelp} />
      {isLate && (
        <Note>
          <FormattedMessage {...m.night} />
        </Note>
      )}
    </PreviewedFields>
  );
}
