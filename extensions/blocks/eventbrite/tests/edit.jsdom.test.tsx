import { mock } from '#shared/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readPreview } from '../../../../shared/embed/api';
import { mocks as previews } from '../../../../shared/embed/api.mock';
import { lookUpRedirect } from '../../../../shared/redirect/api';
import { mocks as redirects } from '../../../../shared/redirect/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import { buttonStandIn } from '../../../../tests/harness/button-stand-in';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { pasted } from '../../../../tests/harness/paste';
import { eventbrite } from '..';

const BREAD =
	'https://www.eventbrite.com/e/bread-baking-day-tickets-123456789012';
const EMPTY = '<!-- wp:dovetail/eventbrite /-->';
const SENTENCE = 'Sorry, this content could not be embedded.';
const saved = ( url = BREAD, eventId = 123456789012 ) =>
	`<!-- wp:dovetail/eventbrite {"url":"${ url }","eventId":${ eventId }} -->
<div class="wp-block-dovetail-eventbrite"><p><a href="${ url }">${ url.slice( 12 ) }</a></p></div>
<!-- /wp:dovetail/eventbrite -->`;

// Load the editor's chunk before the tests, because compiling it would count toward a test's timeout.
beforeAll( async () => void ( await eventbrite.edit() ), 60_000 );

async function open( content = EMPTY, mocks = redirects ) {
	const platform = usePlatform( 'free', [ ...mocks, ...previews ] );
	const editor = await openEditor( {
		blocks: [ eventbrite, buttonStandIn ],
		content,
	} );
	return { platform, editor, user: editor.user };
}

