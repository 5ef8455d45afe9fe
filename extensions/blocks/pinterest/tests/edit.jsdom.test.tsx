import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mocks as previews } from '../../../../shared/embed/api.mock';
import { mocks as redirects } from '../../../../shared/redirect/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { openEditor } from '../../../../tests/harness/editor';
import { pasted } from '../../../../tests/harness/paste';
import { pinterest } from '..';

const PIN = 'https://www.pinterest.com/pin/99360735500167749/';
const EMPTY = '<!-- wp:dovetail/pinterest /-->';
const SENTENCE = 'Sorry, this content could not be embedded.';
const readable = ( url: string ) =>
	url.replace( /^https:\/\/(www\.)?|\/$/g, '' );
const saved = ( url = PIN ) =>
	`<!-- wp:dovetail/pinterest {"url":"${ url }"} -->
<div class="wp-block-dovetail-pinterest"><p><a href="${ url }">${ readable( url ) }</a></p></div>
<!-- /wp:dovetail/pinterest -->`;

// Load the editor's chunk before the tests, because compiling it would count toward a test's timeout.
beforeAll( async () => void ( await pinterest.edit() ), 60_000 );

async function open( content = EMPTY ) {
	const platform = usePlatform( 'free', [ ...redirects, ...previews ] );
	const editor = await openEditor( { blocks: [ pinterest ], content } );
	return { platform, editor, user: editor.user };
}

const field = () =>
	screen.findByRole( 'textbox', { name: 'Pinterest address' } );
const enter = async ( text: string ) => {
	fireEvent.change( await field(), { target: { value: text } } );
	const embed = screen.getByRole( 'button', { name: 'Embed' } );
	embed.focus();
	fireEvent.click( embed );
};

describe( 'a pin in the editor', () => {
	// spec: 002-7-14
	it( 'is embedded after the site has resolved its URL', async () => {
		const { editor, user } = await open();
		expect( await field() ).toHaveValue( '' );
		expect(
			screen.getByRole( 'button', { name: 'Embed' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await enter( PIN );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		// The preview loads without another click, because the author requested the embed.
		expect(
			await screen.findByTitle(
				'Pinterest: pinterest.com/pin/99360735500167749'
			)
		).toHaveAttribute(
			'src',
			expect.stringContaining( encodeURIComponent( PIN ) )
		);
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		expect( await field() ).toHaveValue( PIN );
		expect( await field() ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( editor.saved() ).toBe( saved() );
	} );

	it( 'resolves a short URL', async () => {
		const { editor } = await open();
		await enter( 'https://pin.it/3kDq8mX' );
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
	} );

	// spec: 002-8-3
	it( 'shows an error, keeps the typed text, and offers a link if the URL cannot be embedded', async () => {
		const { editor, user } = await open();
		for ( const wrong of [
			'https://www.pinterest.com.evil.example/pin/1/',
			'https://www.pinterest.com/annaberg/bread/rye/',
			'https://www.pinterest.com/',
			'https://pin.it/gone',
		] ) {
			await enter( wrong );
			expect( await screen.findByText( SENTENCE ) ).toBeVisible();
			expect( await field() ).toHaveValue( wrong );
			expect( await field() ).toHaveFocus();
			expect( editor.saved() ).toBe( EMPTY );
		}
		await user.click(
			screen.getByRole( 'button', { name: 'Convert block to link' } )
		);
		expect( editor.saved() ).toBe(
			'<!-- wp:paragraph -->\n<p><a href="https://pin.it/gone">https://pin.it/gone</a></p>\n<!-- /wp:paragraph -->'
		);
	} );

	it.each( [
		[ 'an address', PIN ],
		[
			'a frame',
			'<iframe src="https://assets.pinterest.com/ext/embed.html?id=99360735500167749" height="618" width="345"></iframe>',
		],
	] )( 'is created when %s is pasted', async ( _, content ) => {
		await open();
		expect( pasted( content ) ).toBe( saved() );
	} );
} );
