import { mock, mockError } from '#shared/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePlatform } from '../../../../tests/harness/api';
import { expectConsole } from '../../../../tests/harness/expect-console';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { podcastPlayer } from '..';
import { readPodcast } from '../api';
import { mocks } from '../api.mock';
import { feedProblem } from '../messages';

const FEED = 'https://podcast.example/quiet-hours.xml';
const EMPTY = '<!-- wp:dovetail/podcast-player /-->';
const ROOT = 'wp-block-dovetail-podcast-player';
const link = ( name: string, url: string ) =>
	`<a class="${ ROOT }__tool" href="${ url }">${ name }</a>`;
const saved = ( url = FEED, attributes = {}, style = '', links = '' ) =>
	`<!-- wp:dovetail/podcast-player ${ JSON.stringify( { url, ...attributes } ) } -->
<div class="${ ROOT }"${ style && ` style="${ style }"` }>${
		'title' in attributes
			? `<p class="${ ROOT }__podcast">${ attributes.title }</p>`
			: ''
	}<p class="${ ROOT }__subscribe">${ links }${ link( 'RSS', url ) }</p></div>
<!-- /wp:dovetail/podcast-player -->`;

const palette = {
	theme: [
		{ slug: 'accent', name: 'Accent', color: '#ffee58' },
		{ slug: 'ink', name: 'Ink', color: '#111111' },
	],
};

const open = ( content: string, settings: Record< string, unknown > = {} ) =>
	openEditor( {
		blocks: [ podcastPlayer ],
		content,
		settings: {
			__experimentalFeatures: { color: { palette, custom: true } },
			...settings,
		},
	} );

const field = () =>
	screen.getByRole( 'textbox', { name: 'Podcast RSS feed URL' } );
const enter = ( text: string ) => {
	fireEvent.change( field(), { target: { value: text } } );
	fireEvent.submit( field() );
};
const player = () =>
	screen.findByRole( 'group', { name: 'Podcast player: Quiet Hours' } );

beforeAll( () => {
	HTMLMediaElement.prototype.pause = () => {};
	HTMLMediaElement.prototype.load = () => {};
} );

describe( 'a podcast player without a podcast', () => {
	// spec: 000-7-8, 000-3-10
	it( 'asks for a feed URL, rejects an invalid URL, and shows the podcast', async () => {
		const platform = usePlatform( 'free', mocks );
		const editor = await open( EMPTY );
		for ( const text of [ 'quiet hours', 'javascript:alert(1)' ] ) {
			enter( text );
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
				'This is not a podcast address. Enter a full web address, such as https://example.org/feed.'
			);
			expect( field() ).toHaveValue( text );
			expect( field() ).toBeInvalid();
		}
		expect( editor.saved() ).toBe( EMPTY );
		expect( platform.requests() ).toEqual( [] );

		fireEvent.change( field(), {
			target: { value: ' podcast.example/quiet-hours.xml ' },
		} );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Embed' } )
		);
		expect( await player() ).toHaveTextContent(
			'The lighthouse keeper & her lamp'
		);
		expect( platform.requests( readPodcast ) ).toMatchObject( [
			{ path: '/wpcom/v2/podcast-player', query: { url: FEED } },
		] );
		expect( editor.saved() ).toBe(
			saved( FEED, { title: 'Quiet Hours' } )
		);
		await editor.undo();
		expect( editor.saved() ).toBe( EMPTY );
	} );

	it( 'enables the button when an address is entered, as other embed blocks do', async () => {
		const editor = await open( EMPTY );
		const button = screen.getByRole( 'button', { name: 'Embed' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await editor.user.type( field(), 'p' );
		expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
		await editor.user.clear( field() );
		await editor.user.type( field(), ' ' );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'does not save a URL without a podcast, and keeps the typed text in the field', async () => {
		const platform = usePlatform( 'free', mocks );
		const editor = await open( EMPTY );
		enter( 'podcast.example/blog' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			feedProblem( 'podcast_not_a_feed' )
		);
		expect( field() ).toHaveValue( 'podcast.example/blog' );
		expect( editor.saved() ).toBe( EMPTY );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () =>
			expect( platform.requests( readPodcast ) ).toHaveLength( 2 )
		);
		expect( await screen.findByRole( 'alert' ) ).toBeVisible();
		enter( FEED );
		expect( await player() ).toBeVisible();
		expect( editor.saved() ).toBe(
			saved( FEED, { title: 'Quiet Hours' } )
		);
	} );

	it( 'shows the next step for an invalid feed, keeps the URL, and can retry', async () => {
		const platform = usePlatform( 'free', [
			mock( readPodcast ).reply( () =>
				mockError( 422, {
					code: 'podcast_not_a_feed',
					message: 'Theirs.',
				} )
			),
		] );
		const editor = await open( saved() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			feedProblem( 'podcast_not_a_feed' )
		);
		expect( field() ).toHaveValue( FEED );
		expect( editor.saved() ).toBe( saved() );
		mocks.forEach( ( each ) => platform.use( each ) );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect( await player() ).toBeVisible();
	} );

	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'shows an error if the site does not respond (%s), and keeps the block unchanged',
		async ( fault ) => {
			const platform = usePlatform( 'free', mocks );
			platform.fault( readPodcast, fault );
			const editor = await open( saved() );
			expect(
				( await screen.findByRole( 'alert' ) ).textContent
			).not.toBe( '' );
			expect( editor.saved() ).toBe( saved() );
		}
	);

	it( 'shows a sample podcast in the inserter, without a request', async () => {
		const platform = usePlatform( 'free', mocks );
		await open( EMPTY, { isPreviewMode: true } );
		expect( await player() ).toHaveTextContent( 'The lighthouse keeper' );
		expect( platform.requests() ).toEqual( [] );
	} );
} );

