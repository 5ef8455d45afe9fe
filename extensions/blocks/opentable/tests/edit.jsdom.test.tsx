import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { pasteHandler, serialize } from '@wordpress/blocks';
import { readPreview } from '../../../../shared/embed/api';
import { mocks as previews } from '../../../../shared/embed/api.mock';
import { usePlatform } from '../../../../tests/harness/api';
import {
	inspector,
	openEditor,
	type OpenEditor,
} from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { opentable } from '..';
import { searchRestaurants } from '../api';
import { mocks } from '../api.mock';

const NEW = '<!-- wp:dovetail/opentable /-->';
const PAGE = 'https://www.opentable.com/restref/client/?rid=';
const PROBLEM =
	'We ran into an issue. Please ensure this embed matches the one from your OpenTable account';
const NARROW =
	'The wide style needs wide or full alignment; otherwise the form may not fit.';
const CODE =
	"<script type='text/javascript' src='//www.opentable.com/widget/reservation/loader?rid=412810&rid=98765&type=multi&theme=tall&iframe=true&domain=com&lang=it-IT&newtab=true&overlay=false'></script>";

const TRATTORIAS = [
	{ rid: 412810, name: 'Trattoria Bellini' },
	{ rid: 412811, name: 'Trattoria Bellini am Markt' },
];

const saved = ( more = '', name = 'Trattoria Bellini' ) =>
	`<!-- wp:dovetail/opentable {"rid":[412810],"names":[{"rid":412810,"name":"${ name }"}]${ more }} -->
<div class="wp-block-dovetail-opentable"><p><a href="${ PAGE }412810">${ name }</a></p></div>
<!-- /wp:dovetail/opentable -->`;

const SEVERAL = `<!-- wp:dovetail/opentable {"rid":[412810,98765],"names":[{"rid":412810,"name":"Trattoria Bellini"}],"style":"tall","domain":"couk"} -->
<div class="wp-block-dovetail-opentable"><p><a href="${ PAGE }412810">Trattoria Bellini</a></p><p><a href="${ PAGE }98765">opentable.com/restref/client/?rid=98765</a></p></div>
<!-- /wp:dovetail/opentable -->`;

// Load the editor's chunk before the tests, because compiling it would count toward a test's timeout.
beforeAll( async () => void ( await opentable.edit() ), 60_000 );
beforeEach( () => {
	jest.useFakeTimers( { advanceTimers: 20 } );
	// WordPress's list of suggestions scrolls, which jsdom cannot do.
	Element.prototype.scrollIntoView = () => {};
} );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
} );

async function open( content = NEW, shown = previews ) {
	const platform = usePlatform( 'free', [ ...mocks, ...shown ] );
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		site: { language: 'de-AT', country: 'AT' },
	} );
	const editor = await openEditor( { blocks: [ opentable ], content } );
	return { platform, editor };
}

const field = () =>
	screen.getByRole( 'textbox', {
		name: 'Restaurant name, ID or embed code',
	} );

const type = ( text: string ) =>
	fireEvent.change( field(), { target: { value: text } } );

const press = ( { user }: OpenEditor, name: string | RegExp ) =>
	user.click( screen.getByRole( 'button', { name } ) );

const embed = async ( editor: OpenEditor, text: string ) => {
	type( text );
	await press( editor, 'Embed' );
};

const frame = () => document.querySelector( 'iframe' );

const asked = ( platform: ReturnType< typeof usePlatform > ) =>
	platform.requests( searchRestaurants ).map( ( { query } ) => query );

