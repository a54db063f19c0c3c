import { Delete20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useRemoveReportJobMutation, type ReportJob } from '../../api/system-user/reports';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { m } from './messages';
import { isUnderWay } from './reportTerms';

/** What may be done to a file of a report: one under way is stopped, one that is there is removed. */
export function ReportFileActions({ job: { id, status } }: { job: ReportJob }) {
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveReportJobMutation();
  const isRunning = isUnderWay(status);
  const label = isRunning ? t.stop : t.remove;
  const ends = { run: () => remove({ id }).unwrap(), onClose: () => setAsking(false) };
  return (
    <>
      <ActionMenu>
        <Action
          label={label}
          icon={isRunning ? Dismiss20Regular : Delete20Regular}
          tone="danger"
          onSelect={() => setAsking(true)}
        />
      </ActionMenu>
      {isAsking &&
        (isRunning ? (
          <ConfirmAction title={m.stopTitle} yes={t.stop} done={m.stopped} {...ends} />
        ) : (
          <ConfirmDelete done={t.removed} {...ends} />
        ))}
    </>
  );
}
