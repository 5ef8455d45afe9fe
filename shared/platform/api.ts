import { WireError, endpoint, wire } from '#shared/request';

/** The plans that are for sale, at the platform's public service; asked by the browser, without cookies. */
export const listPlans = endpoint( {
	method: 'GET',
	path: '/rest/v1.5/plans',
	servedBy: [ 'service' ],
	service: 'plans',
	wire: wire.list( wire.record( { product_slug: wire.string } ) ),
	parse: ( plans ) => plans.map( ( { product_slug: slug } ) => slug ),
} );

/** Plans that cost nothing, as the platform calls them on both kinds of site. */
const FREE_PLANS: readonly string[] = [ 'free_plan', 'jetpack_free' ];

const wireSite = wire.record( {
	plan: wire.optional(
		wire.record( {
			product_name: wire.optional( wire.string ),
			product_slug: wire.optional( wire.string ),
		} )
	),
} );

/** What the platform knows about this site. Its answer is JSON inside JSON: `data`, or the whole of it, is a text that is JSON itself. */
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
			/** Nothing has been bought, or the payment is on its way. */
			isFree: FREE_PLANS.includes( plan?.product_slug ?? '' ),
		};
	},
} );

/** Returns parsed JSON, or the unchanged value when it is not JSON. */
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
