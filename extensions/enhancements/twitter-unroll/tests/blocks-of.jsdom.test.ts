import { parse, serialize } from '@wordpress/blocks';
import { registerBlocks } from '../../../../tests/harness/editor';
import { blocksOf } from '../editor/blocks-of';
import { readItems } from '../rules/items';

beforeAll( () => registerBlocks( { blocks: [] } ) );

/** Matches what WordPress could run as a shortcode. */
const SHORTCODE = /\[\/?\w/;

it( 'no text, description or URL of a thread can run as a shortcode in the saved post', () => {
	const address = ( name: string ) =>
		`https://example.org/${ name }?a=[gallery]`;
	const media = ( name: string ) => ( {
		url: address( name ),
		alt: `[audio src="x"] ${ name }`,
	} );
	const items = readItems( [
		{
			type: 'paragraph',
			content: `[gallery] &#91;audio] [[video]] <b>[</b>embed] [/embed] <a href="${ address( 'link' ) }">[x]</a>`,
		},
		{ type: 'gallery', images: [ media( '1' ), media( '2' ) ] },
		{ type: 'image', ...media( '3' ) },
		{ type: 'image', ...media( '4' ) },
		{ type: 'video', ...media( '5' ) },
		{ type: 'video', url: address( '6' ) },
		{ type: 'embed', url: address( 'embed' ) },
	] );
	const copies = new Map(
		[ '1', '3' ].map( ( name, id ) => [
			address( name ),
			{ ...media( name ), id: id + 1, url: `/wp-content/${ name }.png` },
		] )
	);
	const saved = serialize( blocksOf( items, copies ) );
	expect( saved ).not.toMatch( SHORTCODE );
	expect( saved ).toContain( 'https://example.org/embed?a=%5Bgallery%5D' );
	expect( saved ).toContain( 'href="https://example.org/5?a=%5Bgallery%5D"' );
	// Saving again decodes entities.
	expect( serialize( parse( saved ) ) ).toBe( saved );
} );
