import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useExplainAccess } from '../api/system-user/roles';
import { nameIn } from './permissionNames';

interface Props {
  permission: string;
  /** Draws with the name that the matrix of roles has for it; with its code while that is not known. */
  children: (name: string) => ReactNode;
}

/** Asks what a permission is called. */
export function RightName({ permission, children }: Props) {
  const { locale } = useIntl();
  const { item } = useExplainAccess({ permission });
  return children(item?.name ? nameIn(item.name, locale) : permission);
}
