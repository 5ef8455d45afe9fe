/** Query parameter with base64-encoded JSON, which the payment provider returns unchanged. */
const STATE = 'state';

/**
 * Returns the URL to connect a payment provider, or null if `raw` is not an http(s) URL. Adds the post's ID, as
 * `from_editor_post_id`, to the state in the URL. A state that is missing or cannot be decoded stays as it is.
 *
 * @param raw    URL that the server sent, before validation.
 * @param postId ID of the edited post.
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

/** Decodes a base64-encoded JSON object. Returns null if it is invalid. */
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
