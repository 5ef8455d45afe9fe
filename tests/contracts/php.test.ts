import { readFileSync } from 'node:fs';
import { Engine } from 'php-parser';
import { globSync } from 'tinyglobby';

/**
 * The only PHP parser on npm. It parses every file as PHP 7.4, the oldest supported version. Its formatter,
 * `@prettier/plugin-php`, cannot be used, because it does not support WordPress's spaces inside brackets.
 */
const engine = new Engine( {
	parser: { version: '7.4', extractDoc: true },
	ast: { withPositions: true },
} );

const files = globSync( [
	'src/plugin/**/*.php',
	'patterns/*.php',
	'{extensions,shared}/**/*.php',
	'tests/php/**/*.php',
	'docs/examples/**/*.php',
] ).sort();

const product = files.filter(
	( file ) => ! /(?:^|\/)tests\/|^docs\//.test( file )
);

/**
 * A line of code that starts with spaces instead of tabs. Lines of arrays, strings and comments may start with spaces.
 */
const SPACES = /^\t* +(?![ *])/;

/**
 * The functions of mbstring that the plugin uses. WordPress replaces only `mb_strlen()` and `mb_substr()`, so the
 * plugin loads only where PHP has mbstring; and functions such as `mb_trim()` are newer than PHP 7.4.
 */
const MULTIBYTE_FUNCTIONS = new Set( [
	'mb_chr',
	'mb_convert_encoding',
	'mb_convert_kana',
	'mb_list_encodings',
	'mb_ord',
	'mb_strcut',
	'mb_strlen',
	'mb_strtolower',
	'mb_substr',
] );

const NAMESPACE = /^namespace ([\w\\]+);$/m;

/**
 * Whether a rule belongs to Plugin Check, which wordpress.org runs on each plugin. No other tool here reads `phpcs:`
 * comments.
 */
const isOfPluginCheck = ( sniff: string ) =>
	/^(WordPress\.(DB|Security|NamingConventions\.PrefixAllGlobals|PHP\.DevelopmentFunctions|WP\.(AlternativeFunctions|DiscouragedFunctions|EnqueuedResources|I18n))|Squiz\.PHP\.DiscouragedFunctions|PluginCheck\.CodeAnalysis\.ImageFunctions)(\.|$)/.test(
		sniff.trim()
	);

const classes = new Set(
	files.flatMap( ( file ) => {
		const source = readFileSync( file, 'utf8' );
		const name = /^(?:(?:final |abstract )?class|trait) (\w+)/m.exec(
			source
		);
		return name
			? [ `${ NAMESPACE.exec( source )?.[ 1 ] }\\${ name[ 1 ] }` ]
			: [];
	} )
);

type Node = {
	kind: string;
	name: string;
	value?: string;
	what?: { what?: Node; offset?: Node };
	arguments?: Node[];
	alias?: { name: string } | null;
	resolution?: string;
};

const nodesOf = ( tree: unknown ): Node[] =>
	typeof tree === 'object' && tree !== null
		? [
				...( 'kind' in tree ? [ tree as Node ] : [] ),
				...Object.values( tree ).flatMap( nodesOf ),
			]
		: [];

/**
 * Matches signatures that do not use the class `Secret`. WordPress's salts, for example, are shared by all sites of a
 * network. A line that needs another signature must state the reason in a comment.
 */
const OTHER_SIGNATURE =
	/\b(?:wp_salt|wp_hash|hash_hmac|(?:AUTH|SECURE_AUTH|LOGGED_IN|NONCE)_(?:KEY|SALT))\b(?!.*\/\/ not Secret(?: alone)?: \S+ \S+)/;

const nodesIn = ( file: string ) =>
	nodesOf( engine.parseCode( readFileSync( file, 'utf8' ), file ) );

