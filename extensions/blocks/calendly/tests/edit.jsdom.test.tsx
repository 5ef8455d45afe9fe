import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	parse,
	rawHandler,
	serialize,
	switchToBlockType,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { mocks as previews } from '../../../../shared/embed/api.mock';
import { mocks as redirects } from '../../../../shared/redirect/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { buttonStandIn } from '../../../../tests/harness/button-stand-in';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { pasted } from '../../../../tests/harness/paste';
import { calendly } from '..';

const ANNA = 'https://calendly.com/anna-berg/first-meeting';
const SENTENCE =
	"Your calendar couldn't be embedded. Please double check your URL or code.";
const saved = ( url = ANNA, more = '', query = '' ) =>
	`<!-- wp:dovetail/calendly {"url":"${ url }"${ more }} -->
<div class="wp-block-dovetail-calendly"><p><a href="${ url }${ query }">${ url.slice( 8 ) }</a></p></div>
<!-- /wp:dovetail/calendly -->`;

const behindButton = () =>
	`<!-- wp:dovetail/calendly {"url":"${ ANNA }","style":"link"} -->
<div class="wp-block-dovetail-calendly"><!-- wp:dovetail/button {"element":"a","text":"Book \\u003cem\\u003eAnna\\u003c/em\\u003e","url":"${ ANNA }"} /--></div>
<!-- /wp:dovetail/calendly -->`;

// Load the editor's chunk before the tests, because compiling it would count toward a test's timeout.
beforeAll( async () => void ( await calendly.edit() ), 60_000 );

async function open( content = '<!-- wp:dovetail/calendly /-->' ) {
	const platform = usePlatform( 'free', [ ...redirects, ...previews ] );
	const editor = await openEditor( {
		blocks: [ calendly, buttonStandIn ],
		content,
	} );
	return { platform, editor, user: editor.user };
}

const isAsked = () =>
	screen.findByText( 'Enter your Calendly web address or embed code below.', {
		selector: '.components-placeholder__instructions',
	} );
const field = () =>
	screen.getByRole( 'textbox', {
		name: 'Calendly web address or embed code',
	} );
const embed = () =>
	within( field().closest( 'form' ) as HTMLElement ).getByRole( 'button', {
		name: 'Embed',
	} );
const enter = ( text: string ) => {
	fireEvent.change( field(), { target: { value: text } } );
	fireEvent.click( embed() );
};

