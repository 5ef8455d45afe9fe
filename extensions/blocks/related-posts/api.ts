import { escapeHtml } from '#shared/attributes';
import { endpoint, wire } from '#shared/request';
import { part } from './markup';

/** Name of the REST field with the related posts. */
export const FIELD = 'jetpack-related-posts';

const wirePost = wire.record( {
	url: wire.string,
	title: wire.string,
	img: wire.optional( wire.record( { src: wire.string } ) ),
	/** The date, formatted by the server. */
	date: wire.string,
	/** “In …” with the name of a category or tag. Empty if the posts share none. */
	context: wire.string,
	/** HTML of the card on the page. Missing if another plugin provides a field of the same name without HTML. */
	html: wire.optional( wire.string ),
} );

/**
 * Requests the cards of up to six posts related to a saved post, as HTML, the most similar first. WordPress's own route
 * returns them in a field that the plugin adds. A post type can have its own namespace and base, such as `wp/v2` and
 * `posts`.
 */
export const readRelatedPosts = endpoint( {
	method: 'GET',
	path: '/{vendor}/{version}/{base}/{id}',
	query: { _fields: wire.string },
	servedBy: [ 'wordpress' ],
	wire: wire.record( { [ FIELD ]: wire.list( wirePost ) } ),
	parse: ( answer ): string[] =>
		answer[ FIELD ].map( ( post ) => post.html ?? cardOf( post ) ),
} );

/**
 * Builds a card with the same HTML as on the page from the fields in the specification. Used if the response contains
 * no HTML.
 */
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