describe( 'a reservation in the editor', () => {
	// spec: 002-2.5-1, 002-4.4-1
	it( 'starts with a field for a name or embed code, and links to sign up or learn more', async () => {
		await open();
		expect( field() ).toBeVisible();
		expect(
			screen.getByText(
				'Enter a restaurant name or ID, or paste an embed code or address from OpenTable.',
				{ ignore: '.a11y-speak-region' }
			)
		).toBeVisible();
		for ( const name of [ /Sign up for OpenTable/, /Learn more/ ] ) {
			expect( screen.getByRole( 'link', { name } ) ).toHaveAttribute(
				'href',
				expect.stringMatching( /^https:\/\/[a-z.]*opentable\.com\// )
			);
		}
		expect( frame() ).toBeNull();
	} );

	// spec: 002-7-6 (throttled to 500 ms, and items with rid and name)
	it( 'finds restaurants by name, with at most one request every half second', async () => {
		const { platform, editor } = await open();
		const times: number[] = [];
		platform.use(
			mock( searchRestaurants ).reply( ( { query } ) => {
				times.push( Date.now() );
				return {
					items: query.query === 'bellini' ? TRATTORIAS : [],
				};
			} )
		);
		for ( const text of [ 'xx', 'be', 'bel', 'bell', 'bellini' ] ) {
			type( text );
		}
		const list = await screen.findByRole( 'list', {
			name: 'Search results',
		} );
		await screen.findByText( '2 restaurants found.', {
			ignore: '.a11y-speak-region',
		} );
		expect( asked( platform ) ).toEqual( [
			{ query: 'xx' },
			{ query: 'bellini' },
		] );
		// 500 ms between requests, minus the response time.
		const [ first = 0, second = 0 ] = times;
		expect( second - first ).toBeGreaterThan( 400 );
		expect( second - first ).toBeLessThan( 900 );
		await editor.user.click(
			within( list ).getByRole( 'button', {
				name: 'Trattoria Bellini (412810)',
			} )
		);
		expect( editor.saved() ).toBe( saved() );
		await waitFor( () =>
			expect( frame() ).toHaveAttribute(
				'src',
				expect.stringContaining( '%22rid%22%3A%5B412810%5D' )
			)
		);
	} );

	it( 'does not repeat a search for an unchanged name', async () => {
		const { platform } = await open();
		for ( const [ text, name ] of [
			[ 'anchor', /Anchor/ ],
			[ 'noodle', /Noodle House 1 / ],
			[ 'anchor', /Anchor/ ],
		] as const ) {
			type( text );
			expect(
				await screen.findByRole( 'button', { name } )
			).toBeVisible();
		}
		expect( asked( platform ) ).toEqual( [
			{ query: 'anchor' },
			{ query: 'noodle' },
		] );
	} );

	it( 'ignores search results for a previous text', async () => {
		const { platform } = await open();
		const offered = ( name: RegExp ) =>
			screen.queryByRole( 'button', { name } );
		platform.fault( searchRestaurants, { kind: 'late', ms: 200 } );
		type( 'morgen' );
		await waitFor( () => expect( asked( platform ) ).toHaveLength( 1 ) );
		// The response arrives before the next request is allowed.
		type( 'morgens' );
		await jest.advanceTimersByTimeAsync( 300 );
		expect( offered( /Morgenrot/ ) ).toBeNull();
		platform.fault( searchRestaurants, { kind: 'late', ms: 3000 } );
		type( 'morgen' );
		await waitFor( () => expect( asked( platform ) ).toHaveLength( 2 ) );
		platform.fault( searchRestaurants, null );
		type( 'markt' );
		expect(
			screen.getByText( 'Looking for restaurants…' )
		).toBeInTheDocument();
		expect(
			await screen.findByRole( 'button', { name: /am Markt/ } )
		).toBeVisible();
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( offered( /Morgenrot/ ) ).toBeNull();
		expect( offered( /am Markt/ ) ).toBeVisible();
		type( 'markthalle' );
		expect( offered( /am Markt/ ) ).toBeNull();
		type( '' );
		expect( screen.queryByText( 'Looking for restaurants…' ) ).toBeNull();
	} );

	// spec: 002-5-4 (a search entry beginning with http or a script tag)
	it.each( [
		'http://www.opentable.com/r/bellini',
		'https://www.opentable.com/?rid=412810',
		CODE,
		'<iframe src="https://www.opentable.com/?rid=1">',
	] )( 'does not search for text that begins like %s', async ( text ) => {
		const { platform } = await open();
		type( text );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( asked( platform ) ).toEqual( [] );
	} );

	it( 'is created with all the settings in a pasted embed code', async () => {
		const { editor } = await open();
		await embed( editor, CODE );
		await waitFor( () =>
			expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
				rid: [ 412810, 98765 ],
				style: 'tall',
				lang: 'it-IT',
				domain: 'com',
				newtab: true,
				iframe: true,
			} )
		);
		await waitFor( () =>
			expect( frame()?.src ).toContain( '%22style%22%3A%22tall%22' )
		);
		expect( editor.saved() ).toContain(
			`<p><a href="${ PAGE }412810" target="_blank" rel="noopener">opentable.com/restref/client/?rid=412810</a></p><p><a href="${ PAGE }98765"`
		);
	} );

	// spec: 002-8-4 (the sentence)
	it.each( [
		'https://opentable.com.evil.example/?rid=412810',
		'https://evil.example/?opentable.com&rid=1',
		'<script src="https://evil.example/loader?rid=1"></script>',
	] )(
		'shows an error for %s, and keeps the pasted text in the field',
		async ( text ) => {
			const { editor } = await open();
			await embed( editor, text );
			expect( await screen.findByText( PROBLEM ) ).toBeVisible();
			expect( field() ).toHaveValue( text );
			expect( editor.saved() ).toBe( NEW );
		}
	);

	it( 'asks the author to choose a result if only a name is entered', async () => {
		const { editor } = await open();
		await embed( editor, 'Bellini' );
		expect(
			await screen.findByText(
				'Choose a restaurant from the list, or enter its ID.'
			)
		).toBeVisible();
	} );

	it.each( [ 'refused', 'late', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'accepts an ID if the search fails (%s), and shows the server’s message',
		async ( fault ) => {
			const { platform, editor } = await open();
			platform.fault( searchRestaurants, fault );
			type( `bellini ${ fault }` );
			await jest.advanceTimersByTimeAsync( 60_000 );
			expect(
				await screen.findByText(
					`Restaurant search is unavailable right now. Enter the restaurant’s ID, or paste an embed code or address from OpenTable.${
						fault === 'refused'
							? ' There has been a critical error on this website.'
							: ''
					}`,
					{ ignore: '.a11y-speak-region' }
				)
			).toBeVisible();
			await embed( editor, ' 412810 ' );
			await waitFor( () =>
				expect( editor.blocks()[ 0 ]?.attributes.rid ).toEqual( [
					412810,
				] )
			);
		}
	);

	it( 'offers a restaurant with the typed ID before any response arrives', async () => {
		const { editor } = await open();
		type( '98765' );
		await press( editor, 'Restaurant 98765' );
		expect( editor.blocks()[ 0 ]?.attributes.rid ).toEqual( [ 98765 ] );
	} );

	it( 'loads nothing from the service in a reopened post until the author clicks “Show preview”', async () => {
		const { editor, platform } = await open( saved() );
		expect( frame() ).toBeNull();
		await editor.selectBlock();
		expect( platform.requests().map( ( { path } ) => path ) ).toEqual( [
			'/dovetail/v1/embed-preview/opentable',
		] );
		await press( editor, 'Show preview' );
		await waitFor( () => expect( frame() ).not.toBeNull() );
		expect( editor.saved() ).toBe( saved() );
	} );

	it( 'is unchanged if an author opens its URL and embeds it again', async () => {
		const { editor } = await open( SEVERAL );
		await editor.selectBlock();
		await press( editor, 'Edit' );
		expect( field() ).toHaveValue( `${ PAGE }412810&rid=98765` );
		await press( editor, 'Embed' );
		await waitFor( () => expect( frame() ).not.toBeNull() );
		expect( editor.saved() ).toBe( SEVERAL );
	} );

	it( 'keeps known names when a URL adds another restaurant', async () => {
		const { editor } = await open( saved() );
		await editor.selectBlock();
		await press( editor, 'Edit' );
		await embed( editor, `${ PAGE }412810&rid=98765` );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				`<p><a href="${ PAGE }412810">Trattoria Bellini</a></p><p><a href="${ PAGE }98765">opentable.com/restref/client/?rid=98765</a></p>`
			)
		);
	} );

	it( 'shows a link if the iframe is turned off', async () => {
		const { platform } = await open( saved( ',"iframe":false' ), [
			mock( readPreview ).reply( () => ( {} ) ),
		] );
		await waitFor( () =>
			expect( platform.requests( readPreview ) ).toHaveLength( 1 )
		);
		expect(
			screen.queryByRole( 'button', { name: 'Show preview' } )
		).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Trattoria Bellini' } )
		).toBeVisible();
	} );
} );

