import { Spinner } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons';

/** What stands in the button that was pressed: nothing, its work, and for a moment the tick. */
export type Progress = 'idle' | 'busy' | 'done';

export const progressIcons = {
  idle: undefined,
  busy: <Spinner size="tiny" appearance="inverted" aria-hidden />,
  done: <Checkmark20Regular aria-hidden />,
};
