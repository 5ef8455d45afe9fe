import { readInitialState } from '#shared/initial-state';
import { planService } from './services';

/** Where an author sees the plan of her site, or null when the site gives no address for it. */
export function myPlanAddress(): string | null {
	const base = planService( 'myPlan' );
	const { siteFragment } = readInitialState();
	return base && siteFragment
		? `${ base }/${ encodeURIComponent( siteFragment ) }`
		: null;
}
