/** The parameter of a provider's address that it hands back untouched: JSON in base64. */
const STATE = 'state';

/**
 * The address at which a payment provider is connected, or null when it is no http(s) address.
 * Where the post is known, its id joins what the provider hands back: `from_editor_post_id`. A state that cannot be
 * read is left alone, and so is an address without one.
 *
 * @param raw    As the server gives it.
 * @param postId The post that is edited.
 */
export function connectAddress(
	raw: string | null | undefined,
	postId: number | null
): string | null {
	if ( ! raw || ! URL.canParse( raw ) ) {
		return null;
	}
	const address = new URL( raw );
	if ( ! [ 'http:', 'https:' ].includes( address.protocol ) ) {
		return null;
	}
	const state = decode( address.searchParams.get( STATE ) ?? '' );
	if ( postId && state ) {
		address.searchParams.set(
			STATE,
			encode( { ...state, from_editor_post_id: postId } )
		);
	}
	return address.href;
}

/** A text in base64 is Latin letters; what it stands for is UTF-8. */
function decode( base64: string ): object | null {
	try {
		const bytes = Uint8Array.from( atob( base64 ), ( letter ) =>
			letter.charCodeAt( 0 )
		);
		const value: unknown = JSON.parse( new TextDecoder().decode( bytes ) );
		return typeof value === 'object' && ! Array.isArray( value )
			? value
			: null;
	} catch {
		return null;
	}
}

function encode( state: object ): string {
	const bytes = new TextEncoder().encode( JSON.stringify( state ) );
	return btoa( String.fromCharCode( ...bytes ) );
}
