import { toPlainText } from '#shared/attributes';
import { endpoint, wire } from '#shared/request';

/** A restaurant that accepts reservations. */
export type Restaurant = { rid: number; name: string };

/** Maximum number of suggestions. */
export const MAX_RESULTS = 20;

/**
 * Searches for restaurants by name. The site sends the request, because the service rejects requests from browsers on
 * other sites.
 */
export const searchRestaurants = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/restaurants',
	query: { query: wire.string },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		items: wire.list(
			wire.record( { rid: wire.number, name: wire.string } )
		),
	} ),
	parse: ( { items } ): Restaurant[] =>
		items
			.map( ( { rid, name } ) => ( { rid, name: nameOf( name ) } ) )
			.filter(
				( { rid, name } ) => Number.isInteger( rid ) && rid > 0 && name
			)
			.slice( 0, MAX_RESULTS ),
} );

/** Removes square brackets from a name, because WordPress would treat them as a shortcode. */
const nameOf = ( text: string ) =>
	toPlainText( text.replace( /[[\]]/g, '' ) ).trim();
