import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PostingTemplate } from '../../../api/system-user/ledger';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { m, removeTemplate } from './messages';
import { usePostingTemplates } from './usePostingTemplates';

/** As long as the service takes it. */
const nameAtMost = 80;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '320px', maxWidth: '100%' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  choice: {
    justifyContent: 'flex-start',
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  name: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  news: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, ':empty': { display: 'none' } },
});

/** Chooses, keeps, replaces and removes templates. It stands inside a form and is none itself. */
export function TemplatePanel({ onChoose }: { onChoose: (template: PostingTemplate) => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const work = usePostingTemplates();
  const { source, templates, news, failure } = work;
  const [name, setName] = useState('');
  const isUnnamed = news === m.unnamed;
  const field = useRef<HTMLInputElement>(null);

  const save = async (): Promise<void> => {
    if (await work.save(name)) setName('');
    else field.current?.focus();
  };
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The posting itself is not sent by it.
    event.preventDefault();
    event.stopPropagation();
    if (!work.isBusy) void save();
  };
  const remove = async (template: PostingTemplate): Promise<void> => {
    await work.remove(template);
    // Its row is gone, and with it what had the focus.
    field.current?.focus();
  };
  return (
    <div className={styles.root}>
      {source.failure && !source.item ? (
        <FailureNote failure={source.failure} retry={source.retry} />
      ) : templates.length === 0 ? (
        <p className={styles.hint}>
          <FormattedMessage {...(source.item ? m.none : m.loading)} />
        </p>
      ) : (
        <ul aria-label={intl.formatMessage(m.list)} className={styles.list}>
          {templates.map((template) => (
            <li key={template.id} className={styles.row}>
              <Button appearance="subtle" className={styles.choice} onClick={() => onChoose(template)}>
                {template.name}
              </Button>
              <Button
                appearance="subtle"
                disabledFocusable={work.isBusy}
                icon={<Delete20Regular aria-hidden />}
                aria-label={intl.formatMessage(removeTemplate, { name: template.name })}
                title={intl.formatMessage(removeTemplate, { name: template.name })}
                onClick={() => void remove(template)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.name}>
        <Field
          label={intl.formatMessage(m.name)}
          validationMessage={isUnnamed ? intl.formatMessage(m.unnamed) : undefined}
        >
          <Input
            ref={field}
            maxLength={nameAtMost}
            value={name}
            onChange={(_, { value }) => setName(value)}
            onKeyDown={saveByKey}
          />
        </Field>
        <Button disabledFocusable={work.isBusy} onClick={() => void save()}>
          <FormattedMessage {...(work.named(name) ? m.replace : m.save)} />
        </Button>
      </div>
      <div role="status" className={styles.news}>
        {news && !isUnnamed && (
          <span>
            <FormattedMessage {...news} />
          </span>
        )}
        {work.restore && (
          <Button size="small" onClick={work.restore}>
            <FormattedMessage {...m.restore} />
          </Button>
        )}
      </div>
      {failure && <FailureBar failure={failure} />}
    </div>
  );
}