describe( 'a calendar in the editor', () => {
	// spec: 002-2.2-1, 002-3.2-4, 002-4.2-1
	it( 'asks for a URL if it has none', async () => {
		await open();
		await isAsked();
		expect( field() ).toHaveValue( '' );
		expect( embed() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			screen.getByRole( 'link', { name: /Need help finding/ } )
		).toHaveAttribute(
			'href',
			expect.stringMatching( /^https:\/\/help\.calendly\.com\// )
		);
	} );

	// spec: 000-7-1, 002-2.2-4, 002-4.2-2
	it( 'is embedded after the site has resolved its URL', async () => {
		const { editor, user } = await open();
		await isAsked();
		enter( ANNA );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		expect( screen.queryByText( 'Embedding…' ) ).not.toBeInTheDocument();
		// The preview loads without another click, because the author requested the embed.
		expect(
			await screen.findByTitle(
				'Calendly: calendly.com/anna-berg/first-meeting'
			)
		).toHaveAttribute(
			'src',
			expect.stringContaining( encodeURIComponent( ANNA ) )
		);
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		expect( field() ).toHaveValue( ANNA );
		expect( field() ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( editor.saved() ).toBe( saved() );
	} );

	// spec: 002-4.2-3, 002-8-1
	it( 'stays empty, shows an error and keeps the typed text if the URL cannot be embedded', async () => {
		const { editor, user } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit' } ) );
		for ( const wrong of [
			'https://example.org/gone',
			'https://calendly.com.evil.example/anna',
		] ) {
			enter( wrong );
			expect( await screen.findByText( SENTENCE ) ).toBeVisible();
			expect( field() ).toHaveValue( wrong );
			expect( field() ).toHaveFocus();
			expect( editor.saved() ).toBe( '<!-- wp:dovetail/calendly /-->' );
		}
	} );

	it( 'can be created from a short URL', async () => {
		const { editor } = await open();
		await isAsked();
		enter( 'https://calend.ly/anna-berg' );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'"url":"https://calendly.com/anna-berg/first-meeting?month=2026-11"'
			)
		);
	} );

	// spec: 002-2.2-3, 002-3.2-2
	it( 'has its settings and its URL in the sidebar', async () => {
		const { editor, user } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		const settings = within( inspector() );
		expect(
			settings.getByRole( 'button', { name: 'Calendar Settings' } )
		).toBeVisible();
		await user.click(
			settings.getByRole( 'checkbox', {
				name: 'Hide Event Type Details',
			} )
		);
		expect( editor.saved() ).toBe(
			saved(
				ANNA,
				',"hideEventTypeDetails":true',
				'?hide_event_type_details=1'
			)
		);
		const address = settings.getByRole( 'textbox', {
			name: 'Web address or embed code',
		} );
		fireEvent.change( address, {
			target: { value: 'https://calendly.com/berta' },
		} );
		await user.click( settings.getByRole( 'button', { name: 'Embed' } ) );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'"url":"https://calendly.com/berta"'
			)
		);
		fireEvent.change( address, { target: { value: 'berta' } } );
		await user.click( settings.getByRole( 'button', { name: 'Embed' } ) );
		expect( await settings.findByText( SENTENCE ) ).toBeVisible();
		expect( editor.saved() ).toContain(
			'"url":"https://calendly.com/berta"'
		);
	} );

	it( 'keeps a URL in the sidebar that was corrected while the site checked an earlier one', async () => {
		const { editor, platform, user } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		const settings = within( inspector() );
		const address = settings.getByRole( 'textbox', {
			name: 'Web address or embed code',
		} );
		const { answer } = platform;
		let release = () => {};
		platform.answer = async ( request ) => {
			const answered = await answer( request );
			await new Promise< void >( ( done ) => ( release = done ) );
			return answered;
		};
		const correct = async ( first: string, second: string ) => {
			fireEvent.change( address, { target: { value: first } } );
			await user.click(
				settings.getByRole( 'button', { name: 'Embed' } )
			);
			fireEvent.change( address, { target: { value: second } } );
			await act( async () => release() );
			expect( address ).toHaveValue( second );
		};
		await correct(
			'https://calend.ly/anna-berg',
			'https://calendly.com/berta'
		);
		await waitFor( () =>
			expect( editor.saved() ).toContain( 'anna-berg/first-meeting?' )
		);
		await correct(
			'https://example.org/gone',
			'https://calendly.com/berta'
		);
		expect( settings.queryByText( SENTENCE ) ).toBeNull();
		expect( address ).not.toHaveAttribute( 'aria-invalid' );
		fireEvent.change( address, {
			target: { value: 'https://example.org/gone' },
		} );
		expect( settings.getByText( SENTENCE ) ).toBeVisible();
	} );

	// spec: 002-2.2-5, 002-3.2-3, 002-4.2-4
	it( 'becomes a button, or inline again, in a single undo step', async () => {
		const { editor, user } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		const choose = ( name: string ) =>
			user.click( within( inspector() ).getByRole( 'radio', { name } ) );
		await expectSteps(
			editor,
			() => choose( 'Link' ),
			() => choose( 'Inline' )
		);
		await choose( 'Link' );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				`<!-- wp:dovetail/button {"element":"a","text":"Choose a time"`
			)
		);
		expect( editor.saved() ).toContain( '"style":"link"' );
		expect(
			screen.queryByRole( 'button', { name: 'Show preview' } )
		).toBeNull();
	} );

	it( 'keeps the look of its button while it is inline, and updates its URL', async () => {
		const { editor, user } = await open(
			behindButton().replace(
				'"element":"a"',
				'"element":"a","className":"is-style-outline"'
			)
		);
		await editor.selectBlock();
		const choose = ( name: string ) =>
			user.click( within( inspector() ).getByRole( 'radio', { name } ) );
		await choose( 'Inline' );
		expect( editor.saved() ).not.toContain( 'is-style-outline' );
		const OTHER = 'https://calendly.com/ben';
		await act( async () => {
			await dispatch( blockEditorStore ).updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId,
				{ url: OTHER }
			);
		} );
		await choose( 'Link' );
		await editor.undo();
		await expectSteps( editor, () => choose( 'Link' ) );
		expect( editor.blocks()[ 0 ]?.innerBlocks ).toMatchObject( [
			{
				attributes: {
					className: 'is-style-outline',
					text: 'Book <em>Anna</em>',
					url: OTHER,
				},
			},
		] );
	} );

	it.each( [
		[ 'an address', ANNA ],
		[
			'an embed code',
			`<div class="calendly-inline-widget" data-url="${ ANNA }" style="min-width:320px"></div>`,
		],
		[ 'a frame', `<iframe src="${ ANNA }"></iframe>` ],
	] )( 'is created when %s is pasted', async ( _, content ) => {
		await open();
		expect( pasted( content ) ).toBe( saved() );
	} );

	it( 'puts the caption of a pasted or converted figure into a paragraph below the calendar', async () => {
		await open();
		const figure = ( of: string, caption: string ) =>
			`<figure class="wp-block-embed">${ of }${ caption }</figure>`;
		const frame = `<iframe src="${ ANNA }"></iframe>`;
		const caption =
			'<figcaption>On <em>weekdays</em>, see <a href="https://example.org/hours">hours</a></figcaption>';
		const ways = [
			pasted,
			( HTML: string ) => serialize( rawHandler( { HTML } ) ),
		];
		for ( const way of ways ) {
			expect( way( figure( frame, caption ) ) ).toBe(
				`${ saved() }\n\n<!-- wp:paragraph -->\n<p>On <em>weekdays</em>, see <a href="https://example.org/hours">hours</a></p>\n<!-- /wp:paragraph -->`
			);
		}
		// A link in a caption does not turn the figure's iframe into a calendar.
		const film = '<iframe src="https://films.example/1"></iframe>';
		for ( const way of ways ) {
			expect(
				way(
					figure(
						film,
						`<figcaption><a href="${ ANNA }">Talk to us</a></figcaption>`
					)
				)
			).not.toContain( 'wp:dovetail/calendly' );
		}
	} );

	it( 'is not created from a URL inside other text, so that no text is lost', async () => {
		await open();
		const HTML = `<p>${ ANNA } on weekdays</p>`;
		expect( pasted( HTML ) ).not.toContain( 'wp:dovetail' );
		const [ paragraph ] = parse(
			`<!-- wp:paragraph -->${ HTML }<!-- /wp:paragraph -->`
		);
		expect(
			switchToBlockType( paragraph as never, 'dovetail/calendly' )
		).toBeNull();
	} );

	const BOB = 'https://calendly.com/bob/30min';

	it( 'is created for each pasted URL', async () => {
		const { editor } = await open(
			`<!-- wp:paragraph -->\n<p>${ ANNA }<br>${ BOB }</p>\n<!-- /wp:paragraph -->`
		);
		const both = `${ saved() }\n\n${ saved( BOB ) }`;
		expect( pasted( `${ ANNA }\n${ BOB }` ) ).toBe( both );
		expect( pasted( `${ ANNA }\n\n${ BOB }` ) ).toBe( both );
		expect( editor.transform( 'dovetail/calendly' ) ).toBe( both );
	} );

	it.each( [
		`${ ANNA }\nhttps://example.org/two`,
		`${ ANNA }https://example.org/two`,
		`Book a meeting:\n${ ANNA }`,
		`Book:${ ANNA }`,
		`(${ ANNA })`,
	] )( 'is not created from a URL with other text: %j', async ( text ) => {
		await open();
		expect( pasted( text ) ).not.toContain( 'wp:dovetail' );
		expect( pasted( text ) ).toContain( 'calendly.com/anna-berg' );
	} );

	it( 'is not created from a figure with two iframes', async () => {
		await open();
		const frame = ( src: string ) => `<iframe src="${ src }"></iframe>`;
		expect(
			pasted(
				`<figure>${ frame( ANNA ) }${ frame( BOB ) }<figcaption>Both</figcaption></figure>`
			)
		).not.toContain( 'wp:dovetail' );
	} );

	it( 'is created from a pasted link, with the link text in a paragraph above', async () => {
		await open();
		expect(
			pasted( `<p><a href="${ ANNA }">Book &amp; meet</a></p>` )
		).toBe(
			`<!-- wp:paragraph -->\n<p>Book &amp; meet</p>\n<!-- /wp:paragraph -->\n\n${ saved() }`
		);
	} );

	it( 'keeps the author’s button if a new URL cannot be embedded', async () => {
		const { editor } = await open( behindButton() );
		await editor.selectBlock();
		await editor.user.click(
			within( screen.getByRole( 'toolbar' ) ).getByRole( 'button', {
				name: 'Edit',
			} )
		);
		enter( 'https://example.org/gone' );
		expect( await screen.findByText( SENTENCE ) ).toBeVisible();
		expect( editor.saved() ).not.toContain( ANNA );
		const [ reopened ] = parse( editor.saved() );
		expect( reopened ).toMatchObject( {
			isValid: true,
			innerBlocks: [ { attributes: { text: 'Book <em>Anna</em>' } } ],
		} );
	} );

	it( 'can be transformed into a link with the button’s text', async () => {
		const { editor } = await open( behindButton() );
		expect( editor.transform( 'core/paragraph' ) ).toContain(
			`<p><a href="${ ANNA }">Book Anna</a></p>`
		);
	} );

	it( 'is not created from an embed with a caption, which would be lost', async () => {
		const embedOf = ( caption: string ) =>
			`<!-- wp:embed {"url":"${ ANNA }"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${ ANNA }\n</div>${ caption }</figure>\n<!-- /wp:embed -->`;
		const { editor } = await open(
			`${ embedOf( '' ) }\n${ embedOf( '<figcaption class="wp-element-caption">On weekdays</figcaption>' ) }`
		);
		expect( editor.transform( 'dovetail/calendly', 0 ) ).toBe( saved() );
		expect( editor.transform( 'dovetail/calendly', 1 ) ).toBe( '' );
	} );
} );
