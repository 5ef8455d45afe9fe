import { withoutBrackets } from '#shared/attributes';
import { NOTE_ID, NOTE_REF_ID } from '../markup';
import { savedAddress } from './saved-address';

const NOTE_IDS = new RegExp(
	`^(?:${ NOTE_ID }|${ NOTE_REF_ID })-[a-z0-9]+(?:-\\d+){1,2}$`
);

/** Every attribute that may be saved, and the value it is saved with; null leaves it out. */
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
		// Other ids could meet those of the page.
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

/** The value that an attribute is saved with, or null when it is not. */
export function savedAttribute( name: string, value: string ): string | null {
	return Object.hasOwn( RULES, name )
		? ( RULES[ name ]?.( value ) ?? null )
		: null;
}

/**
 * Words in an attribute. WordPress rewrites entities there when an author saves, so a straight apostrophe becomes a
 * typographic one and pointed brackets become `‹ ›`, and `[` is parted from what follows by an invisible joiner: shortcodes run inside attributes too.
 */
function words( value: string ): string {
	return withoutBrackets( value )
		.replace( /\s+/g, ' ' )
		.replaceAll( "'", '’' )
		.replace( /\[(?!\u2060)/g, '[\u2060' );
}

function digits( value: string ): string | null {
	return /^\d{1,4}$/.test( value ) ? value : null;
}
