import { withQuery } from './return-address';

/**
 * The address at which a plan is bought: site fragment and plan slug below the checkout's base,
 * and where the buyer is brought back to.
 *
 * @param checkout     Base address, without a slash at the end; from the initial state's services.
 * @param siteFragment Host and path of the site, `/` written as `::`.
 * @param planSlug     As the public plans call names it.
 * @param redirectTo   See returnAddress.
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
