import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readImages, type Attributes } from '../rules/gallery';
import { columnWidthsOf } from '../rules/gallery-patch';
import { look } from '../rules/look';

type Gallery = Pick< Attributes, 'images' | 'columns' | 'columnWidths' > & {
	className?: string;
};

/** A class of the server, as a piece of one script. */
const source = ( name: string ) =>
	readFileSync(
		`extensions/blocks/tiled-gallery/server/class-${ name }.php`,
		'utf8'
	)
		.replace( '<?php', '' )
		.replace( /^defined\(.*$/m, '' )
		.replace( /^namespace .*$/m, '' );

const ASK = `
foreach ( json_decode( base64_decode( '%s' ), true ) as $gallery ) {
	$places = Places::of( $gallery, array_map( static function ( $image ) {
		return Places::ratio( $image['width'] ?? null, $image['height'] ?? null );
	}, $gallery['images'] ) );
	$all[] = array( 'dense' => $places['is_dense'], 'root' => $places['root'], 'items' => array_filter( $places['items'] ) );
}
echo json_encode( $all );
`;

/** What the server says of galleries, in one call. */
function placed( galleries: readonly Gallery[] ): unknown[] {
	const { stdout, stderr } = spawnSync(
		'node_modules/.bin/tsx',
		[ 'shared/redirect/tests/run-php.ts' ],
		{
			encoding: 'utf8',
			input: [
				'<?php namespace Dovetail\\Tiled_Gallery;',
				source( 'mosaic' ),
				source( 'places' ),
				ASK.replace(
					'%s',
					Buffer.from( JSON.stringify( galleries ) ).toString(
						'base64'
					)
				),
			].join( '\n' ),
		}
	);
	expect( stderr ).toBe( '' );
	return JSON.parse( stdout );
}

/** A style as it stands in HTML; lengths that are nothing are left out. */
const styleOf = ( style: object ) =>
	Object.entries( style )
		.filter( ( [ , value ] ) => value !== 0 )
		.map( ( [ name, value ] ) => `${ name }:${ value }` )
		.join( ';' );

/** What the editor says of them. */
const drawn = ( galleries: readonly Gallery[] ) =>
	galleries.map( ( gallery ) => {
		const { root, items } = look( gallery as Attributes );
		return {
			dense: root.className === 'is-dense',
			root: styleOf( root.style ),
			items: items.map( styleOf ),
		};
	} );

const written = fc.oneof(
	{
		weight: 8,
		arbitrary: fc.integer( { min: 100, max: 6000 } ).map( String ),
	},
	fc.constantFrom( 'abc', '', '0', '-1', '12.5', '1e3', '1000000', ' 7', '٣' )
);
/** What may be stored: nothing, what the gallery has itself, and a picture a row. */
const WIDTHS = {
	none: () => [],
	own: columnWidthsOf,
	other: ( { images }: Attributes ) => images.map( () => [ 100 ] ),
};

const gallery = fc
	.record( {
		images: fc.array( fc.record( { width: written, height: written } ), {
			maxLength: 24,
		} ),
		columns: fc.option( fc.integer( { min: 1, max: 20 } ), {
			nil: undefined,
		} ),
		className: fc.constantFrom(
			undefined,
			'mine',
			'is-style-columns',
			'a is-style-square b',
			'is-style-circle',
			'is-style-columnsx'
		),
		stored: fc.constantFrom( ...( [ 'none', 'own', 'other' ] as const ) ),
	} )
	.map( ( { images, stored, ...more } ): Gallery => {
		const now = {
			...more,
			images: readImages(
				images.map( ( size ) => ( { url: '/a.jpg', ...size } ) )
			),
			columnWidths: [],
		};
		return { ...now, columnWidths: WIDTHS[ stored ]( now as never ) };
	} );

describe( 'the places of pictures', () => {
	it( 'are the same on the page as in the editor, for any sizes, layout and stored widths', () => {
		const galleries = fc.sample( gallery, { numRuns: 400, seed: 17 } );
		expect( placed( galleries ) ).toEqual( drawn( galleries ) );
	} );

	it( 'are worked out for no picture, for a few and for 500', () => {
		const counts = [ 0, 1, 2, 3, 500 ];
		const galleries = counts.map( ( count ) => ( {
			images: readImages(
				Array.from( { length: count }, ( _, at ) => ( {
					url: '/a.jpg',
					width: String( 800 + ( at % 7 ) * 200 ),
					height: '1000',
				} ) )
			),
			columns: undefined,
			columnWidths: [],
		} ) );
		const page = placed( galleries );
		expect( page ).toMatchObject(
			counts.map( ( length ) => ( { items: { length } } ) )
		);
		expect( page ).toEqual( drawn( galleries ) );
	} );

	it( 'are those of the rows whose widths were stored', () => {
		const rows = ( columnWidths: number[][] ) => ( {
			images: readImages( [ { url: '/a.jpg' }, { url: '/b.jpg' } ] ),
			columns: undefined,
			columnWidths,
		} );
		const [ stored, free ] = placed( [
			rows( [ [ 100 ], [ 100 ] ] ),
			rows( [ [ 70, 30 ] ] ),
		] );
		expect( stored ).toMatchObject( {
			root: '--tile-list:2;--tile-list-gap:1',
			items: [
				'--tile-ratio:1;--tile-width:1',
				'--tile-ratio:1;--tile-y:1;--tile-y-gap:1;--tile-width:1',
			],
		} );
		expect( free ).toMatchObject( {
			root: '--tile-list:0.5;--tile-list-gap:-0.5',
		} );
	} );
} );
