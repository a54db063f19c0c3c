import { Suspense, type ComponentType } from 'react';
import type { SideRecord } from '../url/useRecordParam';

interface Props {
  record: SideRecord;
  /** Fetched when a record is opened, by `lazyComponent`. */
  Drawer: ComponentType<{ id: number; onClose: () => void }>;
}

/** The place of the record that is open at the side of its list. */
export function RecordSlot({ record, Drawer }: Props) {
  return <Suspense>{record.id !== undefined && <Drawer id={record.id} onClose={record.close} />}</Suspense>;
}
