import { safeHref } from '#shared/validation';

/** `javascript:`, `data:` … in front of what is to be a relative address. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** What a relative address may be written with; the colon goes separately. */
const RELATIVE =
	/^(?:[\w~+.?#=!&;,/:%@$|*()-]|[^\0-\x9f\p{Z}\p{Cf}\p{Cs}\uff00-\uffef])+$/u;

/** Signs with a second meaning: they would begin a shortcode, or be rewritten when an author saves. */
const ENCODED: Readonly< Record< string, string > > = {
	' ': '%20',
	"'": '%27',
	'[': '%5B',
	']': '%5D',
};

/**
 * The address of a link or a picture as it is saved, or null when it is none that may be: http, https, mailto and tel,
 * or relative to the page. `wp_kses_post` finds nothing to change in it.
 */
export function savedAddress( value: string ): string | null {
	const address = value.trim();
	const whole = address.startsWith( '//' ) ? `https:${ address }` : address;
	if ( ! SCHEME.test( whole ) ) {
		const relative = encoded( whole );
		// A colon in a relative address is read as the end of a scheme.
		return RELATIVE.test( relative )
			? relative.replaceAll( ':', '%3A' )
			: null;
	}
	const safe = safeHref( whole );
	if ( safe === null ) {
		return null;
	}
	const [ , start = '', rest = '' ] =
		/^(https?:\/\/[^/?#]*|[^:]*:)(.*)$/i.exec( safe ) ?? [];
	return start.replace( SCHEME, lowerCase ) + encoded( rest );
}

function lowerCase( scheme: string ): string {
	return scheme.toLowerCase();
}

function encoded( text: string ): string {
	return text.replace( /[ '[\]]/g, ( sign ) => ENCODED[ sign ] ?? sign );
}
