import { attr, type AttributesOf } from '#shared/attributes';
import { defineBlock, type Deprecation } from '#shared/definitions';
import { createBlock, parse, serialize } from '@wordpress/blocks';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks } from '../../extensions';
import { blockFolders, metadataOf } from '../harness/block-folders';
import { registerBlocks } from '../harness/editor';
import { fixtures, matchFixtureFile } from '../harness/fixtures';
import { findUnreadable, releaseOf, type Release } from '../harness/released';

const LOCK = ( name: string ) => `
What ${ name } has saved since its release would not be read any more. Either
  1. undo the change of save or attributes, or
  2. freeze what was saved in deprecated/vN.tsx, with the released post as its fixture (…__deprecated-vN.html), or
  3. where WordPress takes both for the same (the order of attributes), keep the released post as a fixture.
`;

describe( 'the format of a released block', () => {
	beforeAll( () => registerBlocks( { blocks } ) );

	it( 'is unchanged unless a deprecation can still read the old format', () => {
		const folders = new Map< string, string[] >();
		for ( const { slug } of blocks.filter(
			( block ) => metadataOf( block.slug ).released
		) ) {
			const folder = blockFolders.get( slug ) ?? '';
			folders.set( folder, [ ...( folders.get( folder ) ?? [] ), slug ] );
		}
		for ( const [ folder, slugs ] of folders ) {
			const own = fixtures.filter( ( { slug } ) =>
				slugs.includes( slug )
			);
			const saved = new Map(
				own
					.filter( ( { isDeprecated } ) => ! isDeprecated )
					.map( ( { name, content } ) => [
						name,
						serialize( parse( content ) ),
					] )
			);
			const file = join( folder, 'fixtures/released.json' );
			const known: Release = existsSync( file )
				? JSON.parse( readFileSync( file, 'utf8' ) )
				: {};
			// Released formats stay unchanged even if fixtures are rewritten.
			const release: Release = JSON.parse(
				matchFixtureFile(
					file,
					JSON.stringify(
						{ ...releaseOf( saved ), ...known },
						null,
						'\t'
					)
				)
			);
			// The formats of unlisted fixtures would not be protected. `npm run fixtures` adds missing ones.
			expect(
				Object.keys( releaseOf( saved ) ).filter(
					( name ) => ! Object.hasOwn( release, name )
				)
			).toEqual( [] );
			const broken = findUnreadable(
				release,
				saved,
				own.map( ( { content } ) => content )
			);
			expect( broken.map( LOCK ).join( '' ) ).toBe( '' );
		}
	} );
} );

describe( 'findUnreadable', () => {
	const attributes = { text: attr.string( '' ) };
	type Attributes = AttributesOf< typeof attributes >;
	const quotation = (
		save: ( props: { attributes: Attributes } ) => React.ReactNode,
		deprecated: readonly Deprecation[] = []
	) => ( {
		...defineBlock( {
			slug: 'quotation',
			editHeight: 40,
			attributes,
			icon: async () => ( { icon: <svg /> } ),
			edit: async () => ( { Edit: () => <p>Words</p> } ),
			save,
			deprecated,
		} ),
		supports: { className: false },
	} );
	const asParagraph = ( {
		attributes: { text },
	}: {
		attributes: Attributes;
	} ) => <p>{ text }</p>;
	const asQuote = ( {
		attributes: { text },
	}: {
		attributes: Attributes;
	} ) => <blockquote>{ text }</blockquote>;
	const saved = ( block: ReturnType< typeof quotation > ) => {
		registerBlocks( { blocks: [ block ] } );
		const html = serialize(
			createBlock( 'dovetail/quotation', { text: 'Rye is patient.' } )
		);
		return new Map( [ [ 'quotation', html ] ] );
	};
	const before = () => saved( quotation( asParagraph ) );

	it( 'returns nothing if the saved format has not changed', () => {
		const release = releaseOf( before() );
		expect( findUnreadable( release, before(), [] ) ).toEqual( [] );
	} );

	it( 'returns a block whose saved HTML changes without a deprecation', () => {
		const release = releaseOf( before() );
		const after = saved( quotation( asQuote ) );
		expect( findUnreadable( release, after, [] ) ).toEqual( [
			'quotation',
		] );
	} );

	it( 'returns a block whose released fixture was removed', () => {
		expect(
			findUnreadable( releaseOf( before() ), new Map(), [] )
		).toEqual( [ 'quotation' ] );
	} );

	it( 'returns nothing if a deprecation reads the fixture of the released post', () => {
		const released = before();
		const post = released.get( 'quotation' ) ?? '';
		const after = saved(
			quotation( asQuote, [
				{
					attributes,
					supports: { className: false },
					save: asParagraph as never,
				},
			] )
		);
		const [ block ] = parse( post );
		expect( block ).toMatchObject( {
			isValid: true,
			attributes: { text: 'Rye is patient.' },
		} );
		expect(
			findUnreadable( releaseOf( released ), after, [ post ] )
		).toEqual( [] );
	} );
} );
