import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Verbs that a button label may start with. Add to the list as needed. */
const VERBS =
	/^(add|apply|authorize|cancel|close|connect|convert|delete|disconnect|edit|embed|enter|insert|load|offer|open|preview|re-check|recreate|reload|remove|save|search|set|share|show|try|update|upgrade|upload|use)( |$)/i;

/**
 * Button labels without a verb: the name of WordPress’s library, the name of a list to return to, and a label that
 * closes a popover.
 */
const NAMES = [ 'Media Library', 'Albums', 'Done' ];

const sources = globSync( '{extensions,shared,src}/**/*.{ts,tsx}', {
	ignore: [ '**/tests/**' ],
} ).map( ( path ) => [ path, readFileSync( path, 'utf8' ) ] as const );

/** Button texts by message name, such as `add: () => __( 'Add', … )`. */
const texts = new Map< string, Set< string > >();
for ( const [ , source ] of sources ) {
	for ( const [ , name = '', , text = '' ] of source.matchAll(
		/(\w+): \(\) =>\s*__\(\s*(['"])(.*?)\2/g
	) ) {
		texts.set( name, ( texts.get( name ) ?? new Set() ).add( text ) );
	}
}

const labels = sources.flatMap( ( [ path, source ] ) =>
	[
		...source.matchAll(
			/<Button\b[^]*?>\s*\{ (?:\w+\.)?(\w+)\(\) \}\s*<\/Button>/g
		),
	].flatMap( ( [ , name = '' ] ) =>
		[ ...( texts.get( name ) ?? [] ) ]
			.filter( ( text ) => text.split( ' ' ).length <= 3 )
			.map( ( text ) => ( { path, text } ) )
	)
);

describe( 'button labels of up to three words', () => {
	it( 'occur more than 40 times', () => {
		expect( labels.length ).toBeGreaterThan( 40 );
	} );

	it( 'start with a verb', () => {
		expect(
			labels.filter(
				( { text } ) => ! VERBS.test( text ) && ! NAMES.includes( text )
			)
		).toEqual( [] );
	} );
} );
