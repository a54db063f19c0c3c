import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Failure } from '../lib/failure';
import { href } from '../routes/href';
import { m } from './accessTerms';
import { deniedRight } from './deniedRight';
import { WhyForbidden } from './WhyForbidden';

/** What can be done about a refused block: learn why, or change the password that an administrator gave. */
export function ForbiddenHelp({ failure }: { failure: Failure }) {
  if (failure.codes.includes('password_change_required'))
    return (
      <Link to={href('profile')}>
        <FormattedMessage {...m.changePassword} />
      </Link>
    );
  const right = deniedRight(failure.message);
  return right ? <WhyForbidden rights={[right]} /> : null;
}
