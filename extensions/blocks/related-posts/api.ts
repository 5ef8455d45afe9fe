import { endpoint, wire } from '#shared/request';

/** The field of a post that holds the posts related to it. */
export const FIELD = 'jetpack-related-posts';

const wirePost = wire.record( {
	url: wire.string,
	title: wire.string,
	img: wire.optional( wire.record( { src: wire.string } ) ),
	/** As the site writes dates. */
	date: wire.string,
	/** “In …” and the name of a category or tag; empty where there is nothing to say. */
	context: wire.string,
	/** All of it, as the page draws it. */
	html: wire.string,
} );

/**
 * The cards of the posts related to a saved post, as HTML, the nearest first, six at most. The field is ours, the route
 * is WordPress's.
 */
export const readRelatedPosts = endpoint( {
	method: 'GET',
	path: '/wp/v2/{base}/{id}',
	query: { _fields: wire.string },
	servedBy: [ 'wordpress' ],
	wire: wire.record( { [ FIELD ]: wire.list( wirePost ) } ),
	parse: ( answer ): string[] => answer[ FIELD ].map( ( { html } ) => html ),
} );
