import { html, mockPage, redirectTo } from '#shared/request';
import type {
	Mock,
	MockSurroundings,
	Page,
	ScenarioPlan,
} from '#shared/request';
import { escapeHtml } from '#shared/attributes';

/** A plan and its yearly price in dollars. */
type SoldPlan = ScenarioPlan & { price: number };

/** The plans of the mock platform, smallest first. Each plan includes the features of all smaller plans. */
export const PLANS: readonly SoldPlan[] = [
	{ product_slug: 'free_plan', product_name: 'Free', price: 0 },
	{ product_slug: 'personal-bundle', product_name: 'Personal', price: 48 },
	{ product_slug: 'value_bundle', product_name: 'Premium', price: 96 },
	{ product_slug: 'business-bundle', product_name: 'Business', price: 300 },
	{ product_slug: 'ecommerce-bundle', product_name: 'eCommerce', price: 540 },
];

/** Returns the site's plan on the mock platform. Purchases change it. */
export function currentPlan( {
	scenario,
	state,
}: Pick< MockSurroundings, 'scenario' | 'state' > ): ScenarioPlan {
	return state( 'plan', scenario.plan );
}

/** Returns the position of a plan in the price list; -1 if it is not for sale. */
export function rankOf( slug: string ): number {
	return PLANS.findIndex( ( plan ) => plan.product_slug === slug );
}

const CHECKOUT = {
	path: '/{siteFragment}/{planSlug}',
	service: 'checkout',
} as const;

/** The mock platform's pages for buying and viewing plans, and the hosted editor that buyers return to. */
export const checkoutPages: readonly Mock[] = [
	mockPage( CHECKOUT ).reply( ( { params, query } ) => {
		const plan = PLANS[ rankOf( params.planSlug ) ];
		const back = ownAddress( query.redirect_to );
		if ( ! plan || ! back ) {
			return noSuchPage();
		}
		return html( `<title>Checkout</title>
<main><h1>Checkout</h1>
<p>The ${ plan.product_name } plan for ${ escapeHtml(
			siteOf( params.siteFragment )
		) }: $${ plan.price } a year.</p>
<form method="post"><input type="hidden" name="redirect_to" value="${ escapeHtml(
			back.href
		) }"><button>Pay</button></form>
<p><a href="${ escapeHtml( unpaid( back ) ) }">Go back without paying</a></p></main>` );
	} ),
	mockPage( { ...CHECKOUT, method: 'POST' } ).reply( ( request ) => {
		const plan = PLANS[ rankOf( request.params.planSlug ) ];
		const back = ownAddress( request.form.redirect_to );
		if ( ! plan || ! back ) {
			return noSuchPage();
		}
		Object.assign( currentPlan( request ), {
			product_slug: plan.product_slug,
			product_name: plan.product_name,
		} );
		return redirectTo( back.href );
	} ),
	mockPage( { path: '/{siteFragment}', service: 'myPlan' } ).reply(
		( request ) =>
			html( `<title>My plan</title>
<main><h1>My plan</h1><p>${ escapeHtml(
				siteOf( request.params.siteFragment )
			) } is on the ${ escapeHtml(
				currentPlan( request ).product_name
			) } plan.</p></main>` )
	),
	...[ '/{postType}', '/edit/{postType}' ].map( ( prefix ) =>
		mockPage( {
			path: `${ prefix }/{siteFragment}/{postId}`,
			service: 'hostedEditor',
		} ).reply( ( { params: { siteFragment, postId }, query } ) => {
			const screen = ownAddress(
				`http://${ siteOf( siteFragment ) }/wp-admin/post.php`
			);
			if ( ! screen || ! /^\d+$/.test( postId ) ) {
				return noSuchPage();
			}
			screen.search = String(
				new URLSearchParams( {
					...query,
					post: postId,
					action: 'edit',
				} )
			);
			return redirectTo( screen.href );
		} )
	),
];

/** Converts a site fragment to host and path: `127.0.0.1:8881::blog` becomes `127.0.0.1:8881/blog`. */
function siteOf( fragment: string ): string {
	return fragment.replaceAll( '::', '/' );
}

/** Returns the URL if its host is this machine; otherwise null. The mock redirects only to this machine. */
function ownAddress( raw: string | undefined ): URL | null {
	if ( ! raw || ! URL.canParse( raw ) ) {
		return null;
	}
	const address = new URL( raw );
	return /^https?:$/.test( address.protocol ) &&
		[ '127.0.0.1', 'localhost' ].includes( address.hostname )
		? address
		: null;
}

/** Returns the URL for authors who return without paying. */
function unpaid( back: URL ): string {
	const address = new URL( back );
	address.searchParams.delete( 'plan_upgraded' );
	return address.href;
}

function noSuchPage(): Page {
	return html(
		'<title>Not found</title><h1>There is no such page</h1>',
		404
	);
}
