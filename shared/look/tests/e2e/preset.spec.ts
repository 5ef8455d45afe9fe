import { expect, php, test } from '#e2e';
import { presetVariable } from '../..';

/** Parts of slugs, each with a rule of its own. */
const PARTS = [
	'custom',
	'Red',
	'XMLHttp',
	'RGB',
	'iOS',
	'2nd',
	'2ND',
	'3rds',
	'11th',
	'1ST',
	'1th',
	'42',
	'٣',
	'красный',
	'Красный',
	'café',
	'ÉTÉ',
	'ß',
	'÷',
	'色',
	'🎨',
	"o'clock",
	'o’clock',
	'a;b:url(x)',
	'µ',
	' ',
	'_',
	'-',
	'/',
	'\u2003',
];

/** Every part, every part after "custom-", and pairs that touch. */
const SLUGS = [
	...PARTS,
	...PARTS.map( ( part ) => `custom-${ part }-brand` ),
	...PARTS.flatMap( ( part, index ) =>
		[ 1, 2, 3, 5, 7, 11 ].map(
			( step ) => part + PARTS[ ( index + step ) % PARTS.length ]
		)
	),
];

test( "the CSS variable of a preset has the name that WordPress's own function gives it", async () => {
	expect( SLUGS.length ).toBeGreaterThanOrEqual( 200 );
	const names = await php< string[] >(
		`return array_map( '_wp_to_kebab_case', $input );`,
		SLUGS
	);
	expect(
		SLUGS.map( ( slug ) => [ slug, presetVariable( 'color', slug ) ] )
	).toEqual(
		SLUGS.map( ( slug, index ) => [
			slug,
			names[ index ]
				? `var(--wp--preset--color--${ names[ index ] })`
				: null,
		] )
	);
} );

test( 'the stylesheet of the site declares the variable of a color with an ordinal, capitals or other letters in its slug', async () => {
	const slugs = [ 'custom-2nd-brand', 'XMLHttpRed', 'custom-красный' ];
	const css = await php< string >(
		`$json = new WP_Theme_JSON( array(
			'version'  => WP_Theme_JSON::LATEST_SCHEMA,
			'settings' => array( 'color' => array( 'palette' => array_map(
				static fn( $slug ) => array( 'slug' => $slug, 'name' => $slug, 'color' => '#aa0000' ),
				$input
			) ) ),
		) );
		return $json->get_stylesheet( array( 'variables' ) );`,
		slugs
	);
	for ( const slug of slugs ) {
		const name = /\((.+)\)/.exec( presetVariable( 'color', slug ) ?? '' );
		expect( css ).toContain( `${ name?.[ 1 ] }: #aa0000;` );
	}
} );
