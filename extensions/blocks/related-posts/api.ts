import { escapeHtml } from '#shared/attributes';
import { endpoint, wire } from '#shared/request';
import { part } from './markup';

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
	/** Ours: all of it, as the page draws it. Another plugin's field may not have it. */
	html: wire.optional( wire.string ),
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
	parse: ( answer ): string[] =>
		answer[ FIELD ].map( ( post ) => post.html ?? cardOf( post ) ),
} );

/** A card as the page draws it, of the fields that the specification names. */
function cardOf( {
	url,
	title,
	img,
	date,
	context,
}: ReturnType< typeof wirePost.read > ): string {
	const span = ( name: string, html: string ) =>
		`<span class="${ part( name ) }">${ html }</span>`;
	const picture = img ? `<img src="${ escapeHtml( img.src ) }" alt="">` : '';
	return [
		`<a href="${ escapeHtml( url ) }">`,
		span( 'picture', picture ),
		span( 'title', escapeHtml( title ) ),
		`</a><time class="${ part( 'date' ) }">${ escapeHtml( date ) }</time>`,
		context && span( 'context', escapeHtml( context ) ),
	].join( '' );
}
