import { PersonSearch20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { Action } from '../../../kit/actions/Action';
import { codeLabel } from '../../../kit/values/codeLabel';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { Section } from '../../../kit/detail/Section';
import { Can } from '../../../session/can';
import { m } from './messages';
import { photoLabels } from './photoLabels';

const Comparison = lazyComponent(async () => (await import('./Comparison')).Comparison);

/** The photos an investor submitted: passport, selfie with it, registration, profile. */
export function PhotosSection({ investor }: { investor: Investor }) {
  const intl = useIntl();
  const [isComparing, setComparing] = useState(false);
  const photos = investor.photos.map(({ kind, url }, at) => ({
    id: `${kind}/${at}`,
    url,
    title: codeLabel(intl, photoLabels, kind),
  }));
  return (
    <Section id="photos" title={m.photos}>
      {photos.length === 0 ? (
        <EmptyState text={m.noPhotos} />
      ) : (
        <>
          <PhotoGallery photos={photos} />
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
