import { screen } from '@testing-library/react';
import { openEditor } from '../../../../tests/harness/editor';
import { newBlock } from '..';

const EMPTY = `<!-- wp:dovetail/new-block -->
<div class="wp-block-dovetail-new-block"><p class="wp-block-dovetail-new-block__text"></p></div>
<!-- /wp:dovetail/new-block -->`;
const SAVED = EMPTY.replace( '></p>', '>Soup of the day</p>' );

const open = ( content: string ) =>
	openEditor( { blocks: [ newBlock ], content } );

const line = () => screen.getByRole( 'textbox', { name: 'Text' } );

describe( 'the block in the editor', () => {
	it( 'shows a prompt for text if it is empty', async () => {
		await open( EMPTY );
		expect(
			line().querySelector( '[data-rich-text-placeholder]' )
		).toHaveAttribute( 'data-rich-text-placeholder', 'Write a line…' );
	} );

	it( 'saves the typed text', async () => {
		const editor = await open( EMPTY );
		await editor.user.type( line(), 'Soup of the day' );
		expect( editor.saved() ).toBe( SAVED );
	} );

	it( 'opens a saved post without changing it', async () => {
		const editor = await open( SAVED );
		expect( line() ).toHaveTextContent( 'Soup of the day' );
		expect( editor.saved() ).toBe( SAVED );
	} );
} );
