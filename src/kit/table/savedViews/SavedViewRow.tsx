import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowSync20Regular,
  Delete20Regular,
  DocumentArrowDown20Regular,
  Link20Regular,
  Rename20Regular,
  Star20Regular,
  Star16Filled,
  StarOff20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { focusRing } from '../../foundation/styles';
import { Action } from '../../actions/Action';
import { ActionMenu } from '../../actions/ActionMenu';
import type { Views } from './useSavedViews';
import type { View } from './savedViews';
import { VisuallyHidden } from '../../foundation/VisuallyHidden';
import { t } from '../../../i18n/terms';

const m = defineMessages({
  actions: { id: 'kit.views.actions', defaultMessage: 'Действия с видом' },
  byDefault: { id: 'kit.views.byDefault', defaultMessage: 'по умолчанию' },
  makeDefault: { id: 'kit.views.makeDefault', defaultMessage: 'Открывать экран с этим видом' },
  noDefault: { id: 'kit.views.dropDefault', defaultMessage: 'Не открывать экран с этим видом' },
  rename: { id: 'kit.views.rename', defaultMessage: 'Переименовать' },
  update: { id: 'kit.views.update', defaultMessage: 'Записать в него то, что на экране' },
  copyLink: { id: 'kit.views.copyLink', defaultMessage: 'Скопировать ссылку' },
  toFile: { id: 'kit.views.toFile', defaultMessage: 'Сохранить в файл' },
});
const actionsOf = defineMessage<{ name: string }>({
  id: 'kit.views.actionsOf',
  defaultMessage: 'Действия с видом «{name}»',
});

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '36px' },
  name: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minWidth: 0,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
  current: { backgroundColor: tokens.colorBrandBackground2, fontWeight: tokens.fontWeightSemibold },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  star: { flexShrink: 0, color: tokens.colorBrandForeground1 },
});

interface Props {
  view: View;
  work: Views;
  onRename: () => void;
}

/** One saved view: its name shows it, the menu does the rest. */
export function SavedViewRow({ view, work, onRename }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const isDefault = work.byDefault === view.name;
  const isCurrent = work.current === view.name;
  return (
    <li className={styles.root}>
      <button
        type="button"
        title={view.name}
        aria-current={isCurrent ? 'true' : undefined}
        className={mergeClasses(styles.name, isCurrent && styles.current)}
        onClick={() => work.apply(view)}
      >
        <span className={styles.text}>{view.name}</span>
        {isDefault && (
          <>
            <Star16Filled aria-hidden className={styles.star} />
            <VisuallyHidden>
              <FormattedMessage {...m.byDefault} />
            </VisuallyHidden>
          </>
        )}
      </button>
      <span role="group" aria-label={intl.formatMessage(actionsOf, { name: view.name })}>
        <ActionMenu label={m.actions}>
          <Action
            label={isDefault ? m.noDefault : m.makeDefault}
            icon={isDefault ? StarOff20Regular : Star20Regular}
            onSelect={() => work.setDefault(isDefault ? undefined : view.name)}
          />
          <Action label={m.update} icon={ArrowSync20Regular} onSelect={() => work.update(view)} />
          <Action label={m.rename} icon={Rename20Regular} onSelect={onRename} />
          <Action label={m.copyLink} icon={Link20Regular} onSelect={() => work.copyLink(view)} />
          <Action label={m.toFile} icon={DocumentArrowDown20Regular} onSelect={() => work.toFile(view)} />
          <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => work.remove(view)} />
        </ActionMenu>
      </span>
    </li>
  );
}
