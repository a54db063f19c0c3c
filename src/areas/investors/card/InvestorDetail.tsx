import { CommonSection } from './CommonSection';
import { InvestorCard } from './InvestorCard';
import { PersonalSection } from './PersonalSection';
import { PhotosSection } from './PhotosSection';
import { SharedSections } from './SharedSections';

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
