import type { AttributesOf } from '#shared/attributes';
import { pastedUrls, serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes } from './attributes';

/** Hosts of the service's pages. */
export const HOSTS = [ 'new-block.com', 'www.new-block.com' ];

/**
 * Returns the URL of a page that can be embedded, without its query string and fragment. Empty for the service's home
 * page.
 */
const pageOf = ( url: URL | null ) =>
	url && url.pathname !== '/' ? url.origin + url.pathname : '';

/** Recognizes New Block's page URLs, and embed codes that contain one. */
export const newBlock: EmbedProvider< AttributesOf< typeof attributes > > = {
	parse( pasted ) {
		const url = pastedUrls( pasted, HOSTS ).map( pageOf ).find( Boolean );
		return url ? { attributes: { url }, asks: url } : null;
	},
	link: ( { url } ) => pageOf( serviceUrl( url, HOSTS ) ),
	isConvertible: true,
};
