import { pastedUrls } from '#shared/embed';
import { withoutInvisible } from '#shared/validation';
import { isFileAddress } from '../markup';

/** Hosts of the services: pages, file servers, and short links. */
const PAGES = [ 'giphy.com', 'www.giphy.com' ];
const FILES = [
	'i.giphy.com',
	...[ '', ...'0123456789' ].map( ( n ) => `media${ n }.giphy.com` ),
];
const SHORT = [ 'gph.is', 'www.gph.is' ];
const HOSTS = [ ...PAGES, ...FILES, ...SHORT, 'static.klipy.com' ];

const ID = /^[a-z\d]{3,64}$/i;

/** Page types that show a single GIF. */
const KINDS = [ 'gifs', 'clips', 'stickers', 'videos', 'embed' ];

/** Returns the URL that embeds a GIF: the service's embed page, or the file itself. */
export function embedAddress( id: string ): string {
	return isFileAddress( id ) ? id : `https://giphy.com/embed/${ id }`;
}

/**
 * Parses a pasted URL, with or without `https://`, or an embed code. Null for anything else, including text that
 * contains a URL.
 */
export function addressIn( text: string ): URL | null {
	const pasted = withoutInvisible( text ).trim();
	const [ url = null ] = /^(?:<|\S+$)/.test( pasted )
		? pastedUrls( pasted.replace( /^\/\//, 'https://' ), HOSTS )
		: [];
	return url;
}

/** Whether a URL is a short link of the service. Only the server can resolve short links. */
export function isShortLink( { host }: URL ): boolean {
	return SHORT.includes( host );
}

/**
 * Returns the ID of the GIF at the URL of a page, an embed or a file. For KLIPY, the file's URL is the ID. Null for
 * other URLs.
 */
export function gifIdOf( text: string ): string | null {
	const { host = '', pathname = '' } = addressIn( text ) ?? {};
	const file = `https://${ host }${ pathname }`;
	if ( isFileAddress( file ) ) {
		return file;
	}
	const parts = pathname.split( '/' ).filter( Boolean );
	const id =
		( FILES.includes( host ) && idOfFile( parts ) ) ||
		( PAGES.includes( host ) && idOfParts( parts ) );
	return id && ID.test( id ) ? id : null;
}

function idOfParts( [ kind = '', name = '', ...rest ]: string[] ):
	string | undefined {
	if ( kind === 'media' ) {
		return idOfFile( [ kind, name, ...rest ] );
	}
	return KINDS.includes( kind ) ? name.split( '-' ).pop() : undefined;
}

/** Returns the ID in a file's path: `media/ID/giphy.gif`, `media/v1.TOKEN/ID/200.webp`, `ID.gif`. */
function idOfFile( parts: readonly string[] ): string | undefined {
	const [ name ] = parts.filter(
		( part, index ) =>
			! ( index === 0 && part === 'media' ) && ! /^v\d+\./.test( part )
	);
	return name?.replace( /\.\w+$/, '' );
}
