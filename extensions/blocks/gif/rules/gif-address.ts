import { isHttpUrl } from '#shared/validation';
import { isFileAddress } from '../markup';

/** The service's own hosts: its pages, and the servers of its files. */
const PAGES = /^(?:www\.)?giphy\.com$/;
const FILES = /^(?:media\d*|i)\.giphy\.com$/;
const SHORT = /^(?:www\.)?gph\.is$/;

const ID = /^[a-z\d]{3,64}$/i;

/** Kinds of pages on which one GIF is shown. */
const KINDS = [ 'gifs', 'clips', 'stickers', 'videos', 'embed' ];

/** Address under which a GIF plays inside another page: at the service, or its file. */
export function embedAddress( id: string ): string {
	return isFileAddress( id ) ? id : `https://giphy.com/embed/${ id }`;
}

/**
 * What somebody pasted, as an address: the source of an embed code, with `https://` where people leave it out.
 * Null when it is none.
 */
export function addressIn( text: string ): URL | null {
	const [ , source ] =
		/<iframe\b[^>]*?\bsrc=["']([^"']+)["']/i.exec( text ) ?? [];
	const bare = ( source ?? text ).trim();
	const address = /^(?:[\w-]+\.)*(?:giphy\.com|gph\.is|klipy\.com)\//i.test(
		bare
	)
		? `https://${ bare }`
		: bare.replace( /^\/\//, 'https://' );
	return isHttpUrl( address ) ? new URL( address ) : null;
}

/** Whether an address is one of the service's short links, which only the site can follow. */
export function isShortLink( { hostname }: URL ): boolean {
	return SHORT.test( hostname );
}

/** The GIF to which an address leads: of its page, its embed or its file, which is the GIF's id where it is one of KLIPY. Null for every other one. */
export function gifIdOf( text: string ): string | null {
	const { hostname = '', pathname = '' } = addressIn( text ) ?? {};
	const file = `https://${ hostname }${ pathname }`;
	if ( isFileAddress( file ) ) {
		return file;
	}
	const parts = pathname.split( '/' ).filter( Boolean );
	const id =
		( FILES.test( hostname ) && idOfFile( parts ) ) ||
		( PAGES.test( hostname ) && idOfParts( parts ) );
	return id && ID.test( id ) ? id : null;
}

function idOfParts( [ kind = '', name = '', ...rest ]: string[] ):
	string | undefined {
	if ( kind === 'media' ) {
		return idOfFile( [ kind, name, ...rest ] );
	}
	return KINDS.includes( kind ) ? name.split( '-' ).pop() : undefined;
}

/** `media/ID/giphy.gif`, `media/v1.TOKEN/ID/200.webp`, `ID.gif`. */
function idOfFile( parts: readonly string[] ): string | undefined {
	const [ name ] = parts.filter(
		( part, index ) =>
			! ( index === 0 && part === 'media' ) && ! /^v\d+\./.test( part )
	);
	return name?.replace( /\.\w+$/, '' );
}
