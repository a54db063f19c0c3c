import { CommonSection } from './card/CommonSection';
import { CompanySection } from './card/CompanySection';
import { InvestorCard } from './card/InvestorCard';
import { SharedSections } from './card/SharedSections';

export default function BusinessInvestorDetail() {
  return (
    <InvestorCard subject="business">
      {(investor) => (
        <>
          <CommonSection investor={investor} />
          <CompanySection investor={investor} />
          <SharedSections investor={investor} />
        </>
      )}
    </InvestorCard>
  );
}
