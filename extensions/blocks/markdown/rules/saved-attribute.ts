import { safeHref } from '#shared/validation';
import { escapeShortcodes, replaceAngleBrackets } from '#shared/attributes';
import { NOTE_ID, NOTE_REF_ID } from '../markup';

/**
 * Elements that Markdown generates or that authors may write as HTML. The block saves only these. `wp_kses_post` does
 * not change them. Only the images among them can load a file, and none can run code.
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

/** Characters that a relative URL may contain. The colon is handled separately. */
const RELATIVE =
	/^(?:[\w~+.?#=!&;,/:%@$|*()-]|[^\0-\x9f\p{Z}\p{Cf}\p{Cs}\uff00-\uffef])+$/u;

/** Characters that start a shortcode or that WordPress rewrites when an author saves. */
const ENCODED: Readonly< Record< string, string > > = {
	' ': '%20',
	"'": '%27',
	'[': '%5B',
	']': '%5D',
};

/**
 * Returns the URL of a link or image in its saved form, which `wp_kses_post` does not change. Allows http, https,
 * mailto, tel and relative URLs; null for others.
 */
export function savedAddress( value: string ): string | null {
	const address = value.trim();
	const whole = address.startsWith( '//' ) ? `https:${ address }` : address;
	if ( ! SCHEME.test( whole ) ) {
		const relative = encoded( whole );
		// Browsers could read a colon in a relative URL as the end of a scheme.
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

/** Functions that return the saved value of each attribute that can be saved; null omits the attribute. */
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
		// Allow only footnote IDs, because other IDs could collide with the page's.
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

/** Names of the attributes that can be saved. */
export const SAVED_ATTRIBUTES: readonly string[] = Object.keys( RULES );

/** Returns the saved value of an attribute; null if it is not saved. */
export function savedAttribute( name: string, value: string ): string | null {
	return Object.hasOwn( RULES, name )
		? ( RULES[ name ]?.( value ) ?? null )
		: null;
}

/**
 * Returns an attribute's text in a form that WordPress does not rewrite when an author saves: with typographic
 * apostrophes, and `‹ ›` for angle brackets. Shortcodes are escaped, because they run in attributes too.
 */
function words( value: string ): string {
	return escapeShortcodes(
		replaceAngleBrackets( value )
			.replace( /\s+/g, ' ' )
			.replaceAll( "'", '’' )
	);
}

function digits( value: string ): string | null {
	return /^\d{1,4}$/.test( value ) ? value : null;
}
