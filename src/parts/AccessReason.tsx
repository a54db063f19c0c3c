import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiDispatch } from '../api/cache/dispatch';
import { renewAccount } from '../api/sign-in/ownAccount';
import { useExplainAccess, type AccessExplanation } from '../api/system-user/roles';
import { Fact, Facts } from '../kit/values/Facts';
import { FailureNote } from '../kit/feedback/FailureNote';
import { SectionSkeleton } from '../kit/feedback/skeletons';
import { nameIn } from './permissionNames';
import { useRoleName } from './roleName';
import { m } from './accessTerms';
import type { Right } from './deniedRight';

const useStyles = makeStyles({
  root: {
    width: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingVerticalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  role: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  code: { fontFamily: tokens.fontFamilyMonospace },
});

/** Which right is missing, which roles give it, and who may give such a role. */
export function AccessReason({ right }: { right: Right }) {
  const styles = useStyles();
  const dispatch = useApiDispatch();
  const { item, failure, retry } = useExplainAccess(right);
  const isHeld = item?.held;
  useEffect(() => {
    // It was given since the rights were loaded.
    if (isHeld) void dispatch(renewAccount(true));
  }, [dispatch, isHeld]);
  if (item === undefined) return failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />;
  return (
    <div className={styles.root}>
      {item.held ? <FormattedMessage {...m.heldNow} /> : <Reason right={right} explanation={item} />}
    </div>
  );
}

function Reason({ right, explanation }: { right: Right; explanation: AccessExplanation }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const nameOf = useRoleName();
  const { roles, administrators } = explanation;
  const isPermission = 'permission' in right;
  return (
    <Facts>
      <Fact label={isPermission ? m.right : m.policy}>
        {/* By the name that the matrix of roles has; the code beside it is what a colleague can search for. */}
        {explanation.name && <span>{nameIn(explanation.name, locale)} </span>}
        <span className={styles.code}>
          {isPermission ? right.permission : [right.method, right.endpoint].join(' ')}
        </span>
      </Fact>
      <Fact label={m.roles}>
        {roles.length === 0 ? (
          <FormattedMessage {...m.noRoles} />
        ) : (
          <ul className={styles.list}>
            {roles.map((role) => (
              <li key={role.id} className={styles.role}>
                {nameOf(role.name)}
                {role.description && nameOf(role.name) === role.name && (
                  <span className={styles.quiet}>{role.description}</span>
                )}
                {role.is_own && (
                  <Badge appearance="tint">
                    <FormattedMessage {...m.yours} />
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={m.people}>
        {administrators.length === 0 ? (
          <FormattedMessage {...m.nobody} />
        ) : (
          <ul className={styles.list}>
            {administrators.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </Fact>
    </Facts>
  );
}
