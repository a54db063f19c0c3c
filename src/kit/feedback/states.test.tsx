import { screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { DetailSkeleton, SectionSkeleton, Skeleton } from './skeletons';
import { EmptyState } from './EmptyState';
import { FailureNote } from './FailureNote';
import { AsyncField } from '../fields/AsyncField';
import { StaleNotice } from './StaleNotice';
import { HiddenHeading } from '../detail/HiddenHeading';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const m = defineMessages({ none: { id: 'test.none', defaultMessage: 'Заявок пока нет' } });

describe('what stands there instead of content', () => {
  it('is nothing, with at most one thing to do', () => {
    renderPart(
      <EmptyState text={m.none}>
        <button>Создать</button>
      </EmptyState>,
    );
    expect(screen.getByText('Заявок пока нет')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Создать' })).toBeInTheDocument();
  });

  it('is why it failed, with an id for support and another try where that can help', async () => {
    const retry = jest.fn();
    const { user, rerender } = renderPart(
      <FailureNote failure={{ kind: 'status', status: 502, codes: [], requestId: 'req-7f3a' }} retry={retry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('req-7f3a');
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<FailureNote failure={{ kind: 'status', status: 404, codes: ['not_found'] }} retry={retry} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<FailureNote failure={{ kind: 'status', status: 500, codes: [], message: 'The ledger is closed' }} />);
    expect(screen.getByText('The ledger is closed')).toHaveAttribute('lang', 'en');
  });

  it('is old, and says so', async () => {
    const retry = jest.fn();
    const { user } = renderPart(<StaleNotice failure={{ kind: 'status', status: 502, codes: [] }} retry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Показаны прежние данные');
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is why the choices of a field did not come, or that they are old', async () => {
    const retry = jest.fn();
    const failure = { kind: 'status', status: 502, codes: [] } as const;
    const field = <input aria-label="Регион" />;
    const { user, rerender } = renderPart(
      <AsyncField source={{ item: undefined, failure, retry }}>{field}</AsyncField>,
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<AsyncField source={{ item: {}, failure, retry }}>{field}</AsyncField>);
    expect(screen.getByRole('status')).toHaveTextContent('Показаны прежние данные');
    expect(screen.getByRole('textbox', { name: 'Регион' })).toBeInTheDocument();
  });

  it('is on its way, which is said once and drawn for the eye alone', () => {
    const waiting = [<SectionSkeleton key="1" />, <DetailSkeleton key="2" title="Инвестор" />];
    for (const skeleton of waiting) {
      const { container, unmount } = renderPart(skeleton);
      expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
      expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
      unmount();
    }
    const { container } = renderPart(<Skeleton tall width="short" />);
    expect(container.querySelector('span[aria-hidden="true"]')).toBeInTheDocument();
  });

  it('is there for those who listen, and read out when it changes', () => {
    const { rerender } = renderPart(<VisuallyHidden live>Скопировано</VisuallyHidden>);
    expect(screen.getByRole('status')).toHaveTextContent('Скопировано');
    rerender(<VisuallyHidden>Действия</VisuallyHidden>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText('Действия')).toBeInTheDocument();
  });

  it('is a heading of its level for those who jump from one to the next', () => {
    renderPart(<HiddenHeading level={3}>Фотографии</HiddenHeading>);
    expect(screen.getByRole('heading', { level: 3, name: 'Фотографии' })).toBeInTheDocument();
  });
});
