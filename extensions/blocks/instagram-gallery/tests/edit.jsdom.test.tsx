import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock } from '#shared/request';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import {
	inspector,
	openEditor,
	openPanels,
} from '../../../../tests/harness/editor';
import { instagramGallery } from '..';
import {
	listAccounts,
	readConnectionUrl,
	readConnectUrl,
	readGallery,
} from '../api';
import { mocks, TOKENS } from '../api.mock';
import { metadata } from '../block';

const EMPTY = '<!-- wp:dovetail/instagram-gallery /-->';

const post = ( attributes: object, user = 'harbour.bakery' ) =>
	`<!-- wp:dovetail/instagram-gallery ${ JSON.stringify( attributes ) } -->
<div class="wp-block-dovetail-instagram-gallery"><p><a href="https://www.instagram.com/${ user }/">instagram.com/${ user }</a></p></div>
<!-- /wp:dovetail/instagram-gallery -->`;

const BAKERY = post( {
	accessToken: TOKENS.bakery,
	instagramUser: 'harbour.bakery',
} );

const isUser = ( isConnected: boolean, isPlatform = true ) =>
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		platform: { configured: isPlatform },
		jetpack: { is_current_user_connected: isConnected },
	} );

const open = ( content = EMPTY ) =>
	openEditor( { blocks: [ instagramGallery ], content } );

describe( 'the inserter preview', () => {
	const { example } = metadata;

	it( 'shows drawn images side by side', async () => {
		await openEditor( {
			blocks: [ instagramGallery ],
			content: post( example.attributes ),
			settings: { isPreviewMode: true },
		} );
		expect( await screen.findAllByRole( 'presentation' ) ).toHaveLength(
			6
		);
		expect( example.viewportWidth ).toBeGreaterThanOrEqual( 600 );
	} );
} );

/** Replaces `window.open` with a fake window that can send messages. */
function standInWindow() {
	const popup = document.body.appendChild(
		document.createElement( 'iframe' )
	).contentWindow as Window;
	Object.defineProperty( popup, 'closed', { get: () => false } );
	const opened = jest.spyOn( window, 'open' ).mockReturnValue( popup );
	const say = ( data: unknown, origin = 'http://platform.test' ) =>
		act( async () => {
			window.dispatchEvent(
				new MessageEvent( 'message', { data, origin, source: popup } )
			);
		} );
	return { opened, say };
}

/** Asserts that a notice in or near the block is visible and announced. */
const expectSaid = ( sentence: string | RegExp ) =>
	waitFor( () => {
		const [ notice ] = [
			...document.querySelectorAll(
				'.components-notice__content p, .components-notice__content'
			),
		].filter( ( { textContent } ) =>
			typeof sentence === 'string'
				? textContent === sentence
				: sentence.test( textContent ?? '' )
		);
		expect( notice ).toBeVisible();
		expect(
			document.querySelector( '#a11y-speak-assertive' )
		).toHaveTextContent( sentence );
	} );

const connectButton = () =>
	screen.findByRole( 'button', { name: 'Connect to Instagram' } );

beforeEach( () => {
	isUser( true );
} );
afterEach( () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	jest.restoreAllMocks();
} );

