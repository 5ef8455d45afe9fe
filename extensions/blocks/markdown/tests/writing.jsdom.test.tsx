import { act, fireEvent, screen } from '@testing-library/react';
import { openEditor } from '../../../../tests/harness/editor';
import { markdown } from '..';
import { decodeSource } from '../rules/source';

const EMPTY = '<!-- wp:dovetail/markdown /-->';

type Upload = {
	filesList: File[];
	onFileChange( media: object[] ): void;
};
let uploads: Upload[] = [];

async function writing() {
	uploads = [];
	const editor = await openEditor( {
		blocks: [ markdown ],
		content: EMPTY,
		settings: {
			mediaUpload: ( request: Upload ) => uploads.push( request ),
		},
	} );
	await editor.selectBlock();
	return editor;
}

const field = () =>
	screen.getByRole< HTMLTextAreaElement >( 'textbox', {
		name: 'Markdown text',
	} );
const sourceOf = ( editor: Awaited< ReturnType< typeof writing > > ) =>
	decodeSource( String( editor.blocks()[ 0 ]?.attributes.source ) );

beforeAll( () => markdown.edit() );

describe( 'the Markdown field', () => {
	it( 'formats text as bold, italic or a link with WordPress’s shortcuts, and keeps the selection', async () => {
		const editor = await writing();
		await editor.user.type( field(), 'one' );
		field().setSelectionRange( 0, 3 );
		await editor.user.keyboard( '{Control>}b{/Control}' );
		expect( sourceOf( editor ) ).toBe( '**one**' );
		await editor.user.keyboard( '{Control>}i{/Control}' );
		expect( sourceOf( editor ) ).toBe( '**_one_**' );
		await editor.user.keyboard( '{Control>}k{/Control}' );
		expect( sourceOf( editor ) ).toBe( '**_[one](https://)_**' );
		await editor.user.keyboard( 'https://example.org/' );
		expect( editor.saved() ).toContain(
			'<strong><em><a href="https://example.org/">one</a></em></strong>'
		);
	} );

	it( 'formats text with the toolbar buttons, and regains the focus', async () => {
		const editor = await writing();
		await editor.user.type( field(), 'one' );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'List' } )
		);
		expect( sourceOf( editor ) ).toBe( '- one' );
		expect( field() ).toHaveFocus();
		await editor.user.keyboard( '!' );
		expect( sourceOf( editor ) ).toBe( '- one!' );
	} );

	it( 'continues a list on Enter, and ends the list on Enter in an empty item', async () => {
		const editor = await writing();
		await editor.user.type( field(), '1. one{Enter}two{Enter}{Enter}text' );
		expect( sourceOf( editor ) ).toBe( '1. one\n2. two\ntext' );
	} );

	it.each( [ { isComposing: true }, { keyCode: 229 } ] )(
		'does not continue a list on an Enter that confirms an IME conversion: %j',
		async ( composing ) => {
			const editor = await writing();
			await editor.user.type( field(), '- 東京' );
			fireEvent.keyDown( field(), { key: 'Enter', ...composing } );
			expect( sourceOf( editor ) ).toBe( '- 東京' );
		}
	);

	it( 'warns about a second main heading', async () => {
		const editor = await writing();
		await editor.user.type( field(), '## Title' );
		expect( screen.queryByText( /second main heading/ ) ).toBeNull();
		await editor.user.clear( field() );
		await editor.user.type( field(), '# Title' );
		expect( screen.getByText( /second main heading/ ) ).toBeVisible();
	} );

	it( 'inserts a pasted image at the caret, and keeps the caret’s position', async () => {
		const editor = await writing();
		await editor.user.type( field(), 'onetwo' );
		field().setSelectionRange( 3, 3 );
		const file = new File( [ '' ], 'a.png', { type: 'image/png' } );
		fireEvent.paste( field(), {
			clipboardData: { files: [ file ], getData: () => '' },
		} );
		expect( uploads[ 0 ]?.filesList ).toEqual( [ file ] );
		await act( async () =>
			uploads[ 0 ]?.onFileChange( [ { url: 'blob:https://x/1' } ] )
		);
		expect( screen.getByText( 'Uploading…' ) ).toBeVisible();
		field().setSelectionRange( 6, 6 );
		await editor.user.keyboard( '!' );
		await act( async () =>
			uploads[ 0 ]?.onFileChange( [
				{
					id: 7,
					url: 'https://example.org/a.png',
					width: 8,
					height: 6,
				},
			] )
		);
		await editor.user.keyboard( '?' );
		expect( sourceOf( editor ) ).toBe(
			'one\n\n<img class="wp-image-7" src="https://example.org/a.png" alt="" width="8" height="6">\n\ntwo!?'
		);
		expect( editor.saved() ).toContain(
			'<p>one</p>\n<img class="wp-image-7" src="https://example.org/a.png" alt="" width="8" height="6">\n<p>two!?</p>'
		);
	} );

	it.each( [
		[ 'first', [ 0, 1 ] ],
		[ 'last', [ 1, 0 ] ],
	] )(
		'inserts two images each at its caret if the upper one arrives %s',
		async ( _, order ) => {
			const editor = await writing();
			await editor.user.type( field(), 'onetwothree' );
			for ( const caret of [ 3, 6 ] ) {
				field().setSelectionRange( caret, caret );
				fireEvent.paste( field(), {
					clipboardData: {
						files: [
							new File( [ '' ], 'a.png', { type: 'image/png' } ),
						],
						getData: () => '',
					},
				} );
			}
			for ( const index of order ) {
				await act( async () =>
					uploads[ index ]?.onFileChange( [
						{ id: 7, url: `https://example.org/${ index }.png` },
					] )
				);
			}
			expect(
				sourceOf( editor ).replace( /<img[^>]*(\d)\.png[^>]*>/g, '$1' )
			).toBe( 'one\n\n0\n\ntwo\n\n1\n\nthree' );
		}
	);

	it( 'pastes only the text if the clipboard also contains an image of the text', async () => {
		await writing();
		const isLeft = fireEvent.paste( field(), {
			clipboardData: {
				files: [ new File( [ '' ], 'a.png', { type: 'image/png' } ) ],
				getData: () => 'text',
			},
		} );
		expect( isLeft ).toBe( true );
		expect( uploads ).toEqual( [] );
	} );
} );
