import { safeHref } from '#shared/validation';
import { replaceAngleBrackets } from '#shared/attributes';
import { NOTE_ID, NOTE_REF_ID } from '../markup';

/**
 * Elements that may be saved: those that Markdown generates and those that authors may write as HTML. `wp_kses_post`
 * leaves them unchanged and, except for images, they load or run nothing.
 */
export const SAVED_TAGS: readonly string[] = [
	...[ 'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code' ],
	...[ 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em' ],
	...[ 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ],
	...[ 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre' ],
	...[ 'q', 's', 'samp', 'section', 'small', 'span', 'strong', 'sub' ],
	...[ 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead' ],
	...[ 'tr', 'u', 'ul', 'var' ],
];

/** Matches a scheme such as `javascript:` or `data:`. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Characters of a relative URL. The colon is handled separately. */
const RELATIVE =
	/^(?:[\w~+.?#=!&;,/:%@$|*()-]|[^\0-\x9f\p{Z}\p{Cf}\p{Cs}\uff00-\uffef])+$/u;

/** Characters that would start a shortcode or be rewritten when an author saves. */
const ENCODED: Readonly< Record< string, string > > = {
	' ': '%20',
	"'": '%27',
	'[': '%5B',
	']': '%5D',
};

/**
 * The URL of a link or a picture as it is saved: http, https, mailto, tel, or relative. Null if it is not allowed.
 * `wp_kses_post` does not change it.
 */
export function savedAddress( value: string ): string | null {
	const address = value.trim();
	const whole = address.startsWith( '//' ) ? `https:${ address }` : address;
	if ( ! SCHEME.test( whole ) ) {
		const relative = encoded( whole );
		// A colon in a relative URL would be read as the end of a scheme.
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

const NOTE_IDS = new RegExp(
	`^(?:${ NOTE_ID }|${ NOTE_REF_ID })-[a-z0-9]+(?:-\\d+){1,2}$`
);

/** Functions by attribute that return the saved value; null omits the attribute. */
const RULES: Readonly< Record< string, ( value: string ) => string | null > > =
	{
		href: savedAddress,
		cite: savedAddress,
		src: ( value ) => {
			const address = savedAddress( value );
			return address && ! /^(?:mailto|tel):/.test( address )
				? address
				: null;
		},
		// Other IDs could collide with those of the page.
		id: ( value ) => ( NOTE_IDS.test( value ) ? value : null ),
		role: ( value ) =>
			[ 'doc-noteref', 'doc-backlink' ].includes( value ) ? value : null,
		class: ( value ) =>
			value
				.split( /\s+/ )
				.filter( ( name ) => /^[\w-]+$/.test( name ) )
				.join( ' ' ) || null,
		title: words,
		alt: words,
		open: () => '',
		width: digits,
		height: digits,
		start: digits,
		value: digits,
		colspan: digits,
		rowspan: digits,
	};

/** Names of the attributes that may be saved. */
export const SAVED_ATTRIBUTES: readonly string[] = Object.keys( RULES );

/** Returns the saved value of an attribute; null if it is not saved. */
export function savedAttribute( name: string, value: string ): string | null {
	return Object.hasOwn( RULES, name )
		? ( RULES[ name ]?.( value ) ?? null )
		: null;
}

/**
 * Text in an attribute. WordPress rewrites entities there when an author saves, so straight apostrophes become
 * typographic ones and angle brackets become `‹ ›`. An invisible joiner follows `[`, because shortcodes run inside
 * attributes too.
 */
function words( value: string ): string {
	return replaceAngleBrackets( value )
		.replace( /\s+/g, ' ' )
		.replaceAll( "'", '’' )
		.replace( /\[(?!\u2060)/g, '[\u2060' );
}

function digits( value: string ): string | null {
	return /^\d{1,4}$/.test( value ) ? value : null;
}
