import { mock } from '#shared/request';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { pasteHandler, serialize } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { mocks as previews } from '../../../../shared/embed/api.mock';
import { lookUpRedirect } from '../../../../shared/redirect/api';
import { GONE, mocks as redirects } from '../../../../shared/redirect/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
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

// The block's own part takes a moment to compile; no test waits for that.
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
	fireEvent.click( screen.getByRole( 'button', { name: 'Embed' } ) );
};

describe( 'a pin in the editor', () => {
	// spec: 002-7-14
	it( 'is embedded once the site has looked at its address', async () => {
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
		// A requested embed is shown at once.
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

	it( 'behind a short address is the one at its end', async () => {
		const { editor } = await open();
		await enter( 'https://pin.it/3kDq8mX' );
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
	} );

	it( 'requests nothing in a reopened post before the author presses', async () => {
		const { user } = await open( saved() );
		const show = await screen.findByRole( 'button', {
			name: 'Show preview',
		} );
		expect( screen.queryByTitle( /^Pinterest: / ) ).toBeNull();
		await user.click( show );
		expect( await screen.findByTitle( /^Pinterest: / ) ).toHaveAttribute(
			'sandbox',
			'allow-scripts allow-same-origin'
		);
	} );

	// spec: 002-8-3
	it( 'that cannot be embedded leaves the sentence, what was typed, and a way to a link', async () => {
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

	it( 'that cannot be embedded leaves the one that is there', async () => {
		const { editor, user } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		await enter( GONE );
		expect( await screen.findByText( SENTENCE ) ).toBeVisible();
		expect( editor.saved() ).toBe( saved() );
		await expectSteps( editor, () =>
			user.click(
				screen.getByRole( 'button', { name: 'Convert block to link' } )
			)
		);
	} );

	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'that the site cannot look at is embedded where its address is one of a pin: %s',
		async ( fault ) => {
			const { editor, platform } = await open();
			platform.fault( 'GET /wpcom/v2/resolve-redirect/{url}', fault );
			await enter( 'https://pin.it/3kDq8mX' );
			expect( await screen.findByText( SENTENCE ) ).toBeVisible();
			expect( editor.saved() ).toBe( EMPTY );
			await enter( PIN );
			await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		}
	);

	it.each( [
		[ 404, PIN, PIN, false ],
		[ 410, PIN, PIN, false ],
		[ 400, PIN, PIN, true ],
		[ 500, PIN, PIN, true ],
		// The site could not reach it, or was led in a circle.
		[ 502, PIN, PIN, true ],
		[ 508, PIN, PIN, true ],
		[ 502, 'https://pin.it/3kDq8mX', 'https://pin.it/3kDq8mX', false ],
		[ 403, PIN, PIN, true ],
		// The short address has led there, and Pinterest talks to no server.
		[ 429, 'https://pin.it/3kDq8mX', `${ PIN }?invite_code=x`, true ],
		// What the short address leads to is not known.
		[
			403,
			'https://pin.it/3kDq8mX',
			'https://api.pinterest.com/url_shortener/3kDq8mX/redirect/',
			false,
		],
	] )(
		'whose service answers the site %i is there: %s, %s, %s',
		async ( status, pasted, url, isThere ) => {
			const { editor, platform } = await open();
			platform.use(
				mock( lookUpRedirect ).reply( () => ( { status, url } ) )
			);
			await enter( pasted );
			await ( isThere
				? waitFor( () => expect( editor.saved() ).toBe( saved() ) )
				: screen.findByText( SENTENCE ) );
			expect( editor.saved() ).toBe( isThere ? saved() : EMPTY );
		}
	);

	it.each( [
		[ 'an address', PIN ],
		[
			'a frame',
			'<iframe src="https://assets.pinterest.com/ext/embed.html?id=99360735500167749" height="618" width="345"></iframe>',
		],
	] )( 'is made of %s that is pasted', async ( _, pasted ) => {
		await open();
		const [ block, ...more ] = pasteHandler( {
			HTML: pasted.startsWith( '<' ) ? pasted : '',
			plainText: pasted,
			mode: 'BLOCKS',
		} ) as object[];
		expect( more ).toEqual( [] );
		expect( serialize( block as never ) ).toBe( saved() );
	} );
} );

describe( 'a short address that is pasted', () => {
	const paste = async ( text: string ) => {
		const { editor, platform } = await open(
			'<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'
		);
		const store = dispatch( blockEditorStore );
		const [ paragraph ] = select( blockEditorStore ).getBlocks();
		await act( async () => {
			await store.replaceBlocks(
				paragraph?.clientId ?? '',
				pasteHandler( {
					HTML: '',
					plainText: text,
					mode: 'BLOCKS',
				} ) as never
			);
		} );
		return { editor, platform };
	};

	it( 'becomes the pin to which the site finds it leads, without an undo step', async () => {
		const { editor, platform } = await paste( 'https://pin.it/3kDq8mX' );
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		expect( platform.requests( lookUpRedirect ) ).toHaveLength( 1 );
		await editor.undo();
		expect( editor.saved() ).toContain( '<p>x</p>' );
	} );

	it( 'stays in the block and its field where the site finds nothing', async () => {
		const { editor, platform } = await paste( 'https://pin.it/nothing' );
		await screen.findByText( SENTENCE );
		expect( await field() ).toHaveValue( 'https://pin.it/nothing' );
		const kept =
			'<!-- wp:dovetail/pinterest {"url":"https://pin.it/nothing"} /-->';
		expect( editor.saved() ).toBe( kept );
		expect( platform.requests( lookUpRedirect ) ).toHaveLength( 1 );
	} );

	it( 'is not looked up again in a post that is opened', async () => {
		const { platform } = await open(
			'<!-- wp:dovetail/pinterest {"url":"https://pin.it/nothing"} /-->'
		);
		expect( await field() ).toHaveValue( 'https://pin.it/nothing' );
		expect( platform.requests( lookUpRedirect ) ).toEqual( [] );
	} );
} );
