import { attr, type AttributesOf } from '#shared/attributes';
import { mock, mockError } from '#shared/request';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { pasteHandler } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { lookUpRedirect } from '../../../redirect/api';
import { usePlatform } from '../../../../tests/harness/api';
import { openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { registerPublishedPost } from '../../../../tests/harness/fake-post-store';
import { readPreview } from '../../api';
import { mocks as previews } from '../../api.mock';
import { defineEmbed } from '../../editor/define-embed';

const PAGE = 'https://one.example/anna';
const SHORT_URL = 'https://o.ne/anna';
const EMPTY = '<!-- wp:dovetail/one /-->';
const PROBLEM = 'This cannot be embedded.';
const saved = ( url = PAGE, more = '' ) =>
	`<!-- wp:dovetail/one {"url":"${ url }"${ more }} -->
<div class="wp-block-dovetail-one"><p><a href="${ url }">${ url.slice( 8 ) }</a></p></div>
<!-- /wp:dovetail/one -->`;

const attributes = { url: attr.string( '' ), wide: attr.boolean( false ) };

/** A sample embed block. Only the site can resolve the service's short URLs. */
const one = defineEmbed( {
	block: { slug: 'one', editHeight: 240 },
	attributes,
	provider: {
		parse( pasted ) {
			const [ url ] =
				/^https:\/\/one\.example\/[a-z]+/.exec( pasted ) ?? [];
			if ( url ) {
				return { attributes: { url }, asks: url };
			}
			return pasted.startsWith( 'https://o.ne/' )
				? { asks: pasted }
				: null;
		},
		short: ( pasted ) =>
			pasted.startsWith( 'https://o.ne/' ) ? pasted : '',
		link: ( { url }: AttributesOf< typeof attributes > ) =>
			url.startsWith( 'https://one.example/' ) ? url : '',
		isConvertible: true,
	},
	icon: () => Promise.resolve( { icon: <svg /> } ),
	editor: () =>
		Promise.resolve( {
			messages: {
				instructions: () => 'Paste an address of One.',
				field: () => 'Address at One',
				edit: () => 'Edit URL',
				problem: () => PROBLEM,
			},
			Settings: ( { setAttributes } ) => (
				<InspectorControls>
					<button onClick={ () => setAttributes( { wide: true } ) }>
						Wide
					</button>
				</InspectorControls>
			),
		} ),
} );

/** Redirect targets that the site returns. The short URL redirects to a page; other URLs do not redirect. */
const redirects = [
	mock( lookUpRedirect ).reply( ( { params: { url } } ) => ( {
		status: url.endsWith( '/nothing' ) ? 404 : 200,
		url: url === SHORT_URL ? `${ PAGE }?from=short` : url,
	} ) ),
];

async function open( content = EMPTY, shown = previews ) {
	const platform = usePlatform( 'free', [ ...redirects, ...shown ] );
	const editor = await openEditor( { blocks: [ one ], content } );
	return { platform, editor, user: editor.user };
}

const field = () => screen.findByRole( 'textbox', { name: 'Address at One' } );
const enter = async ( text: string ) => {
	fireEvent.change( await field(), { target: { value: text } } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Embed' } ) );
};
const frame = () => screen.findByTitle( /^One: one\.example\// );
const showPreview = () =>
	screen.findByRole( 'button', { name: 'Show preview' } );

// Load the editor's chunk before the tests, so that its compilation does not use up a test's timeout.
beforeAll( async () => void ( await one.edit() ), 60_000 );

describe( 'an embed', () => {
	it( 'has a link to the block’s guide in the sidebar, below its settings', async () => {
		const { editor } = await open();
		await enter( PAGE );
		await frame();
		await editor.selectBlock();
		const link = await screen.findByRole( 'link', {
			name: /^Guide to this block/,
		} );
		expect( link ).toHaveAttribute(
			'href',
			expect.stringContaining( 'page=dovetail-guide&guide=blocks/one' )
		);
		expect(
			screen
				.getByRole( 'button', { name: 'Wide' } )
				.compareDocumentPosition( link )
		).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
		expect( link.closest( '.components-panel__body' ) ).toBeNull();
	} );
} );

describe( 'an entered URL', () => {
	it( 'is embedded after the site follows its redirects, and can be edited with a toolbar button', async () => {
		const { editor, user } = await open();
		expect( await field() ).toHaveValue( '' );
		expect(
			screen.getByRole( 'button', { name: 'Embed' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await enter( PAGE );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		expect( await frame() ).toHaveAttribute(
			'src',
			expect.stringContaining( encodeURIComponent( PAGE ) )
		);
		expect( screen.queryByText( 'Embedding…' ) ).toBeNull();
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		expect( await field() ).toHaveValue( PAGE );
		expect( await field() ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( editor.saved() ).toBe( saved() );
	} );

	it( 'that cannot be embedded stays in the field, can be converted to a link, and leaves the previous embed unchanged', async () => {
		const { editor, user } = await open( saved() );
		await showPreview();
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		await enter( 'https://elsewhere.example/anna' );
		expect( await screen.findByText( PROBLEM ) ).toBeVisible();
		expect( await field() ).toHaveValue( 'https://elsewhere.example/anna' );
		expect( await field() ).toHaveFocus();
		expect( editor.saved() ).toBe( saved() );
		await expectSteps( editor, () =>
			user.click(
				screen.getByRole( 'button', { name: 'Convert block to link' } )
			)
		);
		expect( editor.saved() ).toContain(
			'<p><a href="https://elsewhere.example/anna">https://elsewhere.example/anna</a></p>'
		);
	} );

	it.each( [
		[ 'is embedded', PAGE ],
		[ 'cannot be embedded', `${ SHORT_URL }/nothing` ],
	] )(
		'leaves the focus where the author went meanwhile if it %s',
		async ( _, url ) => {
			const { platform, user } = await open();
			platform.fault( lookUpRedirect, { kind: 'late', ms: 300 } );
			await user.type( await field(), `${ url }{Enter}` );
			const elsewhere = document.body.appendChild(
				document.createElement( 'textarea' )
			);
			elsewhere.focus();
			await waitFor( () =>
				expect( screen.queryByText( 'Embedding…' ) ).toBeNull()
			);
			expect( elsewhere ).toHaveFocus();
			elsewhere.remove();
		}
	);

	it( 'moves the focus to the block when the form disappears', async () => {
		const { user } = await open();
		await user.type( await field(), `${ PAGE }{Enter}` );
		await frame();
		expect( document.querySelector( '[data-block]' ) ).toHaveFocus();
	} );

	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'is embedded unchanged if the site cannot check the URL: %s',
		async ( fault ) => {
			const { editor, platform } = await open();
			platform.fault( 'GET /wpcom/v2/resolve-redirect/{url}', fault );
			await enter( SHORT_URL );
			expect( await screen.findByText( PROBLEM ) ).toBeVisible();
			expect( editor.saved() ).toBe( EMPTY );
			await enter( PAGE );
			await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		}
	);

	it( 'shows the message of the site after too many requests', async () => {
		const { platform } = await open();
		const message = 'Too many requests in the last minute.';
		platform.use(
			mock( lookUpRedirect ).reply( () =>
				mockError( 429, { code: 'rest_busy', message } )
			)
		);
		await enter( SHORT_URL );
		expect( await screen.findByText( message ) ).toBeVisible();
		expect( screen.queryByText( PROBLEM ) ).toBeNull();
	} );

	it.each( [
		[ 404, PAGE, PAGE, false ],
		[ 410, PAGE, PAGE, false ],
		[ 400, PAGE, PAGE, true ],
		[ 403, PAGE, PAGE, true ],
		[ 405, PAGE, PAGE, true ],
		[ 429, PAGE, PAGE, true ],
		[ 500, PAGE, PAGE, true ],
		[ 503, PAGE, PAGE, true ],
		// The site could not reach the service, or found a redirect loop.
		[ 502, PAGE, PAGE, true ],
		[ 508, PAGE, PAGE, true ],
		[ 502, SHORT_URL, SHORT_URL, false ],
		// The short URL was resolved, but the service rejects requests from servers.
		[ 429, SHORT_URL, `${ PAGE }?from=short`, true ],
		// The target of the short URL is unknown.
		[ 403, SHORT_URL, 'https://api.one.example/short/anna', false ],
	] )(
		'is embedded unless its page is missing (status %i, entered %s, target %s, embedded: %s)',
		async ( status, entered, url, isThere ) => {
			const { editor, platform } = await open();
			platform.use(
				mock( lookUpRedirect ).reply( () => ( { status, url } ) )
			);
			await enter( entered );
			await ( isThere
				? waitFor( () => expect( editor.saved() ).toBe( saved() ) )
				: screen.findByText( PROBLEM ) );
			expect( editor.saved() ).toBe( isThere ? saved() : EMPTY );
		}
	);
} );

describe( 'the preview of an embed', () => {
	it( 'loads nothing from the service in a reopened post before the author clicks', async () => {
		const { platform, user } = await open( saved() );
		const show = await showPreview();
		expect( screen.queryByTitle( /^One: / ) ).toBeNull();
		expect(
			screen.queryByRole( 'checkbox', { name: /Always/ } )
		).toBeNull();
		expect( platform.requests() ).toEqual(
			platform.requests( readPreview )
		);
		expect( platform.requests( readPreview ) ).toMatchObject( [
			{
				params: { slug: 'one' },
				data: { attributes: { url: PAGE, wide: false } },
			},
		] );
		await user.click( show );
		expect( await frame() ).toHaveAttribute(
			'sandbox',
			'allow-scripts allow-same-origin'
		);
	} );

	it( 'shows the link and a retry button if the site does not respond', async () => {
		const { platform, user } = await open( saved(), [
			mock( readPreview ).reply( () =>
				mockError( 500, { code: 'broken', message: 'Broken.' } )
			),
		] );
		const retry = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect(
			screen.getByRole( 'link', { name: 'one.example/anna' } )
		).toHaveAttribute( 'href', PAGE );
		previews.forEach( ( each ) => platform.use( each ) );
		await user.click( retry );
		expect( await showPreview() ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );

	it( 'shows only the link if visitors see only the link, with the text that visitors see', async () => {
		await open( saved(), [
			mock( readPreview ).reply( () => ( { text: 'View Anna' } ) ),
		] );
		expect(
			await screen.findByRole( 'link', { name: 'View Anna' } )
		).toHaveAttribute( 'href', PAGE );
		expect(
			screen.queryByRole( 'button', { name: /preview|again/ } )
		).toBeNull();
	} );

	it( 'is requested again when an attribute changes', async () => {
		const { platform, editor, user } = await open( saved() );
		await showPreview();
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Wide' } ) );
		await waitFor( () =>
			expect( platform.requests( readPreview ).at( -1 ) ).toMatchObject( {
				data: { attributes: { url: PAGE, wide: true } },
			} )
		);
		expect( await showPreview() ).toBeVisible();
	} );
} );

describe( 'a pasted short URL', () => {
	const edits = registerPublishedPost();
	beforeEach( () => void edits.splice( 0 ) );
	const paste = async ( text: string ) => {
		const { editor, platform } = await open(
			'<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'
		);
		const [ paragraph ] = select( blockEditorStore ).getBlocks();
		await act( async () => {
			await dispatch( blockEditorStore ).replaceBlocks(
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
	const nothing = 'https://o.ne/nothing';

	it( 'is replaced with its redirect target, without an undo step', async () => {
		const { editor, platform } = await paste( SHORT_URL );
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		expect( platform.requests( lookUpRedirect ) ).toHaveLength( 1 );
		await editor.undo();
		expect( editor.saved() ).toContain( '<p>x</p>' );
	} );

	it( 'enables the Save button of a published post once it is resolved', async () => {
		const { editor } = await paste( SHORT_URL );
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		expect( edits ).toEqual( [ { content: expect.any( Function ) } ] );
	} );

	it( 'stays in the block, and in the URL field, if the site cannot resolve it', async () => {
		const { editor, platform } = await paste( nothing );
		await screen.findByText( PROBLEM );
		expect( await field() ).toHaveValue( nothing );
		expect( editor.saved() ).toBe(
			`<!-- wp:dovetail/one {"url":"${ nothing }"} /-->`
		);
		expect( platform.requests( lookUpRedirect ) ).toHaveLength( 1 );
	} );

	it( 'is not resolved again when the post is reopened', async () => {
		const { platform } = await open(
			`<!-- wp:dovetail/one {"url":"${ nothing }"} /-->`
		);
		expect( await field() ).toHaveValue( nothing );
		expect( platform.requests() ).toEqual( [] );
	} );
} );
