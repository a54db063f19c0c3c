import { CommonSection } from './CommonSection';
import { CompanySection } from './CompanySection';
import { InvestorCard } from './InvestorCard';
import { SharedSections } from './SharedSections';

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