describe( 'a podcast player with a podcast', () => {
	// spec: 000-3-10, 000-9-7
	it( 'has settings for the episode count and the visible parts, and updates the preview', async () => {
		usePlatform( 'free', mocks );
		const editor = await open( saved() );
		await player();
		await editor.selectBlock();
		const panel = within( inspector() );
		const items = async () =>
			within( await player() ).getAllByRole( 'listitem' );
		expect( await items() ).toHaveLength( 4 );
		const number = panel.getByRole( 'spinbutton', {
			name: 'Number of episodes',
		} );
		expect( number ).toHaveValue( 5 );
		expect( number ).toHaveAttribute( 'min', '1' );
		expect( number ).toHaveAttribute( 'max', '10' );
		fireEvent.change( number, { target: { value: '2' } } );
		expect( await items() ).toHaveLength( 2 );
		expect( document.querySelector( 'img' ) ).not.toBeNull();
		for ( const name of [
			'Show cover art',
			'Show episode title',
			'Show episode description',
		] ) {
			await editor.user.click( panel.getByRole( 'checkbox', { name } ) );
		}
		expect( document.querySelector( 'img' ) ).toBeNull();
		await waitFor( async () =>
			expect( await player() ).not.toHaveTextContent( 'Thirty years' )
		);
		expect( editor.saved() ).toBe(
			saved( FEED, {
				itemsToShow: 2,
				showCoverArt: false,
				showEpisodeTitle: false,
				showEpisodeDescription: false,
			} )
		);
		for ( const name of [
			'Show cover art',
			'Show episode title',
			'Show episode description',
		] ) {
			await editor.user.click( panel.getByRole( 'checkbox', { name } ) );
		}
		fireEvent.change( number, { target: { value: '5' } } );
		expect( editor.saved() ).toBe( saved() );
	} );

	it( 'links to the podcast in apps, completes entered URLs, and rejects invalid ones', async () => {
		usePlatform( 'free', mocks );
		const editor = await open( saved() );
		await player();
		await editor.selectBlock();
		const panel = within( inspector() );
		await editor.user.click(
			panel.getByRole( 'button', { name: 'Links to podcast apps' } )
		);
		const spotify = panel.getByRole( 'textbox', {
			name: 'Spotify address',
		} );
		fireEvent.change( spotify, { target: { value: 'spotify' } } );
		expect( spotify ).toHaveAttribute( 'aria-invalid', 'false' );
		fireEvent.blur( spotify );
		expect( spotify ).toHaveAccessibleDescription(
			'This is not a web address, so it was not saved.'
		);
		expect( editor.saved() ).toBe( saved() );
		fireEvent.change( spotify, {
			target: { value: 'open.spotify.com/show/1' },
		} );
		const spotifyUrl = 'https://open.spotify.com/show/1';
		expect( editor.saved() ).toBe(
			saved( FEED, { spotifyUrl }, '', link( 'Spotify', spotifyUrl ) )
		);
		expect( screen.getByRole( 'link', { name: 'Spotify' } ) ).toBeVisible();
	} );

	it( 'starts with the oldest episode if its order is reversed', async () => {
		usePlatform( 'free', mocks );
		const editor = await open( saved( FEED, {} ) );
		const first = async () =>
			within( await player() ).getAllByRole( 'listitem' )[ 0 ];
		expect( await first() ).toHaveTextContent( 'The lighthouse keeper' );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'checkbox', { name: 'Reverse episode order' } )
		);
		expect( editor.saved() ).toContain( '"isReversed":true' );
		expect( await first() ).toHaveTextContent( 'The pilot, lost' );
	} );

	it( 'stops after an episode if “Play the next episode” is turned off', async () => {
		usePlatform( 'free', mocks );
		const editor = await open( saved() );
		await player();
		await editor.selectBlock();
		await editor.user.click(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Play the next episode when one ends',
			} )
		);
		expect( editor.saved() ).toBe( saved( FEED, { playNext: false } ) );
	} );

	// spec: 000-3-10, 000-5-1
	it( 'has settings for three colors, and warns about low contrast', async () => {
		usePlatform( 'free', mocks );
		const editor = await open(
			saved(
				FEED,
				{
					secondaryColor: 'ink',
					hexSecondaryColor: '#111111',
					customBackgroundColor: '#ffffff',
					hexBackgroundColor: '#ffffff',
				},
				'--dovetail-podcast-secondary:var(--wp--preset--color--ink,#111111);--dovetail-podcast-background:#ffffff'
			)
		);
		await player();
		await editor.selectBlock();
		const panel = within( inspector() );
		expect( panel.queryByText( /hard for people to read/ ) ).toBeNull();
		await editor.user.click(
			panel.getByRole( 'button', { name: /^Primary/ } )
		);
		await editor.user.click(
			await screen.findByRole( 'option', { name: 'Accent' } )
		);
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			primaryColor: 'accent',
			hexPrimaryColor: '#ffee58',
		} );
		expect(
			await panel.findByText( /hard for people to read/ )
		).toBeVisible();
		const style = document
			.querySelector( '[data-type="dovetail/podcast-player"]' )
			?.getAttribute( 'style' );
		expect( style ).toContain( '--dovetail-podcast-background: #ffffff' );
		expect( editor.saved() ).toContain(
			'style="--dovetail-podcast-primary:var(--wp--preset--color--accent,#ffee58);--dovetail-podcast-secondary'
		);
	} );

	it( 'lets the author replace its podcast from the toolbar, and keeps it if the author cancels', async () => {
		usePlatform( 'free', mocks );
		const editor = await open( saved() );
		await player();
		await editor.selectBlock();
		const { user } = editor;
		const replace = () =>
			user.click(
				screen.getByRole( 'button', {
					name: 'Replace podcast address',
				} )
			);
		const block = () => document.querySelector( '[data-block]' );
		await replace();
		expect( field() ).toHaveValue( FEED );
		expect( field() ).toHaveFocus();
		fireEvent.change( field(), { target: { value: '' } } );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( block() ).toHaveFocus();
		expect( await player() ).toBeVisible();
		expect( editor.saved() ).toBe( saved() );
		await replace();
		enter( 'https://podcast.example/other' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'There is no podcast feed at this address.'
		);
		expect( editor.saved() ).toBe( saved() );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( await player() ).toBeVisible();
		await replace();
		await user.type( field(), '{Enter}' );
		expect( await player() ).toBeVisible();
		expect( block() ).toHaveFocus();
	} );

	it.each( [
		[ 'new', EMPTY ],
		[ 'replaced', saved() ],
	] )(
		'leaves the focus where the author went while a slow feed loads: %s',
		async ( _, content ) => {
			const platform = usePlatform( 'free', mocks );
			const editor = await open( content );
			if ( content !== EMPTY ) {
				await player();
				await editor.selectBlock();
				await editor.user.click(
					screen.getByRole( 'button', {
						name: 'Replace podcast address',
					} )
				);
			}
			platform.fault( readPodcast, { kind: 'late', ms: 300 } );
			await editor.user.click( field() );
			enter( FEED );
			const elsewhere = document.body.appendChild(
				document.createElement( 'textarea' )
			);
			elsewhere.focus();
			expect( await player() ).toBeVisible();
			expect( elsewhere ).toHaveFocus();
			elsewhere.remove();
		}
	);

	it( 'moves the focus from the form to the block when its first podcast appears', async () => {
		usePlatform( 'free', mocks );
		const editor = await open( EMPTY );
		await editor.user.type( field(), `${ FEED }{Enter}` );
		expect( await player() ).toBeVisible();
		expect( document.querySelector( '[data-block]' ) ).toHaveFocus();
	} );

	it( 'shows the last good copy and the reason if the feed fails', async () => {
		usePlatform( 'free', [
			mock( readPodcast ).reply( () => ( {
				title: 'Quiet Hours',
				link: '',
				cover: '',
				tracks: [],
				header: '',
				list: '',
				reverse: '',
				problem: 'podcast_unreachable',
			} ) ),
		] );
		await open( saved() );
		await waitFor( () =>
			expect(
				document.querySelector( '.components-notice' )
			).toHaveTextContent(
				/could not be reached.*Visitors still see the episodes from the last time the feed was loaded/
			)
		);
	} );

	// spec: 000-2.8-2, 000-8-13
	it( 'shows an error if it crashes, and keeps its settings', async () => {
		expectConsole( 'error', /Broken on purpose/ );
		expectConsole( 'error', /Stage/ );
		usePlatform( 'free', mocks );
		const reading = jest
			.spyOn( DOMParser.prototype, 'parseFromString' )
			.mockImplementation( () => {
				throw new Error( 'Broken on purpose.' );
			} );
		const editor = await open( saved() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.'
		);
		reading.mockRestore();
		await editor.selectBlock();
		expect(
			within( inspector() ).getByRole( 'checkbox', {
				name: 'Show cover art',
			} )
		).toBeChecked();
		expect( editor.saved() ).toBe( saved() );
	} );

	// spec: 000-2.8-2, 000-8-13
	it( 'shows an error if its script crashes', async () => {
		expectConsole( 'error', /Broken on purpose/ );
		usePlatform( 'free', mocks );
		const sound = jest
			.spyOn( HTMLMediaElement.prototype, 'currentTime', 'set' )
			.mockImplementation( () => {
				throw new Error( 'Broken on purpose.' );
			} );
		await open( saved() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.'
		);
		sound.mockRestore();
	} );

	it( 'transforms into WordPress’s RSS block and back', async () => {
		usePlatform( 'free', mocks );
		const editor = await open(
			`${ saved( FEED, { itemsToShow: 3 } ) }

<!-- wp:rss {"feedURL":"${ FEED }","itemsToShow":20} /-->`
		);
		expect( editor.transform( 'core/rss' ) ).toBe(
			`<!-- wp:rss {"feedURL":"${ FEED }","itemsToShow":3} /-->`
		);
		expect( editor.transform( 'dovetail/podcast-player', 1 ) ).toBe(
			saved( FEED, { itemsToShow: 10 } )
		);
	} );
} );

describe( 'Undo in a podcast player', () => {
	it( 'undoes each change of a color or switch separately', async () => {
		usePlatform( 'free', mocks );
		const editor = await open( saved() );
		await player();
		await editor.selectBlock();
		const color = ( name: string ) => async () => {
			const row = within( inspector() ).getByRole( 'button', {
				name: /^Primary/,
			} );
			await editor.user.click( row );
			await editor.user.click(
				await screen.findByRole( 'option', { name } )
			);
			await editor.user.click( row );
		};
		const press = () =>
			editor.user.click(
				within( inspector() ).getByRole( 'checkbox', {
					name: 'Show cover art',
				} )
			);
		await expectSteps(
			editor,
			color( 'Accent' ),
			color( 'Ink' ),
			color( 'Accent' ),
			press,
			press
		);
	} );
} );
