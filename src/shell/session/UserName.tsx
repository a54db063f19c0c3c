import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../kit/feedback/skeletons';

/** The name appears this long after the frame was drawn, in milliseconds; the requirements ask for it. */
const userNameDelay = 1_000;

const useStyles = makeStyles({
  // One width before and after, so that nothing beside it moves.
  box: {
    display: 'inline-block',
    width: '144px',
    '@media (max-width: 1199px)': { width: '112px' },
    textAlign: 'start',
    '@media (max-width: 639px)': { display: 'none' },
  },
  name: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
  },
});

/** The name of whoever is signed in. */
export function UserName({ name }: { name: string }) {
  const styles = useStyles();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), userNameDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={styles.box}>
      {isShown ? (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ) : (
        <Skeleton />
      )}
    </span>
  );
}
