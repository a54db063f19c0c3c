import { CommonSection } from './card/CommonSection';
import { InvestorCard } from './card/InvestorCard';
import { PersonalSection } from './card/PersonalSection';
import { PhotosSection } from './card/PhotosSection';
import { SharedSections } from './card/SharedSections';

export default function InvestorDetail() {
  return (
    <InvestorCard subject="individual">
      {(investor) => (
        <>
          <CommonSection investor={investor} />
          <PersonalSection investor={investor} />
          <PhotosSection investor={investor} />
          <SharedSections investor={investor} />
        </>
      )}
    </InvestorCard>
  );
}
