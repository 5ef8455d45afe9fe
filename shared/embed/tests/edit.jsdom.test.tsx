import {
	createBlock,
	pasteHandler,
	registerBlockType,
} from '@wordpress/blocks';
import { registerBlocks } from '../../../tests/harness/editor';
import { loneLinks } from '../editor/lone-link';
import { embedTransforms } from '../editor/transforms';

const FIRST_URL = 'https://one.example/anna';
const SECOND_URL = 'https://two.example/board';
const THREE = 'https://three.example/picture';
const OTHER_URL = 'https://elsewhere.example/page';

const embed = ( slug: string ) =>
	embedTransforms< { url: string } >( slug, {
		parse: ( url ) =>
			url.startsWith( `https://${ slug }.example/` )
				? { attributes: { url } }
				: null,
		link: ( { url } ) => url,
	} );

/** A block that is not an embed but is created from a single URL. */
const fromAddress = {
	from: [
		{
			type: 'raw',
			priority: 9,
			isMatch: ( { nodeName, innerHTML }: Element ) =>
				nodeName === 'P' &&
				innerHTML.includes( THREE ) &&
				loneLinks( innerHTML ).length === 1,
			transform: () => createBlock( 'dovetail/three', { url: THREE } ),
		},
	],
};

beforeAll( () => {
	registerBlocks( { blocks: [] } );
	for ( const [ slug, transforms ] of Object.entries( {
		one: embed( 'one' ),
		two: embed( 'two' ),
		three: fromAddress,
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

describe( 'lines pasted into a post', () => {
	it.each( [
		[ [ FIRST_URL ], [ 'one' ] ],
		[
			[ FIRST_URL, `${ FIRST_URL }/2` ],
			[ 'one', 'one' ],
		],
		[
			[ FIRST_URL, SECOND_URL ],
			[ 'one', 'two' ],
		],
		[
			[ SECOND_URL, FIRST_URL, `${ SECOND_URL }/2` ],
			[ 'two', 'one', 'two' ],
		],
		[
			[ THREE, FIRST_URL ],
			[ 'three', 'one' ],
		],
		[
			[ FIRST_URL, '', SECOND_URL ],
			[ 'one', 'two' ],
		],
	] )(
		'become one block per line if every line is a known service’s URL: %j',
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
		[ [ FIRST_URL, OTHER_URL ] ],
		[ [ FIRST_URL, SECOND_URL, OTHER_URL ] ],
		[ [ 'Two links:', FIRST_URL, SECOND_URL ] ],
		[ [ FIRST_URL, `${ SECOND_URL } and more` ] ],
		[ [ OTHER_URL, `${ OTHER_URL }/2` ] ],
	] )(
		'stay a paragraph if one line is not a known service’s URL: %j',
		( lines ) => {
			const made = paste( lines.join( '\n' ) );
			expect( made.map( ( { name } ) => name ) ).toEqual( [
				'core/paragraph',
			] );
		}
	);

	it( 'with custom link text stay a paragraph', () => {
		const made = paste(
			'',
			`<p><a href="${ FIRST_URL }">Book &amp; meet</a><br><a href="${ SECOND_URL }">${ SECOND_URL }</a></p>`
		);
		expect( made.map( ( { name } ) => name ) ).toEqual( [
			'core/paragraph',
			'dovetail/one',
			'dovetail/two',
		] );
		expect( String( made[ 0 ]?.attributes.content ) ).toBe(
			'Book &amp; meet'
		);
	} );
} );

const paste = ( plainText: string, HTML = '' ) =>
	pasteHandler( { HTML, plainText, mode: 'BLOCKS' } ) as {
		name: string;
		attributes: Record< string, unknown >;
	}[];
