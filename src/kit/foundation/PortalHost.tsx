import { makeStyles } from '@fluentui/react-components';
import { useCallback, useLayoutEffect, useState } from 'react';

const useStyles = makeStyles({
  root: { display: 'contents' },
});

/**
 * An element for portals to draw into. It is there before anything is drawn, so that what goes into it is drawn in
 * the same turn; a place that is known by its ref only makes React draw the page a second time before anybody sees it.
 */
export function usePortalElement(tag: 'div' | 'ul' = 'div'): HTMLElement {
  const [element] = useState(() => document.createElement(tag));
  return element;
}

interface Props {
  element: HTMLElement;
  className?: string;
  label?: string;
}

/** Puts an element of `usePortalElement` on the page. */
export function PortalHost({ element, className = '', label = '' }: Props) {
  const styles = useStyles();
  const place = useCallback(
    (node: HTMLElement | null) => {
      // A page that is shown again has it already; to put it there anew would take the focus out of it.
      if (node && element.parentNode !== node) node.append(element);
    },
    [element],
  );
  useLayoutEffect(() => {
    element.className = className;
    element.ariaLabel = label === '' ? null : label;
  }, [element, className, label]);
  return <div ref={place} className={styles.root} />;
}
