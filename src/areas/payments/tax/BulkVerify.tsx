import { Button } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TaxTransaction } from '../../../api/investment/tax';
import { useFormat } from '../../../i18n/format';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { usePaletteCommands } from '../../../kit/state/paletteCommands';
import { Can } from '../../../session/can';
import { m, pickedCount } from './messages';

const VerifyTax = lazyComponent(async () => (await import('./VerifyTax')).VerifyTax);

/** Verifies the picked tax rows. */
export function BulkVerify({ rows, onDone }: { rows: readonly TaxTransaction[]; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const intl = useIntl();
  const format = useFormat();
  const count = format.number(rows.length);
  usePaletteCommands(
    useMemo(
      () => [
        {
          id: 'tax.verifyPicked',
          title: m.verify,
          icon: CheckmarkCircle20Regular,
          permission: 'tax.enable',
          of: intl.formatMessage(pickedCount, { count }),
          run: () => setAsking(true),
        },
      ],
      [intl, count],
    ),
  );
  return (
    <Can do="tax.enable">
      <Button size="small" icon={<CheckmarkCircle20Regular aria-hidden />} onClick={() => setAsking(true)}>
        <FormattedMessage {...m.verify} />
      </Button>
      <Suspense>{isAsking && <VerifyTax rows={rows} onClose={() => setAsking(false)} onDone={onDone} />}</Suspense>
    </Can>
  );
}
