import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular, ErrorCircle20Regular, Info20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { focusRing } from '../foundation/styles';
import { useFormat } from '../../i18n/format';
import { useTextsOf } from '../../i18n/useTextsOf';
import type { Failure } from '../../lib/failure';
import { FailureNote } from './FailureNote';
import { ForbiddenHint } from './ForbiddenHint';
import { NoticeActions } from './NoticeActions';
import { serviceLanguage } from '../state/failureText';
import { noticeReopened, refusalOf, type Notice } from '../state/notifications';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const m = defineMessages({
  again: { id: 'kit.noticeList.again', defaultMessage: 'Показать снова' },
  unread: { id: 'kit.noticeList.unread', defaultMessage: 'Не прочитано' },
});
const number = defineMessage<{ id: string }>({ id: 'kit.noticeList.number', defaultMessage: 'Код обращения: {id}' });
const times = defineMessage<{ count: number }>({ id: 'kit.noticeList.times', defaultMessage: '× {count}' });

const notFetched: Failure = { kind: 'network', status: 0, codes: [] };

const icons = { success: CheckmarkCircle20Regular, error: ErrorCircle20Regular, info: Info20Regular };

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomWidth: 0 },
  },
  unread: { boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}` },
  icon: { flexShrink: 0 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  info: { color: tokens.colorNeutralForeground3 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
});

interface Props {
  /** The newest first. */
  notices: readonly Notice[];
  /** What the page of a notice is called; undefined where the person may not go, and nothing is to be seen. */
  titleOf: (path: string) => MessageDescriptor | undefined;
  /** A link was followed. */
  onFollow?: () => void;
}

/** What was said, each with its time and the way to its record. */
export function NotificationList({ notices, titleOf, onFollow }: Props) {
  const styles = useStyles();
  const { messages } = useIntl();
  // What was said on an earlier visit may be in the words of an area that was not opened on this one.
  const { state, again } = useTextsOf(
    notices.flatMap(({ title, text }) => [title.id, text?.id].flatMap((id) => id ?? [])),
  );
  if (state === 'coming') return null;
  const readable = state === 'there' ? notices : notices.filter(({ title }) => String(title.id) in messages);
  return (
    <>
      {state === 'missing' && <FailureNote failure={notFetched} retry={again} />}
      <ul className={styles.list}>
        {readable.map((notice) => (
          <Item key={notice.id} notice={notice} title={notice.path && titleOf(notice.path)} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
}

interface ItemProps extends Pick<Props, 'onFollow'> {
  notice: Notice;
  title: MessageDescriptor | '' | undefined;
}

function Item({ notice, title: page, onFollow }: ItemProps) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const {
    id,
    tone,
    title,
    text,
    values,
    detail,
    person,
    record,
    requestId,
    count,
    at,
    path = '',
    isRead,
    isSummary,
  } = notice;
  const refusal = refusalOf(notice);
  const Icon = icons[tone];
  return (
    <li className={mergeClasses(styles.item, !isRead && styles.unread)}>
      <Icon className={mergeClasses(styles.icon, styles[tone])} aria-hidden />
      <div className={styles.words}>
        <div className={styles.title}>
          {intl.formatMessage(title, values)} {count > 1 && <FormattedMessage {...times} values={{ count }} />}
          {!isRead && (
            <VisuallyHidden>
              <FormattedMessage {...m.unread} />
            </VisuallyHidden>
          )}
        </div>
        {text && <div>{intl.formatMessage(text, values)}</div>}
        {person && <div>{person}</div>}
        {detail && <div lang={requestId && serviceLanguage}>{detail}</div>}
        {refusal && <ForbiddenHint failure={refusal} />}
        <div className={styles.foot}>
          <span>{format.dateTime(new Date(at).toISOString())}</span>
          {requestId && (
            <span>
              <FormattedMessage {...number} values={{ id: requestId }} />
            </span>
          )}
          {page && record === undefined && (
            <Link to={path} className={styles.link} onClick={onFollow}>
              <FormattedMessage {...page} />
            </Link>
          )}
          <NoticeActions notice={notice} isLinked={Boolean(page)} onFollow={onFollow} />
          {isSummary && (
            <Button size="small" onClick={() => dispatch(noticeReopened(id))}>
              <FormattedMessage {...m.again} />
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
