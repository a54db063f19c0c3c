import { useEffect, useEffectEvent, type ComponentType, type FunctionComponent } from 'react';
import { defineMessages } from 'react-intl';
import { useDispatch } from 'react-redux';
import { reloadForNewerVersion } from '../../api/transport/newerVersion';
import { lazyPart, useLazyPart, type LazyPart } from '../../kit/foundation/lazyPart';
import { notify } from '../../kit/state/notifications';

const m = defineMessages({
  missing: { id: 'network.part.missing', defaultMessage: 'Часть панели не загрузилась' },
  advice: { id: 'network.part.advice', defaultMessage: 'Проверьте сеть и попробуйте ещё раз' },
});

interface Missable {
  /** Tells the user when the part cannot be had, and takes back the request for it, so that the next press asks again. */
  onMissing?: () => void;
}

/** A part of the frame, once it has come. A newer version of the panel, whose parts have other names, is loaded instead. */
export function useFramePart<Part>(lazy: LazyPart<Part>, onMissing?: () => void): Part | undefined {
  const dispatch = useDispatch();
  const { part, failure } = useLazyPart(lazy);
  const tell = useEffectEvent(async () => {
    if (!onMissing || (await reloadForNewerVersion())) return;
    dispatch(notify({ tone: 'error', title: m.missing, text: m.advice }));
    onMissing();
  });
  useEffect(() => {
    if (failure !== undefined) void tell();
  }, [failure]);
  return part;
}

/**
 * A component of the frame that is fetched when it is first drawn, and is nothing until then: a Suspense would hold back
 * what stands around it. It names the files of texts that the frame lacks.
 *
 *     const TabMenu = framePart(async () => (await import('./TabMenu')).TabMenu);
 */
export function framePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  ...texts: readonly string[]
): FunctionComponent<Props & Missable> & LazyPart<ComponentType<Props>> {
  const lazy = lazyPart(fetchPart, ...texts);
  function FramePart(props: Props & Missable) {
    const Component = useFramePart(lazy, props.onMissing);
    return Component && <Component {...props} />;
  }
  return Object.assign(FramePart, lazy);
}