describe( 'reservation settings', () => {
	const sidebar = () => within( inspector() );
	const choose = ( { user }: OpenEditor, style: string ) =>
		user.click( sidebar().getByRole( 'radio', { name: style } ) );

	// spec: 002-2.5-2
	it( 'contain a restaurant picker, the language, and an option to open a new window', async () => {
		const { editor } = await open( saved() );
		await editor.selectBlock();
		const picker = sidebar().getByRole( 'combobox', {
			name: 'Restaurants',
		} );
		expect( picker ).toHaveAccessibleDescription(
			/^Type a restaurant name and choose from the list/
		);
		const language = sidebar().getByRole( 'combobox', {
			name: 'Language',
		} );
		expect(
			within( language )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Site language (Deutsch)',
			'English',
			'Français',
			'Deutsch',
			'Español',
			'日本語',
			'Nederlands',
			'Italiano',
		] );
		fireEvent.change( picker, { target: { value: 'cafe' } } );
		const found = await sidebar().findByRole( 'option', {
			name: 'Café Morgenrot (98765)',
		} );
		await expectSteps(
			editor,
			() => editor.user.click( found ),
			() => fireEvent.change( language, { target: { value: 'nl-NL' } } ),
			() =>
				editor.user.click(
					sidebar().getByRole( 'checkbox', {
						name: 'Open in a new window',
					} )
				)
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			rid: [ 412810, 98765 ],
			names: [
				{ rid: 412810, name: 'Trattoria Bellini' },
				{ rid: 98765, name: 'Café Morgenrot' },
			],
			lang: 'nl-NL',
			newtab: true,
		} );
	} );

	// spec: 002-5-4 (saved tokens of that shape become empty)
	it( 'accept the ID of a restaurant, but no free text or URL', async () => {
		const { editor, platform } = await open( saved() );
		await editor.selectBlock();
		const picker = sidebar().getByRole( 'combobox', {
			name: 'Restaurants',
		} );
		await editor.user.click( picker );
		for ( const text of [
			'Nobody’s',
			'https://www.opentable.com/?rid=7001',
			'<script src="//www.opentable.com/?rid=7001">',
		] ) {
			fireEvent.change( picker, { target: { value: text } } );
			await jest.advanceTimersByTimeAsync( 1500 );
			await editor.user.keyboard( '{Enter}' );
			expect( editor.saved() ).toBe( saved() );
		}
		expect( asked( platform ) ).toEqual( [ { query: 'Nobody’s' } ] );
		fireEvent.change( picker, { target: { value: '555' } } );
		await editor.user.keyboard( '{Enter}' );
		expect( editor.blocks()[ 0 ]?.attributes.rid ).toEqual( [
			412810, 555,
		] );
	} );

	it( 'move the focus to the field when the last restaurant is removed', async () => {
		const { editor } = await open( saved() );
		await editor.selectBlock();
		await editor.user.click(
			sidebar().getByRole( 'button', { name: 'Remove restaurant' } )
		);
		expect( field() ).toBeVisible();
		expect( editor.saved() ).toBe( NEW );
	} );

	// spec: 002-4.4-2
	it( 'replace the button style when a second restaurant is added', async () => {
		const { editor } = await open( saved( ',"style":"button"' ) );
		await editor.selectBlock();
		const picker = sidebar().getByRole( 'combobox', {
			name: 'Restaurants',
		} );
		fireEvent.change( picker, { target: { value: '98765' } } );
		await editor.user.click(
			await sidebar().findByRole( 'option', { name: /98765/ } )
		);
		expect( editor.blocks()[ 0 ]?.attributes.style ).toBe( 'standard' );
		expect(
			sidebar().queryByRole( 'radio', { name: 'Button' } )
		).toBeNull();
	} );

	// spec: 002-4.4-3
	it( 'set and clear wide alignment together with the wide style, in one undo step each', async () => {
		const { editor } = await open(
			saved( ',"align":"left"' ).replace(
				'opentable"',
				'opentable alignleft"'
			)
		);
		await editor.selectBlock();
		await expectSteps(
			editor,
			() => choose( editor, 'Wide' ),
			() => choose( editor, 'Tall' )
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			style: 'tall',
			align: undefined,
		} );
		await choose( editor, 'Wide' );
		expect( editor.blocks()[ 0 ]?.attributes.align ).toBe( 'wide' );
		expect( screen.queryByText( NARROW ) ).toBeNull();
	} );

	// spec: 002-5-4 (the wide style), 002-8-4 (the warning)
	it.each( [
		[ undefined, 1 ],
		[ 'left', 1 ],
		[ 'center', 1 ],
		[ 'wide', 0 ],
		[ 'full', 0 ],
	] )(
		'with the wide style and the alignment %s show %i warnings',
		async ( align, warnings ) => {
			await open(
				align
					? saved( `,"style":"wide","align":"${ align }"` )
							.replace(
								'opentable"',
								`opentable align${ align }"`
							)
							.replace(
								'<p>',
								align === 'center'
									? '<p class="has-text-align-center">'
									: '<p>'
							)
					: saved( ',"style":"wide"' )
			);
			expect(
				screen.queryAllByText( NARROW, {
					ignore: '.a11y-speak-region',
				} )
			).toHaveLength( warnings );
		}
	);

	// spec: 002-2.5-3
	it( 'contain the iframe option and the button margin under Advanced', async () => {
		const { editor } = await open( saved( ',"style":"button"' ) );
		await editor.selectBlock();
		await editor.user.click(
			sidebar().getByRole( 'button', { name: 'Advanced' } )
		);
		const margin = () =>
			sidebar().queryByRole( 'checkbox', {
				name: 'Remove button margin',
			} );
		const iframe = sidebar().getByRole( 'checkbox', {
			name: 'Load in an iFrame (recommended)',
		} );
		expect( iframe ).toBeChecked();
		await expectSteps(
			editor,
			() => editor.user.click( margin() as HTMLElement ),
			() => editor.user.click( iframe )
		);
		expect( editor.saved() ).toBe(
			saved(
				',"style":"button","iframe":false,"negativeMargin":true'
			).replace( '<a href', '<a class="wp-element-button" href' )
		);
		await choose( editor, 'Standard' );
		expect( margin() ).toBeNull();
	} );
} );

