import { Suspense, useMemo, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../i18n/format';
import type { InvestorRow } from '../../../api/investment/investors';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { usePaletteCommands } from '../../../kit/state/paletteCommands';
import { Can } from '../../../session/can';
import { m } from '../actionMessages';

const BulkStatusForm = lazyComponent(
  async () => (await import('./BulkStatusForm')).BulkStatusForm,
  'kit.bulk',
  'kit.form',
);

const pickedCount = defineMessage<{ count: string }>({
  id: 'investors.palette.pickedCount',
  defaultMessage: 'Выбрано: {count}',
});

interface Props {
  investors: readonly InvestorRow[];
  onDone: () => void;
}

/** One change of status for all picked investors. */
export function BulkStatus({ investors, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const intl = useIntl();
  const format = useFormat();
  const count = format.number(investors.length);
  usePaletteCommands(
    useMemo(
      () => [
        {
          id: 'investors.changePicked',
          title: m.bulkTitle,
          icon: ArrowSwap20Regular,
          permission: 'investor_verification.enable',
          of: intl.formatMessage(pickedCount, { count }),
          run: () => setOpen(true),
        },
      ],
      [intl, count],
    ),
  );
  return (
    <Can do="investor_verification.enable">
      <Button size="small" icon={<ArrowSwap20Regular aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage {...m.change} />
      </Button>
      {isOpen && (
        <Suspense>
          <BulkStatusForm investors={investors} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </Can>
  );
}