describe( 'an author without an account', () => {
	// spec: 002-2.7-3, 002-6-4, 002-7-7
	it( 'is sent to the platform to connect, and then back to the post', async () => {
		isUser( false );
		const platform = usePlatform( 'no-connection', mocks );
		const editor = await open();
		expect(
			await screen.findByRole( 'link', {
				name: 'Connect user account',
			} )
		).toHaveAttribute(
			'href',
			expect.stringMatching( /^http:\/\/platform\.test\/connect\/user\?/ )
		);
		expect( platform.requests( readConnectionUrl ) ).toEqual( [
			expect.objectContaining( {
				query: {
					from: 'instagram-gallery',
					redirect: window.location.href,
				},
			} ),
		] );
		expect(
			screen.queryByRole( 'button', { name: 'Connect to Instagram' } )
		).toBeNull();
		expect( platform.requests( readConnectUrl ) ).toEqual( [] );
		expect( editor.saved() ).toBe( EMPTY );
	} );

	it.each( [ true, false ] )(
		'sees what is missing, and a link to the connection or whom to ask, if the site has no key or platform (can connect: %s)',
		async ( manageOptions ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				can: { manageOptions },
				availability: {
					'instagram-gallery': {
						available: true,
						connection: 'instagram',
					},
				},
			} );
			const platform = usePlatform( 'no-connection', mocks );
			const editor = await open();
			await screen.findByText(
				'The posts can’t be shown yet because no Instagram account is connected.',
				{ ignore: '[aria-live]' }
			);
			expect(
				screen
					.queryByRole( 'link', { name: /^Connect Instagram/ } )
					?.getAttribute( 'href' ) ?? null
			).toBe(
				manageOptions
					? 'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=instagram'
					: null
			);
			expect(
				!! screen.queryByText(
					'Ask an administrator of this site to connect Instagram.'
				)
			).toBe( ! manageOptions );
			expect( document.querySelector( '.is-error' ) ).toBeNull();
			expect(
				screen.queryByRole( 'button', { name: 'Connect to Instagram' } )
			).toBeNull();
			expect( platform.requests() ).toEqual( [] );
			expect( editor.saved() ).toBe( EMPTY );
		}
	);

	// spec: 002-2.7-3, 002-4.6-1, 002-4.6-3, 002-7-5
	it( 'can open a 700 by 700 pop-up that returns keyring_id after the user has connected', async () => {
		usePlatform( 'no-connection', mocks );
		const editor = await open();
		const { opened, say } = standInWindow();
		const button = await connectButton();
		await waitFor( () => expect( button ).toBeEnabled() );
		await waitFor( () =>
			expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' )
		);
		await editor.user.click( button );
		expect( opened ).toHaveBeenCalledWith(
			'http://platform.test/connect/instagram',
			expect.any( String ),
			expect.stringContaining( 'width=700,height=700' )
		);
		expect(
			screen.getByRole( 'button', { name: 'Connecting…' } )
		).toBeVisible();
		await say( { type: 'hello' } );
		await say( { keyring_id: 4711 }, 'https://evil.example' );
		expect(
			screen.getByRole( 'button', { name: 'Connecting…' } )
		).toBeVisible();
		usePlatform( 'no-connection', [
			mock( listAccounts ).reply( () => [
				{ token: TOKENS.new, username: 'harbour.market' },
			] ),
			...mocks.filter(
				( each ) =>
					each.kind === 'page' || each.endpoint !== listAccounts
			),
		] );
		await say( { keyring_id: 4711 } );
		await screen.findByRole( 'img', { name: /First light/ } );
		expect( editor.saved() ).toBe(
			post(
				{ accessToken: TOKENS.new, instagramUser: 'harbour.market' },
				'harbour.market'
			)
		);
	} );

	it( 'sees an error if the pop-up is blocked, and can retry', async () => {
		usePlatform( 'no-connection', mocks );
		const editor = await open();
		jest.spyOn( window, 'open' ).mockReturnValue( null );
		const button = await connectButton();
		await waitFor( () =>
			expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' )
		);
		await editor.user.click( button );
		await expectSaid( /Allow pop-ups for this site/ );
		expect(
			screen.getByRole( 'button', { name: 'Connect to Instagram' } )
		).toBeEnabled();
	} );

	// spec: 002-2.7-1, 002-7-4
	it( 'chooses among the connected accounts', async () => {
		const platform = usePlatform( 'paid', [
			mock( listAccounts ).reply( () => [
				{ token: TOKENS.bakery, username: 'harbour.bakery' },
				{ token: TOKENS.new, username: 'harbour.market' },
				{ token: 'IGAAnoreferencebutatoken', username: 'thief' },
			] ),
			...mocks.filter(
				( each ) =>
					each.kind === 'page' || each.endpoint !== listAccounts
			),
		] );
		const editor = await open();
		const group = await screen.findByRole( 'radiogroup', {
			name: 'Select your Instagram account:',
		} );
		expect(
			within( group )
				.getAllByRole( 'radio' )
				.map(
					( radio ) =>
						( radio as HTMLInputElement ).labels?.[ 0 ]?.textContent
				)
		).toEqual( [
			'@harbour.bakery',
			'@harbour.market',
			'Add a new account',
		] );
		await editor.user.click(
			screen.getByRole( 'radio', { name: '@harbour.market' } )
		);
		await editor.user.click( await connectButton() );
		await screen.findByRole( 'img', { name: /First light/ } );
		expect( platform.requests( listAccounts ) ).toHaveLength( 1 );
		expect( editor.saved() ).toContain( TOKENS.new );
	} );

	it( 'can choose only the account that the owner has connected, and needs no pop-up', async () => {
		isUser( false, false );
		const platform = usePlatform( 'paid', [
			mock( listAccounts ).reply( () => [
				{
					token: TOKENS.bakery,
					username: 'harbour.bakery',
					owned_by: 'site',
				},
			] ),
			...mocks.filter(
				( each ) =>
					each.kind === 'page' || each.endpoint !== listAccounts
			),
		] );
		const editor = await open();
		await connectButton();
		expect(
			screen.queryByRole( 'radio', { name: 'Add a new account' } )
		).toBeNull();
		await editor.user.click( await connectButton() );
		await screen.findByRole( 'img', { name: /First light/ } );
		expect( platform.requests( readConnectUrl ) ).toEqual( [] );
		expect( editor.saved() ).toBe( BAKERY );
	} );
} );

