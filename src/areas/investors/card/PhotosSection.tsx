import { PersonSearch20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { Action } from '../../../kit/Action';
import { codeWords } from '../../../kit/codeWords';
import { Empty } from '../../../kit/Empty';
import { lazily } from '../../../kit/lazily';
import { Photos } from '../../../kit/Photos';
import { Section } from '../../../kit/Section';
import { Can } from '../../../session/can';
import { m } from './messages';
import { photoLabels } from './photoLabels';

const Comparison = lazily(async () => (await import('./Comparison')).Comparison);

/** The photos an investor submitted: passport, selfie with it, registration, profile. */
export function PhotosSection({ investor }: { investor: Investor }) {
  const intl = useIntl();
  const [isComparing, setComparing] = useState(false);
  const photos = investor.photos.map(({ kind, url }, at) => ({
    id: `${kind}/${at}`,
    url,
    title: codeWords(intl, photoLabels, kind),
  }));
  return (
    <Section id="photos" title={m.photos}>
      {photos.length === 0 ? (
        <Empty text={m.noPhotos} />
      ) : (
        <>
          <Photos photos={photos} />
          <Can do="investors.get">
            <div>
              <Action label={m.compare} icon={PersonSearch20Regular} onSelect={() => setComparing(true)} />
            </div>
          </Can>
        </>
      )}
      {isComparing && (
        <Suspense>
          <Comparison investor={investor} photos={photos} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </Section>
  );
}
