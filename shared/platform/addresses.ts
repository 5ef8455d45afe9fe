import { readInitialState } from '#shared/initial-state';

/** Data for the URL that authors return to after a purchase. */
type PostPlace = {
	siteType: 'simple' | 'atomic';
	/** Host and path of the site, with `::` for each `/`. */
	siteFragment: string;
	/** URL of the admin, with a trailing slash. */
	adminUrl: string;
	/** URL of the hosted editor without a trailing slash. */
	hostedEditor: string;
	postType: string;
	postId: number;
};

/** Post types whose path in the hosted editor does not start with `edit`. */
const WITHOUT_PREFIX = [ 'page', 'post' ];

/**
 * Returns the URL that authors return to after a purchase, with `plan_upgraded=1`. On hosted sites, it is
 * `/{edit?}/{postType}/{siteFragment}/{postId}` in the hosted editor; on self-hosted sites, the edit screen in the
 * admin.
 */
export function returnAddress( {
	siteType,
	siteFragment,
	adminUrl,
	hostedEditor,
	postType,
	postId,
}: PostPlace ): string {
	if ( siteType === 'atomic' ) {
		return withQuery( `${ adminUrl }post.php`, {
			post: String( postId ),
			action: 'edit',
			plan_upgraded: '1',
		} );
	}
	const path = [
		...( WITHOUT_PREFIX.includes( postType ) ? [] : [ 'edit' ] ),
		postType,
		siteFragment,
		String( postId ),
	]
		.map( encodeURIComponent )
		.join( '/' );
	return withQuery( `${ hostedEditor }/${ path }`, { plan_upgraded: '1' } );
}

function withQuery(
	address: string,
	parameters: Readonly< Record< string, string > >
): string {
	return `${ address }?${ new URLSearchParams( parameters ) }`;
}

/**
 * Returns the checkout URL of a plan: the checkout's base URL, the site fragment, the plan slug and the URL to return
 * to.
 *
 * @param checkout     Base URL from the initial state's services, without a trailing slash.
 * @param siteFragment Host and path of the site, with `::` for each `/`.
 * @param planSlug     Slug of the plan in the list of public plans.
 * @param redirectTo   URL to return to, as `returnAddress` creates it.
 */
export function checkoutAddress(
	checkout: string,
	siteFragment: string,
	planSlug: string,
	redirectTo: string
): string {
	return withQuery(
		`${ checkout }/${ encodeURIComponent( siteFragment ) }/${ encodeURIComponent(
			planSlug
		) }`,
		{ redirect_to: redirectTo }
	);
}

/** Services for buying and viewing plans, by their names in the initial state. */
type PlanService =
	/** The checkout. The site fragment and plan slug are appended to the URL. */
	| 'checkout'
	/** The hosted editor. Buyers on hosted sites return to it. */
	| 'hostedEditor'
	/** The page that shows the site's plan. The site fragment is appended to the URL. */
	| 'myPlan';

/** Returns the base URL of a service without a trailing slash, or an empty string if the site provides no URL. */
export function planService( name: PlanService ): string {
	const { services } = readInitialState();
	return Object.hasOwn( services, name ) ? ( services[ name ] ?? '' ) : '';
}

/** Returns the URL of the plan page, or null if the site provides no URL. */
export function myPlanAddress(): string | null {
	const base = planService( 'myPlan' );
	const { siteFragment } = readInitialState();
	return base && siteFragment
		? `${ base }/${ encodeURIComponent( siteFragment ) }`
		: null;
}
