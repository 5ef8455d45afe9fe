import { endpoint, wire } from '#shared/request';

/** The field of a post that holds the posts related to it. */
export const FIELD = 'jetpack-related-posts';

/** A related post as it is shown: plain text, and addresses of the site itself. */
export type RelatedPost = {
	url: string;
	title: string;
	/** Address of the picture, empty without one. */
	picture: string;
	/** As the site writes dates. */
	date: string;
	/** “In …” and the name of a category or tag; empty where there is nothing to say. */
	context: string;
};

const wirePost = wire.record( {
	url: wire.string,
	title: wire.string,
	img: wire.optional( wire.record( { src: wire.string } ) ),
	date: wire.string,
	context: wire.string,
} );

/** The posts related to a saved post, the nearest first, six at most. The field is ours, the route is WordPress's. */
export const readRelatedPosts = endpoint( {
	method: 'GET',
	path: '/wp/v2/{base}/{id}',
	query: { _fields: wire.string },
	servedBy: [ 'wordpress' ],
	wire: wire.record( { [ FIELD ]: wire.list( wirePost ) } ),
	parse: ( answer ): RelatedPost[] =>
		answer[ FIELD ].map( ( { url, title, img, date, context } ) => ( {
			url,
			title,
			picture: img?.src ?? '',
			date,
			context,
		} ) ),
} );