describe( 'an error', () => {
	// spec: 002-8-5, 002-4.6-2
	it( 'about an invalid token is shown, and the token and the user are removed from the block', async () => {
		usePlatform( 'paid', mocks ).fault( readGallery, {
			kind: 'refused',
			status: 403,
			code: 'invalid_token',
			message: 'No more.',
		} );
		const editor = await open( BAKERY );
		await expectSaid( 'An error occurred. Please try again later.' );
		expect( editor.saved() ).toBe( EMPTY );
		expect( await connectButton() ).toBeVisible();
	} );

	// spec: 002-4.6-2
	it( 'in the account request stores no token or user, and the author can retry', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		const editor = await open();
		const { say } = standInWindow();
		const button = await connectButton();
		await waitFor( () =>
			expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' )
		);
		await editor.user.click( button );
		platform.fault( listAccounts, 'refused' );
		await say( { keyring_id: 4711 } );
		await expectSaid( 'An error occurred. Please try again later.' );
		expect( editor.saved() ).toBe( EMPTY );
		expect( await connectButton() ).toBeEnabled();
	} );

	// spec: 002-8-5
	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'from the service (%s) keeps the account, and a retry loads the posts',
		async ( fault ) => {
			const platform = usePlatform( 'paid', mocks );
			platform.fault( readGallery, fault );
			const editor = await open( BAKERY );
			await expectSaid( 'An error occurred. Please try again later.' );
			expect( editor.saved() ).toBe( BAKERY );
			platform.fault( readGallery, null );
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Try again' } )
			);
			expect(
				await screen.findByRole( 'img', { name: /First light/ } )
			).toBeVisible();
			expect( editor.saved() ).toBe( BAKERY );
		}
	);

	// spec: 002-8-5
	it( 'is shown in the block and in the settings if an account has no posts', async () => {
		usePlatform( 'paid', mocks );
		const content = post(
			{ accessToken: TOKENS.empty, instagramUser: 'harbour.new' },
			'harbour.new'
		);
		const editor = await open( content );
		await expectSaid( 'No images were found in your Instagram account.' );
		await editor.selectBlock();
		expect( inspector() ).toHaveTextContent(
			'There are currently no posts in your Instagram account.'
		);
		expect( editor.saved() ).toBe( content );
	} );

	it( 'is shown for an unknown account, and the post stays unchanged', async () => {
		usePlatform( 'paid', mocks ).fault( readGallery, {
			kind: 'refused',
			status: 404,
			code: 'unknown_account',
			message: 'This site does not know this account.',
		} );
		const editor = await open( BAKERY );
		await expectSaid( 'An error occurred. Please try again later.' );
		await expectSaid( 'This site does not know this account.' );
		expect( editor.saved() ).toBe( BAKERY );
	} );

	it( 'is shown for a token from another site, and the token is not used', async () => {
		const platform = usePlatform( 'no-connection', mocks );
		const editor = await open(
			post( {
				accessToken: 'IGQVJelsewhereelsewhereelsewhereelsewhere',
				instagramUser: 'harbour.bakery',
			} )
		);
		expect( await connectButton() ).toBeVisible();
		expect( platform.requests( readGallery ) ).toEqual( [] );
		expect( editor.blocks()[ 0 ]?.attributes.accessToken ).toBe( '' );
	} );
} );

