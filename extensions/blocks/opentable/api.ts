import { toPlainText } from '#shared/attributes';
import { endpoint, wire } from '#shared/request';

/** A restaurant that takes reservations. */
export type Restaurant = { rid: number; name: string };

/** Restaurants that are offered at most. */
export const MAX_RESULTS = 20;

/** Restaurants with a name like the search. The site asks the service, which answers no other site's browser. */
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

/** A name as it can be saved in a post: square brackets would make a shortcode. */
const nameOf = ( text: string ) =>
	toPlainText( text.replace( /[[\]]/g, '' ) ).trim();
