import { pasteHandler, registerBlockType } from '@wordpress/blocks';
import { registerBlocks } from '../../../tests/harness/editor';
import { embedTransforms } from '../transforms';

const ONE = 'https://one.example/anna';
const TWO = 'https://two.example/board';
const ELSEWHERE = 'https://elsewhere.example/page';

/** An embed of a service. */
const embed = ( slug: string ) =>
	embedTransforms< { url: string } >( {
		slug,
		parse: ( url ) =>
			url.startsWith( `https://${ slug }.example/` )
				? { attributes: { url } }
				: null,
		link: ( { url } ) => url,
	} );

beforeAll( () => {
	registerBlocks( { blocks: [] } );
	for ( const [ slug, transforms ] of Object.entries( {
		one: embed( 'one' ),
		two: embed( 'two' ),
	} ) ) {
		registerBlockType( `dovetail/${ slug }`, {
			apiVersion: 3,
			title: slug,
			category: 'embed',
			attributes: { url: { type: 'string' } },
			transforms,
			save: () => null,
		} as never );
	}
} );

describe( 'pasted lines', () => {
	it.each( [
		[ [ ONE ], [ 'one' ] ],
		[
			[ ONE, `${ ONE }/2` ],
			[ 'one', 'one' ],
		],
		[
			[ ONE, '', TWO ],
			[ 'one', 'two' ],
		],
	] )(
		'with addresses of one service, or with blank lines between, are a block each: %j',
		( lines, slugs ) => {
			const made = paste( lines.join( '\n' ) );
			expect( made.map( ( { name } ) => name ) ).toEqual(
				slugs.map( ( slug ) => `dovetail/${ slug }` )
			);
			expect( made.map( ( { attributes } ) => attributes.url ) ).toEqual(
				lines.filter( Boolean )
			);
		}
	);

	it.each( [
		[ [ ONE, TWO ] ],
		[ [ ONE, ELSEWHERE ] ],
		[ [ 'Two links:', ONE, TWO ] ],
		[ [ ONE, `${ TWO } and more` ] ],
		[ [ ELSEWHERE, `${ ELSEWHERE }/2` ] ],
	] )(
		'stay one paragraph where not all are addresses of one service: %j',
		( lines ) => {
			const made = paste( lines.join( '\n' ) );
			expect( made.map( ( { name } ) => name ) ).toEqual( [
				'core/paragraph',
			] );
		}
	);
} );

const paste = ( plainText: string, HTML = '' ) =>
	pasteHandler( { HTML, plainText, mode: 'BLOCKS' } ) as {
		name: string;
		attributes: Record< string, unknown >;
	}[];
