import { blockName } from '#shared/definitions';
import { createBlock, parse, serialize } from '@wordpress/blocks';
import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { blocks } from '../../extensions';
import { blockFolders } from '../harness/block-folders';
import { bracketsIn } from '../harness/brackets-in';
import { registerBlocks } from '../harness/editor';

/** Where the end-to-end run finds posts of every block, to send them through WordPress's sanitiser. */
const SAMPLES = '.cache/samples';

type Arbitrary = fc.Arbitrary< Record< string, unknown > >;

/** What a `tests/arbitrary.ts` exports: one for its block, or one by slug for each of a family. */
type ArbitraryFile =
	| { arbitrary: Arbitrary; arbitraries?: undefined }
	| {
			arbitrary?: undefined;
			arbitraries: Readonly< Record< string, Arbitrary > >;
	  };

function arbitraryOf( slug: string ): Arbitrary {
	const { arbitrary, arbitraries } = jest.requireActual< ArbitraryFile >(
		resolve( blockFolders.get( slug ) ?? '', 'tests/arbitrary.ts' )
	);
	const found = arbitrary ?? arbitraries[ slug ];
	if ( ! found ) {
		throw new Error( `Nothing makes attributes for ${ slug }.` );
	}
	return found;
}

const set = ( attributes: Record< string, unknown > ) =>
	Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ , value ] ) => value !== undefined
		)
	);

describe( 'attributes that the editor can produce', () => {
	beforeAll( () => registerBlocks( { blocks } ) );

	it.each( blocks.map( ( { slug } ) => slug ) )(
		'%s comes back valid and equal from the saved post',
		( slug ) => {
			const samples: { attributes: object; content: string }[] = [];
			fc.assert(
				fc.property( arbitraryOf( slug ), ( attributes ) => {
					const block = createBlock(
						blockName( slug ),
						set( attributes )
					);
					const content = serialize( block );
					const [ parsed, ...rest ] = parse( content );
					expect( rest ).toEqual( [] );
					expect( parsed ).toMatchObject( { isValid: true } );
					expect( set( parsed?.attributes ?? {} ) ).toEqual(
						set( block.attributes )
					);
					expect( bracketsIn( content ) ).toEqual( [] );
					samples.push( {
						attributes: set( block.attributes ),
						content,
					} );
				} ),
				{ numRuns: 40, seed: 20261121 }
			);
			const path = `${ SAMPLES }/${ slug }.json`;
			mkdirSync( dirname( path ), { recursive: true } );
			writeFileSync( path, JSON.stringify( samples ) );
		}
	);
} );
