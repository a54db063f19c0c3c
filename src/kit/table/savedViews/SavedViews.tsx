import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowReset20Regular, FolderOpen20Regular, Link20Regular } from '@fluentui/react-icons';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Column } from '../columns/column';
import type { AnyListState } from '../../url/useListState';
import type { TableSetting } from '../columns/useTableSettings';
import { useSavedViews } from './useSavedViews';
import { SavedViewRow } from './SavedViewRow';
import { viewNameAtMost, type View } from './savedViews';
import { isRefusal, savedViewNews } from './messages';
import { t } from '../../../i18n/terms';

const m = defineMessages({
  none: {
    id: 'kit.views.none',
    defaultMessage: 'Вид помнит фильтры, сортировку, столбцы и высоту строк. Сохранённых видов пока нет.',
  },
  list: { id: 'kit.views.list', defaultMessage: 'Сохранённые виды' },
  name: { id: 'kit.views.name', defaultMessage: 'Название нового вида' },
  save: { id: 'kit.views.save', defaultMessage: 'Сохранить' },
  reset: { id: 'kit.views.reset', defaultMessage: 'Показать как изначально' },
  link: { id: 'kit.views.link', defaultMessage: 'Ссылка на то, что на экране' },
  fromFile: { id: 'kit.views.fromFile', defaultMessage: 'Взять из файла' },
  restore: { id: 'kit.views.restore', defaultMessage: 'Вернуть' },
});
const renaming = defineMessage<{ name: string }>({
  id: 'kit.views.renaming',
  defaultMessage: 'Новое название вида «{name}»',
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '320px', maxWidth: '100%' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  name: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
  more: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  news: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, ':empty': { display: 'none' } },
  refused: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  columns: readonly Column<never>[];
  setting: TableSetting;
  list: AnyListState;
}

/** The saved views of a list: shows, saves, renames, deletes and shares them. */
export function SavedViews({ columns, setting, list }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const work = useSavedViews(columns, setting, list);
  const newsId = useId();
  const [name, setName] = useState('');
  const [renamed, setRenamed] = useState<View>();
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { news } = work;

  const stop = (): void => {
    setRenamed(undefined);
    setName('');
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (renamed ? work.rename(renamed, name) : work.save(name)) stop();
    else field.current?.focus();
  };
  return (
    <div className={styles.root}>
      {work.views.length === 0 ? (
        <p className={styles.hint}>
          <FormattedMessage {...m.none} />
        </p>
      ) : (
        <ul aria-label={intl.formatMessage(m.list)} className={styles.list}>
          {work.views.map((view) => (
            <SavedViewRow
              key={view.name}
              view={view}
              work={work}
              onRename={() => {
                setRenamed(view);
                setName(view.name);
                field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <form noValidate className={styles.name} onSubmit={submit}>
        <Field
          className={styles.field}
          label={renamed ? intl.formatMessage(renaming, { name: renamed.name }) : intl.formatMessage(m.name)}
        >
          <Input
            ref={field}
            maxLength={viewNameAtMost}
            value={name}
            onChange={(_, { value }) => setName(value)}
            aria-describedby={news && isRefusal(news) ? newsId : undefined}
          />
        </Field>
        <Button type="submit">
          <FormattedMessage {...m.save} />
        </Button>
        {renamed && (
          <Button appearance="subtle" onClick={stop}>
            <FormattedMessage {...t.cancel} />
          </Button>
        )}
      </form>
      <div id={newsId} role="status" className={styles.news}>
        {news && <span className={isRefusal(news) ? styles.refused : undefined}>{savedViewNews(news, intl)}</span>}
        {news?.is === 'removed' && work.restore && (
          <Button size="small" onClick={work.restore}>
            <FormattedMessage {...m.restore} />
          </Button>
        )}
      </div>
      <div className={styles.more}>
        <Button appearance="subtle" icon={<Link20Regular aria-hidden />} onClick={() => void work.copyLink()}>
          <FormattedMessage {...m.link} />
        </Button>
        <Button appearance="subtle" icon={<FolderOpen20Regular aria-hidden />} onClick={() => file.current?.click()}>
          <FormattedMessage {...m.fromFile} />
        </Button>
        <Button appearance="subtle" icon={<ArrowReset20Regular aria-hidden />} onClick={work.reset}>
          <FormattedMessage {...m.reset} />
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={intl.formatMessage(m.fromFile)}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? [];
            // The same file may be picked again after it was mended.
            event.currentTarget.value = '';
            if (picked) void work.fromFile(picked);
          }}
        />
      </div>
    </div>
  );
}