describe( 'text pasted into a post', () => {
	const pasted = ( content: { plainText?: string; HTML?: string } ) =>
		serialize( pasteHandler( { ...content, mode: 'BLOCKS' } ) as never );

	it( 'becomes a reservation block if it is an OpenTable URL or embed code', async () => {
		await open();
		expect( pasted( { plainText: `${ PAGE }412810` } ) ).toContain(
			'<!-- wp:dovetail/opentable {"rid":[412810]} -->'
		);
		expect(
			pasted( {
				HTML: `<iframe src="https://www.opentable.com/widget/reservation/canvas?rid=7"></iframe>`,
			} )
		).toContain( '<!-- wp:dovetail/opentable {"rid":[7]} -->' );
	} );

	it.each( [
		[
			'https://www.opentable.com/r/bellini-am-markt-wien',
			'bellini am markt wien',
		],
		[ 'https://www.opentable.co.uk/r/luigi?ref=4', 'luigi' ],
		[ 'https://www.opentable.de/en-GB/r/nora', 'nora' ],
	] )(
		'starts a search for the restaurant’s name if it is a restaurant URL: %s',
		async ( address, name ) => {
			const { platform } = await open(
				pasted( { plainText: address } ) || NEW
			);
			const [ block ] = pasteHandler( {
				plainText: address,
				mode: 'BLOCKS',
			} ) as { clientId: string; name: string }[];
			expect( block?.name ).toBe( 'dovetail/opentable' );
			await act( () =>
				dispatch( blockEditorStore ).resetBlocks( [ block ] as never )
			);
			await waitFor( () => expect( field() ).toHaveValue( name ) );
			await waitFor( () =>
				expect( asked( platform ) ).toEqual( [ { query: name } ] )
			);
			expect( screen.queryByText( PROBLEM ) ).toBeNull();
		}
	);

	it( 'stays in the field if it is a restaurant URL, with what is missing and a search for the name', async () => {
		const { editor, platform } = await open();
		const address = 'https://www.opentable.com/r/mill-lane-bath';
		await embed( editor, address );
		expect(
			await screen.findByText(
				'This address does not contain the restaurant’s ID. Choose a search result, or paste the embed code from your OpenTable account.'
			)
		).toBeVisible();
		expect( field() ).toHaveValue( address );
		expect(
			await screen.findByText(
				'No restaurants found for “mill lane bath”. Try another spelling, or enter the restaurant’s ID.',
				{ ignore: '.a11y-speak-region' }
			)
		).toBeVisible();
		expect( asked( platform ) ).toEqual( [ { query: 'mill lane bath' } ] );
		expect( screen.queryByText( PROBLEM ) ).toBeNull();
	} );

	it.each( [
		'412810',
		'https://opentable.com.evil.example/?rid=412810',
		'<script src="https://evil.example/?rid=412810"></script>',
	] )( 'does not become a reservation block: %s', async ( text ) => {
		await open();
		expect( pasted( { plainText: text } ) ).not.toContain( 'opentable ' );
	} );
} );

describe( 'reservation transforms', () => {
	it( 'turn a reservation into a paragraph for each restaurant, with the restaurant’s name', async () => {
		const { editor } = await open( SEVERAL );
		const paragraphs = editor.transform( 'core/paragraph' );
		expect( paragraphs ).toContain(
			`<a href="${ PAGE }412810">Trattoria Bellini</a>`
		);
		expect( paragraphs ).toContain(
			`<a href="${ PAGE }98765">${ PAGE }98765</a>`
		);
	} );

	it( 'turn a paragraph into a reservation and back', async () => {
		const { editor } = await open(
			`<!-- wp:paragraph --><p>${ PAGE }412810</p><!-- /wp:paragraph -->\n\n${ saved() }`
		);
		expect( editor.transform( 'dovetail/opentable', 0 ) ).toContain(
			'{"rid":[412810]}'
		);
		expect( editor.transform( 'core/paragraph', 1 ) ).toContain(
			`<a href="${ PAGE }412810">`
		);
	} );
} );