/** Returns a file's imports (full name by local name) and the class names it uses, split into parts. */
function namesIn( file: string ) {
	const nodes = nodesIn( file );
	const brought = nodes
		.filter( ( { kind } ) => kind === 'useitem' )
		.map( ( { name, alias } ): [ string, string ] => [
			alias?.name ?? name.slice( name.lastIndexOf( '\\' ) + 1 ),
			name,
		] );
	const written = nodes
		.filter(
			( { kind, resolution } ) => kind === 'name' && resolution !== 'fqn'
		)
		.map( ( { name } ) => name.split( '\\' ) )
		// Function names start with a lowercase letter, constants are all uppercase.
		.filter( ( [ first = '' ] ) => /^[A-Z]\w*[a-z]/.test( first ) );
	return { brought: new Map( brought ), written };
}

describe( 'PHP code', () => {
	it( 'is found in more than 90 files', () => {
		expect( files.length ).toBeGreaterThan( 90 );
	} );

	it.each( files )(
		'is valid PHP 7.4 with consistent formatting in %s',
		( file ) => {
			const source = readFileSync( file, 'utf8' );
			expect( () => engine.parseCode( source, file ) ).not.toThrow();
			expect( source ).toMatch( /^<\?php\n(?:\/\*\*\n|namespace )/ );
			expect( source ).toMatch( /[^\n]\n$/ );
			expect( source ).not.toMatch( /[ \t]\n|\r/ );
			expect( source ).not.toMatch( /\n\n\n/ );
			expect(
				source.split( '\n' ).filter( ( line ) => SPACES.test( line ) )
			).toEqual( [] );
		}
	);

	it( 'documents every site-wide limit in docs/limits.md', () => {
		const counted = product.flatMap( ( file ) =>
			[
				...readFileSync( file, 'utf8' ).matchAll(
					/(Rate_Limit::count(?:_client)?|Service_Limit::allows)\( (.+?), /g
				),
			].map( ( [ , by = '', name = '' ] ) => ( {
				line: `${ file }: ${ name }`,
				isOfOne: /client|user|author/.test(
					by === 'Rate_Limit::count_client' ? by : name
				),
			} ) )
		);
		expect( counted.length ).toBeGreaterThan( 20 );
		const table = readFileSync( 'docs/limits.md', 'utf8' );
		expect(
			counted
				.filter(
					( { line, isOfOne } ) =>
						! isOfOne && ! table.includes( `\`${ line }\`` )
				)
				.map( ( { line } ) => line )
		).toEqual( [] );
	} );

	it.each( files )(
		'uses only existing classes and has no unused imports in %s',
		( file ) => {
			const [ , space = '' ] =
				NAMESPACE.exec( readFileSync( file, 'utf8' ) ) ?? [];
			const { brought, written } = namesIn( file );
			const ours = written
				.map( ( [ first = '', ...rest ] ) =>
					[
						brought.get( first ) ?? `${ space }\\${ first }`,
						...rest,
					].join( '\\' )
				)
				.filter( ( name ) => name.startsWith( 'Dovetail\\' ) );
			expect( ours.filter( ( name ) => ! classes.has( name ) ) ).toEqual(
				[]
			);
			const used = written.map( ( [ first ] ) => first );
			expect(
				[ ...brought.keys() ].filter(
					( name ) => ! used.includes( name )
				)
			).toEqual( [] );
		}
	);

	it.each( product.filter( ( file ) => /\/class-[^/]+\.php$/.test( file ) ) )(
		'has a namespace, one documented class and WordPress’s ABSPATH check in %s',
		( file ) => {
			const source = readFileSync( file, 'utf8' );
			expect( source ).toMatch( /^namespace Dovetail\\\w+;$/m );
			expect(
				source.match( /^(?:(?:final |abstract )?class|trait) \w+/gm )
			).toHaveLength( 1 );
			expect( source ).toMatch(
				/ \*\/\n(?:(?:final |abstract )?class|trait) \w+/
			);
			expect( source ).toContain( "defined( 'ABSPATH' ) || exit;" );
		}
	);

	it.each( [
		[ "$key = wp_salt( 'nonce' );", true ],
		[ "array_map( 'wp_hash', $texts );", true ],
		[ 'define( AUTH_KEY ); // not Secret: because', true ],
		[
			'hash_hmac( $x ); // not Secret: Stripe signs with this one.',
			false,
		],
		[ 'Secret::sign( $x );', false ],
	] )(
		'is recognized as signing without `Secret`: %s (%s)',
		( line, isFound ) => {
			expect( OTHER_SIGNATURE.test( line ) ).toBe( isFound );
		}
	);

	it( 'appends to lists with array_push(), because array_merge() copies the whole list', () => {
		expect(
			product.filter( ( file ) =>
				/(\$\w+)\s*=[^=;]*\barray_merge(?:_recursive)?\( \1,/.test(
					readFileSync( file, 'utf8' )
				)
			)
		).toEqual( [] );
	} );

	it( 'starts the names of constant limits with MAX_ or MIN_', () => {
		expect(
			product.flatMap( ( file ) =>
				[
					...readFileSync( file, 'utf8' ).matchAll(
						/\bconst (MOST|LONGEST|LARGEST|HIGHEST|LOWEST|SHORTEST|SMALLEST|NEWEST|OLDEST)(?![A-Z])\w*/g
					),
				].map( ( [ line ] ) => `${ file }: ${ line }` )
			)
		).toEqual( [] );
	} );

	it( 'calls only functions of mbstring that PHP 7.4 has', () => {
		expect(
			product.flatMap( ( file ) =>
				( readFileSync( file, 'utf8' ).match( /\bmb_\w+/g ) ?? [] )
					.filter( ( name ) => ! MULTIBYTE_FUNCTIONS.has( name ) )
					.map( ( name ) => `${ file }: ${ name }` )
			)
		).toEqual( [] );
	} );

	it( 'disables only rules that Plugin Check uses, and gives a reason each time', () => {
		const excuses = files.flatMap( ( file ) =>
			[
				...readFileSync( file, 'utf8' ).matchAll(
					/phpcs:(?:ignore|disable)(.*)/g
				),
			].map( ( [ , excuse = '' ] ) => ( { file, excuse } ) )
		);
		expect(
			excuses.filter( ( { file, excuse } ) => {
				const [ sniffs = '', why ] = excuse.split( ' -- ' );
				return (
					! why ||
					! product.includes( file ) ||
					! sniffs.split( ',' ).every( isOfPluginCheck )
				);
			} )
		).toEqual( [] );
	} );

	it( 'creates signatures only with the site’s secret, unless a comment explains the exception', () => {
		expect(
			product
				.filter( ( file ) => ! file.endsWith( '/class-secret.php' ) )
				.flatMap( ( file ) =>
					readFileSync( file, 'utf8' )
						.split( '\n' )
						.filter( ( line ) => OTHER_SIGNATURE.test( line ) )
						.map( ( line ) => `${ file }: ${ line.trim() }` )
				)
		).toEqual( [] );
	} );

	it( 'uses each signing purpose in only one class', () => {
		const purposes = new Map< string, string >();
		for ( const file of product ) {
			const calls = nodesIn( file ).filter(
				( { kind, what } ) =>
					kind === 'call' &&
					what?.what?.name === 'Secret' &&
					what.offset?.name === 'sign'
			);
			for ( const { arguments: [ purpose ] = [] } of calls ) {
				const text = purpose?.kind === 'string' ? purpose.value : '';
				expect( [ file, text ] ).toEqual( [
					file,
					expect.stringMatching( /^[a-z][a-z -]+$/ ),
				] );
				expect( purposes.get( text ?? '' ) ?? file ).toBe( file );
				purposes.set( text ?? '', file );
			}
		}
		expect( purposes.size ).toBeGreaterThan( 25 );
	} );
} );
