import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Section } from '../kit/detail/Section';
import { useWholeRecordAsked } from '../kit/print/wholeRecord';
import { SectionSkeleton } from '../kit/feedback/skeletons';

const useStyles = makeStyles({
  // The sections stand in the column as if nothing were around them.
  root: { display: 'contents' },
});

interface Props {
  /** Those of the section inside. */
  id: string;
  title: MessageDescriptor;
  /** The address asks for something in it, so that it does not wait to be seen. */
  isWanted?: boolean;
  children: ReactNode;
}

/** A section that asks the service only once somebody comes to see it: a card has a dozen, and most visits need two. */
export function LazySection({ id, title, isWanted = false, children }: Props) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(isWanted);
  const hadFocus = useRef(false);
  // A paper of the record has it, too, whether or not anybody came to see it.
  const wanted = useWholeRecordAsked();
  const [wantedAtFirst] = useState(wanted);
  if (!isSeen && wanted !== wantedAtFirst) setSeen(true);

  // Whoever came by the keyboard stood on the heading that is replaced.
  useEffect(() => {
    if (isSeen && hadFocus.current) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isSeen]);

  const see = (): void => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    setSeen(true);
  };
  return (
    <div ref={place} className={styles.root}>
      {isSeen ? (
        children
      ) : (
        <Section id={id} title={title}>
          <Watched onSeen={see} />
        </Section>
      )}
    </div>
  );
}

/** Drawn only while the section is unfolded, so that a folded one stays unasked. */
function Watched({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) seen.current();
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place}>
      <SectionSkeleton />
    </div>
  );
}
