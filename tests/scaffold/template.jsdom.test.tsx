import { blockName } from '#shared/definitions';
import { createBlock, parse, serialize } from '@wordpress/blocks';
import { resetLocaleData } from '@wordpress/i18n';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { newBlock } from '../../src/scaffold/template';
import { metadata } from '../../src/scaffold/template/block';
import { arbitraryAttributes } from '../harness/arbitrary-attributes';
import { registerBlocks } from '../harness/editor';
import { matchFixtureFile, matchSaved } from '../harness/fixtures';
import { pseudoLocale } from '../harness/pseudo-locale';

/**
 * The contract tests cover only `extensions/`. These tests check that blocks created from the template follow the
 * contracts too.
 */
const FIXTURE = 'src/scaffold/template/fixtures/new-block';

type Block = ReturnType< typeof parse >[ number ];
const plain = ( { name, attributes, innerBlocks }: Block ) => ( {
	name,
	attributes,
	innerBlocks,
} );

describe.each( [
	[ 'English', {} ],
	[ 'another language', pseudoLocale ],
] )( 'with the editor in %s', ( _, locale ) => {
	beforeAll( () => {
		resetLocaleData( locale, 'dovetail-blocks' );
		registerBlocks( { blocks: [ { ...metadata, ...newBlock } ] } );
	} );

	it( 'the block template has a fixture that is valid and saved unchanged', () => {
		const content = readFileSync( `${ FIXTURE }.html`, 'utf8' ).trim();
		const parsed = parse( content );
		expect( parsed ).toMatchObject( [ { isValid: true } ] );
		const json = JSON.stringify( parsed.map( plain ), null, '\t' );
		expect( json ).toBe( matchFixtureFile( `${ FIXTURE }.json`, json ) );
		const saved = serialize( parsed );
		expect( saved ).toBe( matchSaved( { path: FIXTURE, content }, saved ) );
		expect( serialize( parse( saved ) ) ).toBe( saved );
	} );

	it( 'the block template has a fixture with a non-default value for every attribute', () => {
		const [ block ] = parse( readFileSync( `${ FIXTURE }.html`, 'utf8' ) );
		for ( const [ name, { default: fallback } ] of Object.entries(
			newBlock.attributes
		) ) {
			expect( block?.attributes[ name ] ).not.toEqual( fallback );
		}
	} );

	it( 'the block template keeps all attribute values in the saved post', () => {
		fc.assert(
			fc.property(
				arbitraryAttributes( newBlock.attributes ),
				( attributes ) => {
					const block = createBlock(
						blockName( newBlock.slug ),
						attributes
					);
					const [ parsed ] = parse( serialize( block ) );
					expect( parsed ).toMatchObject( {
						isValid: true,
						attributes,
					} );
				}
			),
			{ numRuns: 40, seed: 20261121 }
		);
	} );
} );
