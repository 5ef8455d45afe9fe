import { blockName } from '#shared/definitions';
import { createBlock, parse, serialize } from '@wordpress/blocks';
import fc from 'fast-check';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { blocks } from '../../extensions';
import { arbitraryAttributes } from '../harness/arbitrary-attributes';
import { blockFolders } from '../harness/block-folders';
import { lostInFilter } from '../harness/lost-in-filter';
import { registerBlocks } from '../harness/editor';

/**
 * Folder to which this test writes posts with every block. The browser tests pass them through WordPress's sanitizer.
 */
const SAMPLES = '.cache/samples';

/**
 * A block's restrictions on generated attributes that its schema cannot express, such as combinations of attributes.
 */
type NarrowingFile = { narrowed: fc.Arbitrary< object > };

function attributesOf( {
	slug,
	attributes,
}: ( typeof blocks )[ number ] ): fc.Arbitrary< Record< string, unknown > > {
	const path = resolve(
		blockFolders.get( slug ) ?? '',
		'tests/arbitrary.ts'
	);
	const narrowed = existsSync( path )
		? jest.requireActual< NarrowingFile >( path ).narrowed
		: fc.constant( {} );
	return fc
		.tuple( arbitraryAttributes( attributes ), narrowed )
		.map( ( [ any, patch ] ) => ( { ...any, ...patch } ) );
}

const set = ( attributes: Record< string, unknown > ) =>
	Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ , value ] ) => value !== undefined
		)
	);

describe( 'attributes that the editor can produce', () => {
	beforeAll( () => registerBlocks( { blocks } ) );

	it.each( blocks )(
		'$slug is valid and equal after saving and parsing',
		( definition ) => {
			const { slug } = definition;
			const samples: { attributes: object; content: string }[] = [];
			fc.assert(
				fc.property( attributesOf( definition ), ( attributes ) => {
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
					expect( lostInFilter( content ) ).toEqual( [] );
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
