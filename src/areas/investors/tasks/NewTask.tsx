import { Field, Input, makeStyles, Radio, RadioGroup, Switch, tokens } from '@fluentui/react-components';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { heading } from '../../../kit/foundation/styles';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useScreen } from '../../../kit/state/screen';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { importKinds, importRules, type ImportKind } from './importKinds';
import { m } from './importMessages';
import { taskType } from './taskTerms';
import { useSendRows } from './useSendRows';

// The heavier part of the screen, and drawn only for who may use it.
const ImportWizard = lazyComponent(
  async () => (await import('../../../kit/import/ImportWizard')).ImportWizard,
  'kit.import',
);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1440px' },
  title: heading,
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalL },
  name: { flex: '1 1 280px', maxWidth: '480px' },
  help: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** A background task from a spreadsheet: what it is to do, its rows, and what became of them. */
export default function NewTask() {
  const styles = useStyles();
  const intl = useIntl();
  const can = useCan();
  const { title } = useScreen();
  const [kind, setKind] = useState<ImportKind>('status_update');
  // Rows are those of one kind: another would throw away what was put right in them.
  const [isFilled, setFilled] = useState(false);
  if (!can('async_tasks.add')) return <MissingRecord failure={missingRight('async_tasks.add')} />;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <Field label={intl.formatMessage(m.whatToDo)} hint={isFilled ? intl.formatMessage(m.kindStays) : undefined}>
        <RadioGroup
          layout="horizontal"
          value={kind}
          disabled={isFilled}
          onChange={(_, { value }) => setKind(value as ImportKind)}
        >
          {importKinds.map((one) => (
            <Radio key={one} value={one} label={taskType.textIn(intl, one)} />
          ))}
        </RadioGroup>
      </Field>
      <Suspense>
        <Work key={kind} kind={kind} mayRun={can('async_tasks.enable')} onFilled={setFilled} />
      </Suspense>
    </div>
  );
}

interface WorkProps {
  kind: ImportKind;
  mayRun: boolean;
  onFilled: (isFilled: boolean) => void;
}

function Work({ kind, mayRun, onFilled }: WorkProps) {
  const styles = useStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [isRun, setRun] = useState(mayRun);
  const rules = useMemo(() => importRules(kind, intl), [kind, intl]);
  const usual = taskType.textIn(intl, kind);
  const said = name.trim().length >= 3 ? name.trim() : usual;
  const { send, made } = useSendRows({ kind, columns: rules.columns, name: said, isRun });
  const leave = () => {
    const id = made();
    void navigate(id === undefined ? href('investors.tasks') : href('investors.task', { id: String(id) }));
  };
  return (
    <ImportWizard {...rules} file={kind} send={send} onClose={leave} onFilled={onFilled}>
      <div className={styles.fields}>
        <Field label={intl.formatMessage(m.newName)} className={styles.name}>
          <Input
            value={name}
            placeholder={usual}
            maxLength={120}
            autoComplete="off"
            onChange={(_, { value }) => setName(value)}
          />
        </Field>
        {mayRun && (
          <Switch
            label={intl.formatMessage(m.runAtOnce)}
            checked={isRun}
            onChange={(_, { checked }) => setRun(checked)}
          />
        )}
      </div>
      <p className={styles.help}>
        <FormattedMessage {...m.help} />
      </p>
    </ImportWizard>
  );
}
