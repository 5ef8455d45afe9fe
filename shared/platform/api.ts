import { WireError, endpoint, wire } from '#shared/request';

/** Returns the plans for sale from the platform's public service. The browser requests them without cookies. */
export const listPlans = endpoint( {
	method: 'GET',
	path: '/rest/v1.5/plans',
	servedBy: [ 'service' ],
	service: 'plans',
	wire: wire.list( wire.record( { product_slug: wire.string } ) ),
	parse: ( plans ) => plans.map( ( { product_slug: slug } ) => slug ),
} );

/** Slugs of the free plans for hosted and self-hosted sites. */
const FREE_PLANS: readonly string[] = [ 'free_plan', 'jetpack_free' ];

const wireSite = wire.record( {
	plan: wire.optional(
		wire.record( {
			product_name: wire.optional( wire.string ),
			product_slug: wire.optional( wire.string ),
		} )
	),
} );

/**
 * Returns the platform's data about this site. The response contains a JSON string, either in `data` or as the whole
 * body.
 */
export const readSite = endpoint( {
	method: 'GET',
	path: '/jetpack/v4/site',
	servedBy: [ 'platform' ],
	capability: 'edit_posts',
	wire: wire.either( wire.record( { data: wire.unknown } ), wire.string ),
	parse( answer ) {
		const { data } = wire
			.record( { data: wire.unknown } )
			.read( decoded( answer ) );
		const { plan } = wireSite.read( decoded( data ), 'data' );
		return {
			planName: plan?.product_name ?? '',
			/**
			 * Whether the site is on a free plan. After a purchase, true means that the payment is still being
			 * processed or was canceled.
			 */
			isFree: FREE_PLANS.includes( plan?.product_slug ?? '' ),
		};
	},
} );

/** Parses a JSON string. Returns any other value unchanged. */
function decoded( raw: unknown ): unknown {
	if ( typeof raw !== 'string' ) {
		return raw;
	}
	try {
		return JSON.parse( raw );
	} catch {
		throw new WireError( 'expected a text of JSON' );
	}
}
