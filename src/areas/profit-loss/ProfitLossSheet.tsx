import { makeStyles, tokens } from '@fluentui/react-components';
import { Calculator20Regular, Edit20Regular, History20Regular, MathFormula20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetProfitLossQuery } from '../../api/system-user/profitLoss';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { SegmentedControl } from '../../kit/list/SegmentedControl';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import type { FilterNames } from '../../kit/table/askedFacts';
import { DataTable } from '../../kit/table/DataTable';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { useStrategyChoices } from '../../parts/useStrategyChoices';
import { Can, useCan } from '../../session/can';
import { m } from './messages';
import { parameters, useDateOptions } from './parameters';
import { PlaceMenu } from './PlaceMenu';
import { SheetNotes } from './SheetNotes';
import { commonId, usePlaces, useSheetTable } from './useSheetTable';

export { parameters } from './parameters';

const TypeValues = lazyComponent(async () => (await import('./TypeValues')).TypeValues);
const Reckon = lazyComponent(async () => (await import('./Reckon')).Reckon);
const IrrDialog = lazyComponent(async () => (await import('./IrrDialog')).IrrDialog);
const MonthHistory = lazyComponent(async () => (await import('./MonthHistory')).MonthHistory);

const useStyles = makeStyles({
  views: { display: 'flex', flexWrap: 'wrap', gap: `0 ${tokens.spacingHorizontalXXL}` },
});

const dialogs = ['values', 'reckon', 'irr', 'history'] as const;

const periodOptions = [
  { value: 'month', label: m.month },
  { value: 'year_to_date', label: m.yearToDate },
] as const;
const compareOptions = [
  { value: 'previous', label: m.previous },
  { value: 'year', label: m.year },
] as const;
/** What the file and the paper call the parameters that stand above the toolbar. */
const names: FilterNames = {
  period: { label: m.periodLabel, options: periodOptions },
  compare: { label: m.compareLabel, options: compareOptions },
};
/** Profit and loss by lines and strategies: each figure beside an earlier one, with the way to the entries it is made of. */
export default function ProfitLossSheet() {
  const styles = useStyles();
  const list = useListState(parameters);
  const { date, period, compare, strategy_id: chosen } = list.filters;
  const result = useRecordQuery(useGetProfitLossQuery({ date, period, compare }), `${date} ${period} ${compare}`);
  const { item: sheet } = result;
  const { rows, columns } = useSheetTable(result, chosen);
  const strategies = useStrategyChoices({ all: true, isEarly: sheet === undefined });
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const can = useCan();
  const options = useDateOptions();
  const isOfMonth = period === 'month';
  const whyNot = !isOfMonth ? m.ofMonthOnly : sheet?.is_closed && m.isClosed;
  const places = usePlaces(sheet);
  const place = places.find(({ id }) => id === dialog?.of);
  const isOpen = sheet !== undefined && !whyNot;
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={
        <>
          <ExportButton file="profit-loss" names={names} />
          <Can do="pnl.add">
            <PlaceMenu
              label={m.type}
              icon={Edit20Regular}
              places={places}
              disabledReason={whyNot}
              onPick={(id) => open('values', id)}
            />
          </Can>
          <Can do="pnl.update">
            <PlaceMenu
              label={m.reckon}
              icon={Calculator20Regular}
              places={places.filter(({ id }) => id !== commonId)}
              disabledReason={whyNot}
              onPick={(id) => open('reckon', id)}
              isPrimary
            />
          </Can>
          <ActionMenu label={m.more}>
            <Action label={m.history} icon={History20Regular} onSelect={() => open('history')} />
            <Can do="pnl.add">
              <Action label={m.irr} icon={MathFormula20Regular} onSelect={() => open('irr')} />
            </Can>
          </ActionMenu>
        </>
      }
    >
      <div className={styles.views}>
        <SegmentedControl
          label={m.periodLabel}
          value={period}
          options={periodOptions}
          onChange={(value) => list.set({ period: value })}
        />
        <SegmentedControl
          label={m.compareLabel}
          value={compare}
          options={compareOptions}
          onChange={(value) => list.set({ compare: value })}
        />
      </div>
      <Toolbar>
        <SelectFilter name="date" label={t.month} options={options} />
        <SelectFilter name="strategy_id" label={t.strategy} options={strategies.options} />
      </Toolbar>
      {sheet && <SheetNotes sheet={sheet} isOfMonth={isOfMonth} />}
      <DataTable empty={m.empty} label={m.lines} isTall isWhole />
      <Suspense>
        {dialog?.name === 'values' && isOpen && place && can('pnl.add') && (
          <TypeValues key={place.id} date={date} place={place} onClose={close} />
        )}
        {dialog?.name === 'reckon' && isOpen && place?.strategy && can('pnl.update') && (
          <Reckon sheet={sheet} strategy={place.strategy} onClose={close} onLeave={closeFor} />
        )}
        {dialog?.name === 'irr' && can('pnl.add') && <IrrDialog onClose={close} />}
        {dialog?.name === 'history' && <MonthHistory date={date} result={result} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
