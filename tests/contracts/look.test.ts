import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findBlocks } from '../../src/bundle/find-blocks';

/** Tokens from `shared/look/tokens.scss`, and the kinds of values that a block may define itself. */
const ALLOWED_VALUES: readonly RegExp[] = [
	/^border-radius: (0|50%|inherit|var\(|\$radius|\d+px \d+px|2[02]px)/,
];

/** Allowed distances between the elements of a block, in em. Values derived from other sizes use `calc`. */
const SPACES = [ '0.25', '0.5', '0.75', '1', '1.5', '2' ];

describe( 'the blocks’ stylesheets', () => {
	it( 'use only the six allowed spacing values in em', () => {
		const strangers = globSync( 'extensions/blocks/*/style.scss' ).flatMap(
			( path ) =>
				[
					...readFileSync( path, 'utf8' ).matchAll(
						/^\s*((?:padding|margin|gap|row-gap|column-gap)[a-z-]*: [^;(]*);/gm
					),
				]
					.map( ( [ , line = '' ] ) => line )
					.filter( ( line ) =>
						[ ...line.matchAll( /([\d.]+)em\b/g ) ].some(
							( [ , size = '' ] ) => ! SPACES.includes( size )
						)
					)
					.map( ( line ) => `${ path }: ${ line }` )
		);
		expect( strangers ).toEqual( [] );
	} );

	it( 'use shared values for corner radius and small text', () => {
		const strangers = globSync( 'extensions/blocks/*/style.scss' ).flatMap(
			( path ) =>
				readFileSync( path, 'utf8' )
					.split( '\n' )
					.map( ( line ) => line.trim() )
					.filter( ( line ) =>
						/^(border-radius|font-size): /.test( line )
					)
					.filter(
						( line ) =>
							/^font-size: 0?\.\d/.test( line ) ||
							( line.startsWith( 'border-radius' ) &&
								! ALLOWED_VALUES.some( ( own ) =>
									own.test( line )
								) )
					)
					.map( ( line ) => `${ path }: ${ line }` )
		);
		expect( strangers ).toEqual( [] );
	} );
} );

describe( 'a block that uses the classes of WordPress’s Button block', () => {
	it( 'loads the Button block’s stylesheet', async () => {
		const blocks = await findBlocks();
		const folders = [
			...new Set( blocks.map( ( { folder } ) => folder ) ),
		];
		expect(
			folders.filter(
				( folder ) =>
					globSync(
						`${ folder }/{save.tsx,render.php,server/**/*.php}`,
						{
							ignore: '**/tests/**',
						}
					).some( ( path ) =>
						/wp-block-button\b/.test( readFileSync( path, 'utf8' ) )
					) &&
					! blocks.some(
						( block ) =>
							block.folder === folder &&
							block.data.coreStyles?.includes( 'wp-block-button' )
					)
			)
		).toEqual( [] );
	} );
} );