describe( 'an account’s posts', () => {
	// spec: 002-4.6-1, 002-7-3
	it( 'are requested once, with a count of thirty, while a spinner is shown', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( readGallery, 'late' );
		const editor = await open( BAKERY );
		expect( screen.getByText( 'Loading posts…' ) ).toBeVisible();
		expect(
			document.querySelector( '[data-block] .components-spinner' )
		).toBeVisible();
		expect( platform.requests( readGallery ) ).toEqual( [
			expect.objectContaining( {
				query: { access_token: TOKENS.bakery, count: '30' },
			} ),
		] );
		expect( editor.saved() ).toBe( BAKERY );
	} );

	// spec: 002-1-8, 002-9-10
	it( 'are shown as nine images in three columns by default', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open( BAKERY );
		await screen.findByRole( 'img', { name: /First light/ } );
		const grid = screen
			.getAllByRole( 'list' )
			.find( ( { className } ) => className.includes( '__grid' ) );
		expect( grid?.children ).toHaveLength( 9 );
		expect( grid?.style.getPropertyValue( '--dovetail-columns' ) ).toBe(
			'3'
		);
		expect( grid?.style.getPropertyValue( '--dovetail-gap' ) ).toBe(
			'10px'
		);
		expect( grid?.closest( '[data-block]' ) ).toHaveClass(
			'is-stacked-on-mobile'
		);
		expect( editor.saved() ).toBe( BAKERY );
	} );

	// spec: 002-2.7-2, 002-3.7-1, 002-5-6, 002-9-10
	it( 'change with the sidebar settings, within the allowed limits', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open( BAKERY );
		await screen.findByRole( 'img', { name: /First light/ } );
		await editor.selectBlock();
		expect( openPanels() ).toEqual( [
			'Account Settings',
			'Display Settings',
		] );
		const sidebar = within( inspector() );
		expect(
			sidebar.getByRole( 'link', { name: /@harbour\.bakery/ } )
		).toHaveAttribute(
			'href',
			'https://www.instagram.com/harbour.bakery/'
		);
		for ( const [ name, min, max, value ] of [
			[ 'Number of posts', 1, 30, 30 ],
			[ 'Number of columns', 1, 6, 6 ],
			[ 'Image spacing in pixels', 0, 50, 0 ],
		] as const ) {
			const slider = sidebar.getByRole( 'slider', { name } );
			expect( slider ).toHaveAttribute( 'min', String( min ) );
			expect( slider ).toHaveAttribute( 'max', String( max ) );
			fireEvent.change( slider, { target: { value } } );
		}
		await editor.user.click(
			sidebar.getByRole( 'checkbox', { name: 'Stack on mobile' } )
		);
		expect( editor.saved() ).toBe(
			post( {
				accessToken: TOKENS.bakery,
				instagramUser: 'harbour.bakery',
				columns: 6,
				count: 30,
				spacing: 0,
				isStackedOnMobile: false,
			} )
		);
		// spec: 002-8-5
		expect(
			sidebar.getByText(
				'There are currently only 12 posts in your Instagram account.'
			)
		).toBeVisible();
	} );

	it( 'are removed when the author disconnects the account', async () => {
		usePlatform( 'paid', mocks );
		const editor = await open( BAKERY );
		await screen.findByRole( 'img', { name: /First light/ } );
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'button', {
				name: 'Disconnect your account',
			} )
		);
		expect( editor.saved() ).toBe( EMPTY );
		expect( await connectButton() ).toBeVisible();
		expect(
			screen.queryByText( 'An error occurred. Please try again later.' )
		).toBeNull();
		await editor.undo();
		await screen.findByRole( 'img', { name: /First light/ } );
		expect( editor.saved() ).toBe( BAKERY );
	} );

	it( 'are counted even if their images cannot be loaded', async () => {
		usePlatform( 'paid', [
			mock( readGallery ).reply( () => ( {
				external_name: 'harbour.bakery',
				images: [ { url: 'https://site.example/1.jpg', title: 'One' } ],
				pending: 1,
				total: 3,
			} ) ),
		] );
		const editor = await open( BAKERY );
		await screen.findByRole( 'img', { name: 'One' } );
		await editor.selectBlock();
		await openPanels();
		expect(
			within( inspector() ).getByText(
				'There are currently only 3 posts in your Instagram account.'
			)
		).toBeVisible();
		expect(
			document.querySelectorAll( '[class*="__grid"] > li' )
		).toHaveLength( 2 );
	} );

	it( 'are shown with the new name if the account was renamed, and the post stays unchanged', async () => {
		usePlatform( 'paid', [
			mock( readGallery ).reply( () => ( {
				external_name: 'harbor.bakery',
				images: [ { url: 'https://site.example/1.jpg', title: 'One' } ],
			} ) ),
		] );
		const editor = await open( BAKERY );
		await screen.findByRole( 'img', { name: 'One' } );
		expect(
			screen.getByRole( 'link', { name: /instagram\.com/ } )
		).toHaveAttribute( 'href', 'https://www.instagram.com/harbor.bakery/' );
		expect( editor.saved() ).toBe( BAKERY );
	} );

	it( 'appear one by one while the site loads the images, and shown images do not move', async () => {
		jest.useFakeTimers( { advanceTimers: true } );
		try {
			let pending = 2;
			usePlatform( 'paid', [
				mock( readGallery ).reply( () => ( {
					external_name: 'harbour.bakery',
					images: Array.from(
						{ length: 3 - pending },
						( _, at ) => ( {
							url: `https://site.example/${ at }.jpg`,
							title: `Post ${ at }`,
						} )
					),
					pending: pending--,
				} ) ),
			] );
			await open( BAKERY );
			await screen.findByRole( 'img', { name: 'Post 0' } );
			expect(
				document.querySelectorAll( '[class*="__grid"] > li' )
			).toHaveLength( 3 );
			await act( async () => jest.advanceTimersByTime( 3000 ) );
			await screen.findByRole( 'img', { name: 'Post 1' } );
			await act( async () => jest.advanceTimersByTime( 3000 ) );
			await screen.findByRole( 'img', { name: 'Post 2' } );
			expect(
				document.querySelectorAll( '[class*="__grid"] > li' )
			).toHaveLength( 3 );
		} finally {
			jest.useRealTimers();
		}
	} );
} );
