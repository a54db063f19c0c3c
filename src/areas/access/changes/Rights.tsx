import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { m } from '../messages';
import { actions } from '../roles/rights';
import { usePermissionNames } from '../../../parts/permissionNames';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  one: { overflowWrap: 'anywhere' },
});

const nameOfAction = (name: string) => actions.find((one) => one === name);

/** Rights in words, one line for each permission; a policy as the service names it. */
export function Rights({ rights }: { rights: readonly string[] }) {
  const styles = useStyles();
  const intl = useIntl();
  const { nameOf, failure, retry } = usePermissionNames();
  const lines = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const right of rights) {
      const [id = '', action = ''] = right.includes(' ') ? [right] : right.split('.');
      found.set(id, [...(found.get(id) ?? []), action]);
    }
    return [...found];
  }, [rights]);
  return (
    <>
      {failure && <FailureNote failure={failure} retry={retry} />}
      <ul className={styles.list}>
        {lines.map(([id, held]) => {
          const words = held.filter(Boolean).map((one) => {
            const known = nameOfAction(one);
            return known ? intl.formatMessage(m[known]) : one;
          });
          return (
            <li key={id} className={styles.one}>
              {[nameOf(id), words.join(', ')].filter(Boolean).join(': ')}
            </li>
          );
        })}
      </ul>
    </>
  );
}
