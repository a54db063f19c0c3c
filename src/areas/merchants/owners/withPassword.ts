import type { ComponentProps } from 'react';
import type { ShownPassword } from './ShownPassword';

/** Somebody whose password the service has just told; kept only as long as it is shown. */
export type WithPassword = Omit<ComponentProps<typeof ShownPassword>, 'onClose'>;