const leadsTo = ( url: string ) => [
	mock( lookUpRedirect ).reply( () => ( { status: 200, url } ) ),
];
const field = () => screen.findByRole( 'textbox', { name: 'Event address' } );
const enter = async ( text: string ) => {
	fireEvent.change( await field(), { target: { value: text } } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Embed' } ) );
};
const edit = async ( {
	editor,
	user,
}: Awaited< ReturnType< typeof open > > ) => {
	await screen.findByRole( 'button', { name: 'Show preview' } );
	await editor.selectBlock();
	await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
};

describe( 'an event in the editor', () => {
	// spec: 002-2.6-1, 002-3.6-1, 002-7-14
	it( 'asks for a URL, and is embedded once the site has resolved the URL', async () => {
		const { editor } = await open();
		expect( await field() ).toHaveValue( '' );
		await enter( `${ BREAD }?aff=friend` );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		// The preview loads without another click, because the author requested the embed.
		expect( await screen.findByTitle( /^Eventbrite: / ) ).toHaveAttribute(
			'src',
			expect.stringContaining( encodeURIComponent( BREAD ) )
		);
	} );

	// spec: 002-4.5-1
	it( 'shows the preview once its URL is resolved, and the form again while its URL is edited', async () => {
		const opened = await open(
			'<!-- wp:dovetail/eventbrite {"url":"https://www.eventbrite.com/o/anna-berg-123"} /-->'
		);
		expect( await field() ).toHaveValue( '' );
		await enter( BREAD );
		expect( screen.getByText( 'Embedding…' ) ).toBeVisible();
		expect(
			await screen.findByTitle( /^Eventbrite: / )
		).toBeInTheDocument();
		expect( screen.queryByText( 'Embedding…' ) ).toBeNull();
		expect(
			screen.queryByRole( 'textbox', { name: 'Event address' } )
		).toBeNull();
		await opened.editor.selectBlock();
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Edit URL' } )
		);
		expect( await field() ).toHaveValue( BREAD );
		expect( screen.queryByTitle( /^Eventbrite: / ) ).toBeNull();
	} );

	// spec: 002-2.6-3
	it( 'has a toolbar button to change its URL', async () => {
		const opened = await open( saved() );
		await edit( opened );
		expect( await field() ).toHaveValue( BREAD );
		expect( await field() ).toHaveFocus();
		const other = 'https://www.eventbrite.fr/e/pain-42';
		await enter( other );
		await waitFor( () =>
			expect( opened.editor.saved() ).toBe( saved( other, 42 ) )
		);
	} );

	it( 'uses the final URL after all redirects', async () => {
		const end = 'https://www.eventbrite.de/e/brot-7';
		const { editor } = await open( EMPTY, leadsTo( `${ end }?aff=x` ) );
		await enter( 'https://bread-baking-day.eventbrite.com' );
		await waitFor( () => expect( editor.saved() ).toBe( saved( end, 7 ) ) );
	} );

	it( 'is not embedded if its URL redirects to another page', async () => {
		const { editor } = await open(
			EMPTY,
			leadsTo( 'https://www.eventbrite.com/o/anna-berg-123' )
		);
		await enter( BREAD );
		expect( await screen.findByText( SENTENCE ) ).toBeVisible();
		expect( editor.saved() ).toBe( EMPTY );
	} );

	// spec: 002-8-3
	it( 'does not save a URL that cannot be embedded, but shows an error and offers a link', async () => {
		const opened = await open( saved() );
		await edit( opened );
		for ( const wrong of [
			'https://www.eventbrite.com.evil.example/e/bread-123',
			'www.eventbrite.com/e/bread-123',
			'https://www.eventbrite.com/o/anna-berg-123',
		] ) {
			await enter( wrong );
			expect( await screen.findByText( SENTENCE ) ).toBeVisible();
			expect( await field() ).toHaveValue( wrong );
			expect( await field() ).toHaveFocus();
			expect( opened.editor.saved() ).toBe( EMPTY );
		}
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Convert block to link' } )
		);
		expect( opened.editor.saved() ).toBe(
			'<!-- wp:paragraph -->\n<p><a href="https://www.eventbrite.com/o/anna-berg-123">https://www.eventbrite.com/o/anna-berg-123</a></p>\n<!-- /wp:paragraph -->'
		);
	} );

	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'is embedded without a check if the site cannot resolve its URL: %s',
		async ( fault ) => {
			const { editor, platform } = await open();
			platform.fault( 'GET /wpcom/v2/resolve-redirect/{url}', fault );
			await enter( 'https://bread-baking-day.eventbrite.com' );
			expect( await screen.findByText( SENTENCE ) ).toBeVisible();
			expect( editor.saved() ).toBe( EMPTY );
			await enter( BREAD );
			await waitFor( () => expect( editor.saved() ).toBe( saved() ) );
		}
	);

	it.each( [
		[ 404, false ],
		[ 410, false ],
		[ 502, true ],
		[ 403, true ],
		[ 405, true ],
	] )(
		'is embedded if the service responds with %i: %s',
		async ( status, isThere ) => {
			const { editor } = await open( EMPTY, [
				mock( lookUpRedirect ).reply( () => ( {
					status,
					url: `${ BREAD }?aff=x`,
				} ) ),
			] );
			await enter( 'https://bread-baking-day.eventbrite.com' );
			await ( isThere
				? waitFor( () => expect( editor.saved() ).toBe( saved() ) )
				: screen.findByText( SENTENCE ) );
			expect( editor.saved() ).toBe( isThere ? saved() : EMPTY );
		}
	);

	it( 'restores a removed URL on Undo', async () => {
		const opened = await open( saved() );
		await edit( opened );
		await expectSteps( opened.editor, async () => {
			await enter( 'https://www.eventbrite.com/o/anna-berg-123' );
			await screen.findByText( SENTENCE );
		} );
	} );

	it.each( [
		[
			'https://www.eventbrite.com',
			/Your visitors get this link because only event pages have a checkout\./,
		],
		[
			BREAD,
			/Your visitors get this link because Eventbrite shows its checkout only on https sites\./,
		],
	] )(
		'explains why visitors get only a link: %s',
		async ( address, note ) => {
			const { editor, platform } = await open();
			platform.use( mock( readPreview ).reply( () => ( {} ) ) );
			await enter( address );
			expect( await screen.findByText( note ) ).toBeVisible();
			expect(
				screen.queryByRole( 'button', { name: 'Show preview' } )
			).toBeNull();
			await editor.selectBlock();
			fireEvent.click(
				within( inspector() ).getByRole( 'radio', {
					name: 'Button & Modal',
				} )
			);
			await waitFor( () =>
				expect( editor.saved() ).toContain( 'wp:dovetail/button' )
			);
			expect( screen.getByText( note ) ).toBeVisible();
			expect( screen.queryByText( /opens Eventbrite/ ) ).toBeNull();
		}
	);

	it( 'with a button keeps the button and its text when the URL changes', async () => {
		const opened = await open(
			`<!-- wp:dovetail/eventbrite {"url":"${ BREAD }","eventId":123456789012,"style":"modal"} -->
<div class="wp-block-dovetail-eventbrite"><!-- wp:dovetail/button {"element":"a","text":"Come and bake","url":"${ BREAD }"} /--></div>
<!-- /wp:dovetail/eventbrite -->`
		);
		const { editor, user } = opened;
		expect(
			await screen.findByText( /opens Eventbrite in a pop-up window/ )
		).toBeVisible();
		await editor.selectBlock();
		await user.click( screen.getByRole( 'button', { name: 'Edit URL' } ) );
		const other = 'https://www.eventbrite.fr/e/pain-42';
		await enter( other );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				`"text":"Come and bake","url":"${ other }"`
			)
		);
		await editor.selectBlock();
		const choose = ( name: string ) =>
			fireEvent.click(
				within( inspector() ).getByRole( 'radio', { name } )
			);
		choose( 'In-page Embed' );
		await waitFor( () =>
			expect( editor.saved() ).not.toContain( 'wp:dovetail/button' )
		);
		choose( 'Button & Modal' );
		await waitFor( () =>
			expect( editor.saved() ).toMatch(
				/wp:dovetail\/button \{.*"text":"Come and bake"/
			)
		);
		expect( editor.saved() ).toContain( `"url":"${ other }"` );
	} );

	// spec: 002-2.6-2, 002-2.6-4, 002-3.6-2, 002-4.5-2
	it( 'switches between an inline checkout and a locked button in one undo step each', async () => {
		const { editor } = await open( saved() );
		await screen.findByRole( 'button', { name: 'Show preview' } );
		await editor.selectBlock();
		const settings = within( inspector() );
		expect(
			settings.getByRole( 'button', { name: 'Embed Type' } )
		).toBeVisible();
		expect(
			settings
				.getAllByRole( 'radio' )
				.map(
					( radio ) =>
						( radio as HTMLInputElement ).labels?.[ 0 ]?.textContent
				)
		).toEqual( [ 'In-page Embed', 'Button & Modal' ] );
		const choose = ( name: string ) =>
			fireEvent.click( settings.getByRole( 'radio', { name } ) );
		expect(
			settings.getByRole( 'radio', { name: 'In-page Embed' } )
		).toBeChecked();
		await expectSteps(
			editor,
			() => choose( 'Button & Modal' ),
			() => choose( 'In-page Embed' )
		);
		choose( 'Button & Modal' );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'<!-- wp:dovetail/button {"element":"a","text":"Register"'
			)
		);
		expect( editor.saved() ).toContain( '"style":"modal"' );
		expect( editor.saved() ).toContain(
			'"lock":{"move":true,"remove":true}'
		);
		expect(
			screen.queryByRole( 'button', { name: 'Show preview' } )
		).toBeNull();
	} );

	it( 'from an earlier version keeps its saved HTML', async () => {
		const { editor } = await open(
			`<!-- wp:dovetail/eventbrite {"url":"${ BREAD }","eventId":123456789012,"useModal":false,"text":"Register"} -->
<div class="wp-block-dovetail-eventbrite"><a href="${ BREAD }">${ BREAD }</a></div>
<!-- /wp:dovetail/eventbrite -->`
		);
		await screen.findByRole( 'button', { name: 'Show preview' } );
		expect( editor.saved() ).toBe( saved() );
	} );

	it( 'is created when a URL is pasted', async () => {
		await open();
		expect( pasted( BREAD ) ).toBe( saved() );
	} );
} );
