import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock, mockError } from '#shared/request';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { pasteHandler } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { resetLocaleData } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { testServices, usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { pasted } from '../../../../tests/harness/paste';
import { fakeLibrary } from '../../../../tests/harness/fake-library';
import { gif } from '..';
import { lookUpGif, searchGifs, searchKlipy } from '../api';
import { mocks } from '../api.mock';

const NEW = '<!-- wp:dovetail/gif /-->';
const ODD =
	'This is not a link to a GIF. Paste the address of a GIF page or file on GIPHY.';
const saved = (
	id: string,
	name: string,
	padding = '56.2%',
	more = ''
) => `<!-- wp:dovetail/gif {"giphyUrl":"https://giphy.com/embed/${ id }"${
	name === 'GIF' ? '' : `,"searchText":"${ name }"`
}${ more } -->
<figure class="wp-block-dovetail-gif aligncenter"><div class="wp-block-dovetail-gif__stage" style="--dovetail-gif-padding:${ padding }"><a class="wp-block-dovetail-gif__link" href="https://giphy.com/gifs/${ id }">${ name }</a><p class="wp-block-dovetail-gif__mark">Powered by GIPHY</p></div></figure>
<!-- /wp:dovetail/gif -->`;
const CLAP = saved( '3oEjI6SIIHBdRxXI40', 'clap', undefined, '}' );

// Load the editor's chunk before the tests, because compiling it would count toward a test's timeout.
beforeAll( async () => void ( await gif.edit() ), 60_000 );
beforeEach( () => {
	window.matchMedia = ( media ) =>
		Object.assign( new EventTarget(), {
			matches: false,
			media,
			onchange: null,
			addListener() {},
			removeListener() {},
		} );
} );
afterEach( async () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	await dispatch( noticesStore ).removeAllNotices();
} );

async function open( content = NEW, services = [ 'gifs', 'gif-player' ] ) {
	const platform = usePlatform( 'free', mocks );
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		services: testServices( ...services ),
		serviceKeys: { gifs: 'key-7', klipy: 'key-8' },
	} );
	const editor = await openEditor( { blocks: [ gif ], content } );
	return { platform, editor };
}

/** Returns the requests to GIF services. Omits WordPress's own requests. */
const asked = ( platform: ReturnType< typeof usePlatform > ) => [
	...platform.requests( searchGifs ),
	...platform.requests( lookUpGif ),
];

const field = () =>
	screen.getByRole( 'textbox', {
		name: /Search words or link|Link to a GIF/,
	} );

/** Pastes the text instead of typing it, because only the request matters. */
async function enter(
	{ user }: Awaited< ReturnType< typeof openEditor > >,
	text: string
) {
	fireEvent.change( field(), { target: { value: text } } );
	await user.click(
		screen.getByRole( 'button', { name: /^(Search|Embed)$/ } )
	);
}

describe( 'a GIF in the editor', () => {
	// spec: 002-2.15-1, 002-7-13, 002-9-7
	it( 'can be chosen from ten search results, and given a caption, a title and a height', async () => {
		const { platform, editor } = await open();
		await enter( editor, 'nothing' );
		expect(
			await screen.findByText( 'No GIFs found. Try other words.' )
		).toBeVisible();
		await enter( editor, 'busy <cat> & co' );
		const list = await screen.findByRole( 'list', {
			name: 'Search results',
		} );
		expect( screen.getByText( '10 GIFs found.' ) ).toBeVisible();
		expect( within( list ).getAllByRole( 'button' ) ).toHaveLength( 10 );
		expect( platform.requests( searchGifs )[ 1 ]?.query ).toEqual( {
			api_key: 'key-7',
			q: 'busy <cat> & co',
			limit: '10',
		} );
		const result = screen.getByRole( 'button', { name: 'Cat in a hurry' } );
		expect( within( result ).getByRole( 'img' ) ).toHaveAttribute(
			'src',
			expect.stringContaining( 'still' )
		);
		await editor.user.hover( result );
		expect( within( result ).getByRole( 'img' ) ).toHaveAttribute(
			'src',
			expect.stringContaining( 'moving' )
		);
		expect( screen.getByRole( 'button', { name: 'GIF 6' } ) ).toBeVisible();
		await editor.user.click( result );
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			align: 'center',
			giphyUrl: 'https://giphy.com/embed/GeimqsH0TLDt4tScGw',
			searchText: 'Cat in a hurry',
			paddingTop: '177.7%',
		} );
		// A chosen GIF plays immediately.
		await waitFor( () =>
			expect( document.querySelector( 'iframe' )?.src ).toBe(
				'http://platform.test/services/gif-player/embed/GeimqsH0TLDt4tScGw'
			)
		);
		fireEvent.load( document.querySelector( 'iframe' ) as Element );
		expect(
			await screen.findByRole( 'button', {
				name: 'Pause: Cat in a hurry',
			} )
		).toHaveFocus();

		await editor.selectBlock();
		const title = within( inspector() ).getByRole( 'textbox', {
			name: 'Title',
		} );
		fireEvent.change( title, { target: { value: 'A cat <runs>' } } );
		const height = within( inspector() ).getByRole( 'slider', {
			name: 'Height (% of the width)',
		} );
		fireEvent.change( height, { target: { value: '80.5' } } );
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			searchText: 'A cat ‹runs›',
			paddingTop: '80.5%',
		} );
		expect(
			screen.getByRole( 'textbox', { name: 'Caption' } )
		).toBeVisible();
	} );

	it( 'keeps its caption field while the press that deselects the block may last', async () => {
		const { editor } = await open( CLAP );
		await editor.selectBlock();
		const caption = () =>
			screen.queryByRole( 'textbox', { name: 'Caption' } );
		await editor.deselect();
		expect( caption() ).toBeVisible();
		await waitFor( () => expect( caption() ).toBeNull() );
	} );

	it( 'comes from KLIPY, which the results name, if the site has only a KLIPY key', async () => {
		const { platform, editor } = await open( NEW, [
			'klipy',
			'gif-player',
		] );
		await enter( editor, 'cat' );
		expect( await screen.findByText( 'Powered by KLIPY' ) ).toBeVisible();
		expect( platform.requests( searchGifs ) ).toEqual( [] );
		expect( platform.requests( searchKlipy )[ 0 ]?.query ).toEqual( {
			key: 'key-8',
			q: 'cat',
			limit: '10',
		} );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Cat in a hurry' } )
		);
		const file = 'https://static.klipy.com/ii/GeimqsH0TLDt4tScGw.gif';
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			giphyUrl: file,
			searchText: 'Cat in a hurry',
			paddingTop: '177.7%',
		} );
		expect( editor.saved() ).toContain(
			`href="${ file }">Cat in a hurry</a><p class="wp-block-dovetail-gif__mark">Powered by KLIPY</p>`
		);
		expect( screen.getByText( 'Powered by KLIPY' ) ).toBeVisible();
		await waitFor( () =>
			expect(
				document.querySelector( `img[src="${ file }"]` )
			).toHaveAttribute( 'alt', 'Cat in a hurry' )
		);
	} );

	it( 'can be replaced, and stays unchanged if the author cancels', async () => {
		const { editor } = await open( CLAP );
		await editor.selectBlock();
		const replace = () =>
			editor.user.click(
				screen.getByRole( 'button', { name: 'Replace' } )
			);
		await replace();
		expect( field() ).toHaveFocus();
		expect( field() ).toHaveValue( 'clap' );
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		expect(
			screen.getByRole( 'button', { name: 'Play: clap' } )
		).toHaveFocus();
		expect( editor.saved() ).toBe( CLAP );
		await replace();
		await enter( editor, 'https://giphy.com/gifs/o0vwzuFwCGAFO' );
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'"giphyUrl":"https://giphy.com/embed/o0vwzuFwCGAFO","searchText":"Cat writes a letter","paddingTop":"75.5%"'
			)
		);
	} );

	it( 'shows the message of the site after too many requests', async () => {
		const message = 'Too many requests in the last minute.';
		const { platform, editor } = await open();
		platform.use(
			mock(
				( await import( '../../../../shared/redirect/api' ) )
					.lookUpRedirect
			).reply( () => mockError( 429, { code: 'rest_busy', message } ) )
		);
		await enter( editor, 'gph.is/g/ZW8Jv0k' );
		expect( await screen.findByText( message ) ).toBeVisible();
	} );

	it( 'can be added with its URL or a short URL that the server resolves', async () => {
		const short = 'https://gph.is/g/ZW8Jv0k';
		const { platform, editor } = await open();
		platform.use(
			mock(
				( await import( '../../../../shared/redirect/api' ) )
					.lookUpRedirect
			).reply( ( { params: { url } } ) =>
				url === short
					? {
							status: 200,
							url: 'https://giphy.com/gifs/cat-vFKqnCdLPNOKc',
						}
					: { status: 404 }
			)
		);
		await enter( editor, 'https://example.org/cat.gif' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( ODD );
		expect( platform.requests() ).toEqual( [] );
		await enter( editor, 'gph.is/gone' );
		expect(
			await screen.findByText(
				'This short link could not be resolved. Paste the address it leads to.'
			)
		).toBeVisible();
		await enter( editor, 'https://giphy.com/gifs/notThere1' );
		expect(
			await screen.findByText( 'There is no GIF at this address.' )
		).toBeVisible();
		expect( editor.saved() ).toBe( NEW );
		await enter( editor, short );
		await waitFor( () =>
			expect( editor.saved() ).toBe(
				saved(
					'vFKqnCdLPNOKc',
					'Cat waves',
					'75%',
					',"paddingTop":"75%"}'
				)
			)
		);
		expect( platform.requests( lookUpGif ).at( -1 ) ).toMatchObject( {
			path: '/v1/gifs/vFKqnCdLPNOKc',
			query: { api_key: 'key-7' },
		} );
	} );

	it.each( [ 'refused', 'cut' ] as const )(
		'shows an error if the service fails (%s), can retry, and still accepts a URL',
		async ( fault ) => {
			const { platform, editor } = await open();
			platform.fault( searchGifs, fault );
			platform.fault( lookUpGif, fault );
			await enter( editor, 'cat' );
			expect( await screen.findByRole( 'alert' ) ).toBeVisible();
			expect( field() ).toHaveValue( 'cat' );
			platform.fault( searchGifs, null );
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Try again' } )
			);
			expect( await screen.findByText( '10 GIFs found.' ) ).toBeVisible();
			await enter( editor, 'https://giphy.com/gifs/vFKqnCdLPNOKc' );
			await waitFor( () =>
				expect( editor.saved() ).toBe(
					saved( 'vFKqnCdLPNOKc', 'GIF', undefined, '}' )
				)
			);
			expect( select( noticesStore ).getNotices() ).toMatchObject( [
				{
					status: 'warning',
					content:
						'The size of this GIF could not be determined, so it gets the default height. You can change the height in the settings.',
				},
			] );
		}
	);

	it.each( [
		[ 'GIPHY', 'gifs', 'giphy', true ],
		[ 'KLIPY', 'klipy', 'klipy', true ],
		[ 'KLIPY', 'klipy', 'klipy', false ],
	] as const )(
		'says that %s rejected the site’s key, and links to the key or says whom to ask (service: %s, connection: %s, can connect: %s)',
		async ( title, service, connection, manageOptions ) => {
			const { editor } = await open( NEW, [ service ] );
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				services: testServices( service ),
				serviceKeys: { gifs: 'revoked-7', klipy: 'revoked-8' },
				can: { manageOptions },
			} );
			await enter( editor, 'cat' );
			const alert = within( await screen.findByRole( 'alert' ) );
			expect(
				alert.getByText(
					`${ title } rejected this site’s key. Copy it again from the ${ title } account.`
				)
			).toBeVisible();
			if ( ! manageOptions ) {
				expect(
					alert.getByText(
						`Ask an administrator of this site to connect ${ title }.`
					)
				).toBeVisible();
				return;
			}
			expect(
				alert.getByRole( 'link', { name: /^Change the key/ } )
			).toHaveAttribute(
				'href',
				`https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=${ connection }`
			);
		}
	);

	it( 'can be added with its URL if no service is connected, as a note explains', async () => {
		const { editor, platform } = await open( NEW, [] );
		expect(
			screen.getByText( /Paste a link to a GIF\./, {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		await enter( editor, 'cat' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( ODD );
		await enter( editor, 'https://giphy.com/gifs/vFKqnCdLPNOKc' );
		await waitFor( () =>
			expect( editor.saved() ).toBe(
				saved( 'vFKqnCdLPNOKc', 'GIF', undefined, '}' )
			)
		);
		expect( platform.requests() ).toEqual( [] );
	} );

	it.each( [ true, false ] )(
		'links to the connection or says whom to ask if no service is connected (can connect: %s)',
		async ( manageOptions ) => {
			usePlatform( 'free', mocks );
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				can: { manageOptions },
			} );
			const { user } = await openEditor( {
				blocks: [ gif ],
				content: NEW,
			} );
			const link = screen.queryByRole( 'link', {
				name: /^Connect GIPHY/,
			} );
			expect( link?.getAttribute( 'href' ) ?? null ).toBe(
				manageOptions
					? 'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=giphy'
					: null
			);
			expect(
				!! screen.queryByText(
					'Ask an administrator of this site to connect GIPHY.'
				)
			).toBe( ! manageOptions );
			if ( link ) {
				await user.click( link );
				fireEvent( document, new Event( 'visibilitychange' ) );
				expect(
					screen.getByText(
						'If you connected GIPHY, save your post and reload the editor.'
					)
				).toBeVisible();
			}
		}
	);

	it( 'shows an error for an unknown URL, and keeps the URL', async () => {
		const content =
			'<!-- wp:dovetail/gif {"giphyUrl":"https://example.org/cats","searchText":"Cats"} -->\n<figure class="wp-block-dovetail-gif aligncenter"><a href="https://example.org/cats">Cats</a></figure>\n<!-- /wp:dovetail/gif -->';
		const { editor } = await open( content );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( ODD );
		expect( field() ).toHaveValue( 'https://example.org/cats' );
		expect( editor.saved() ).toBe( content );
	} );

	it( 'can be created from embeds, images and links, and transformed back', async () => {
		const { editor, platform } = await open(
			`<!-- wp:embed {"url":"https://giphy.com/gifs/vFKqnCdLPNOKc","align":"wide"} --><figure class="wp-block-embed alignwide"><div class="wp-block-embed__wrapper">
https://giphy.com/gifs/vFKqnCdLPNOKc
</div><figcaption class="wp-element-caption">Hi &amp; bye</figcaption></figure><!-- /wp:embed -->

<!-- wp:image {"width":"300px","height":"100px"} --><figure class="wp-block-image is-resized"><img src="https://media.giphy.com/media/vFKqnCdLPNOKc/giphy.gif" alt="A cat" style="width:300px;height:100px"/></figure><!-- /wp:image -->

<!-- wp:paragraph --><p><a href="https://giphy.com/gifs/vFKqnCdLPNOKc">Look</a></p><!-- /wp:paragraph -->

<!-- wp:paragraph --><p>https://giphy.com/gifs/vFKqnCdLPNOKc</p><!-- /wp:paragraph -->

<!-- wp:paragraph --><p>See <a href="https://giphy.com/gifs/vFKqnCdLPNOKc">this</a></p><!-- /wp:paragraph -->

${ CLAP }`
		);
		const turned = [ 0, 1, 2, 3 ].map( ( index ) =>
			editor.transform( 'dovetail/gif', index )
		);
		expect( turned[ 0 ] ).toContain( 'alignwide' );
		expect( turned[ 0 ] ).toContain( 'Hi &amp; bye</figcaption>' );
		expect( turned[ 1 ] ).toContain(
			'"searchText":"A cat","paddingTop":"33.3%"'
		);
		expect( turned[ 2 ] ).toBe(
			saved( 'vFKqnCdLPNOKc', 'Look', undefined, '}' )
		);
		expect( turned[ 3 ] ).toBe(
			saved( 'vFKqnCdLPNOKc', 'GIF', undefined, '}' )
		);
		expect( editor.transform( 'dovetail/gif', 4 ) ).toBe( '' );
		expect( editor.transform( 'core/embed', 5 ) ).toContain(
			'"url":"https://giphy.com/gifs/3oEjI6SIIHBdRxXI40"'
		);
		expect( editor.transform( 'core/paragraph', 5 ) ).toContain(
			'<p><a href="https://giphy.com/gifs/3oEjI6SIIHBdRxXI40">clap</a></p>'
		);
		// WordPress logs pasted content to the console.
		jest.spyOn( console, 'log' ).mockImplementation();
		expect( pasted( 'https://giphy.com/gifs/cat-vFKqnCdLPNOKc' ) ).toBe(
			saved( 'vFKqnCdLPNOKc', 'GIF', undefined, '}' )
		);
		expect( platform.requests( searchGifs ) ).toEqual( [] );
		expect( platform.requests( lookUpGif ) ).toEqual( [] );
	} );
} );

describe( 'a GIF in a reopened post', () => {
	afterEach( () => resetLocaleData( {}, 'dovetail-blocks' ) );

	it( 'says in the author’s language what a click shares', async () => {
		resetLocaleData(
			{
				'': {},
				'Loading this shares your IP address with %s.': [
					'Beim Laden erfährt %s Ihre IP-Adresse.',
				],
			},
			'dovetail-blocks'
		);
		await open( CLAP );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Beim Laden erfährt giphy.com Ihre IP-Adresse.'
		);
	} );

	it( 'shows its click-to-load button, and sends no request before a click', async () => {
		const { editor, platform } = await open( CLAP );
		const play = screen.getByRole( 'button', { name: 'Play: clap' } );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Loading this shares your IP address with giphy.com.'
		);
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( document.querySelector( 'iframe' ) ).toBeNull();
		expect( asked( platform ) ).toEqual( [] );
		await editor.user.click( play );
		await waitFor( () =>
			expect( document.querySelector( 'iframe' )?.src ).toContain(
				'/embed/3oEjI6SIIHBdRxXI40'
			)
		);
	} );

	it( 'sends no request for missing data', async () => {
		const { platform } = await open(
			saved( 'vFKqnCdLPNOKc', 'GIF', undefined, '}' )
		);
		expect(
			screen.getByRole( 'button', { name: 'Play: GIF' } )
		).toBeVisible();
		expect( asked( platform ) ).toEqual( [] );
	} );
} );

describe( 'a GIF created from a URL', () => {
	const turn = async ( content: string ) => {
		const store = dispatch( blockEditorStore );
		const [ paragraph ] = select( blockEditorStore ).getBlocks();
		await act( async () => {
			await store.replaceBlocks(
				paragraph?.clientId ?? '',
				pasteHandler( {
					HTML: content,
					plainText: '',
					mode: 'BLOCKS',
				} ) as never
			);
		} );
	};
	beforeEach( () => {
		// WordPress logs pasted content to the console.
		jest.spyOn( console, 'log' ).mockImplementation();
	} );

	// spec: 002-9-7
	it( 'loads its size and title once, in a separate undo step', async () => {
		const { editor, platform } = await open(
			'<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'
		);
		await turn( '<p>https://giphy.com/gifs/GeimqsH0TLDt4tScGw</p>' );
		await waitFor( () =>
			expect( editor.saved() ).toBe(
				saved(
					'GeimqsH0TLDt4tScGw',
					'Cat in a hurry',
					'177.7%',
					',"paddingTop":"177.7%"}'
				)
			)
		);
		expect( platform.requests( lookUpGif ) ).toHaveLength( 1 );
		await editor.undo();
		expect( editor.saved() ).toBe(
			saved( 'GeimqsH0TLDt4tScGw', 'GIF', undefined, '}' )
		);
		expect( platform.requests( lookUpGif ) ).toHaveLength( 1 );
	} );

	it( 'is added for each line of a paragraph with several URLs', async () => {
		const { editor } = await open(
			'<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'
		);
		await turn(
			'<p>https://giphy.com/gifs/GeimqsH0TLDt4tScGw<br>https://giphy.com/gifs/cat-vFKqnCdLPNOKc</p>'
		);
		expect( editor.saved().match( /"giphyUrl":"[^"]*"/g ) ).toEqual( [
			'"giphyUrl":"https://giphy.com/embed/GeimqsH0TLDt4tScGw"',
			'"giphyUrl":"https://giphy.com/embed/vFKqnCdLPNOKc"',
		] );
	} );

	it( 'uses the link text as its title', async () => {
		const { editor } = await open(
			'<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'
		);
		await turn(
			'<p><a href="https://giphy.com/gifs/GeimqsH0TLDt4tScGw">Run!</a></p>'
		);
		await waitFor( () =>
			expect( editor.saved() ).toContain(
				'"searchText":"Run!","paddingTop":"177.7%"'
			)
		);
	} );

	it.each( [
		[
			'no service is connected',
			'https://giphy.com/gifs/GeimqsH0TLDt4tScGw',
			[],
			'The size of this GIF could not be determined, so it gets the default height. You can change the height in the settings.',
		],
		[
			'no GIF is at the URL',
			'https://giphy.com/gifs/notThere1',
			[ 'gifs' ],
			'There is no GIF at this address.',
		],
	] )(
		'has the default height and shows a warning if %s',
		async ( _, url, services, content ) => {
			const { editor } = await open(
				'<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->',
				services
			);
			await turn( `<p>${ url }</p>` );
			await waitFor( () =>
				expect( select( noticesStore ).getNotices() ).toMatchObject( [
					{ status: 'warning', content },
				] )
			);
			expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
				paddingTop: '56.2%',
				searchText: '',
			} );
		}
	);
} );

describe( 'an uploaded GIF', () => {
	const MIXER = {
		id: 42,
		url: 'https://site.test/mixer.gif',
		alt: 'Dough in the mixer',
		mime: 'image/gif',
		width: 480,
		height: 270,
	};
	const OVEN = {
		id: 44,
		source_url: 'https://site.test/oven.mp4',
		mime_type: 'video/mp4',
		media_details: { width: 1280, height: 720 },
	};
	const library = fakeLibrary();
	beforeEach( () => {
		Object.assign( HTMLImageElement.prototype, { decode: async () => {} } );
		Object.assign( HTMLMediaElement.prototype, {
			play: async () => {},
			pause() {},
		} );
	} );

	const openWith = async ( content = NEW ) => {
		const platform = usePlatform( 'free', mocks );
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			services: testServices( 'gifs', 'gif-player' ),
			serviceKeys: { gifs: 'key-7' },
		} );
		const editor = await openEditor( {
			blocks: [ gif ],
			content,
			settings: {
				mediaUpload: library.mediaUpload,
			},
		} );
		return { editor, platform };
	};

	it( 'can be chosen from the library, is shown immediately, and needs no request', async () => {
		const { editor, platform } = await openWith();
		library.chosen = { ...MIXER, mime: 'image/jpeg' };
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Media Library' } )
		);
		expect(
			screen.getByText(
				'This file is not animated. Choose a GIF, WebP or MP4 file.'
			)
		).toBeVisible();
		expect( editor.saved() ).toBe( NEW );
		library.chosen = MIXER;
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Media Library' } )
		);
		expect( editor.saved() )
			.toBe( `<!-- wp:dovetail/gif {"file":{"id":42,"url":"https://site.test/mixer.gif","alt":"Dough in the mixer","mime":"image/gif","width":480,"height":270}} -->
<figure class="wp-block-dovetail-gif aligncenter"><div class="wp-block-dovetail-gif__own"><img class="wp-image-42" src="https://site.test/mixer.gif" alt="Dough in the mixer" width="480" height="270"/></div></figure>
<!-- /wp:dovetail/gif -->` );
		expect(
			screen.getByRole( 'button', { name: 'Pause: Dough in the mixer' } )
		).toHaveFocus();
		expect( screen.queryByText( /Powered by/ ) ).toBeNull();
		expect( screen.queryByRole( 'status' ) ).toBeNull();
		await editor.selectBlock();
		fireEvent.change(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Alternative text',
			} ),
			{ target: { value: 'Dough <rises>' } }
		);
		expect( editor.saved() ).toContain( 'alt="Dough ‹rises›"' );
		expect( asked( platform ) ).toEqual( [] );
	} );

	it( 'can replace a service’s GIF, and can be replaced by one', async () => {
		const { editor } = await openWith( CLAP );
		await editor.selectBlock();
		const replace = () =>
			editor.user.click(
				screen.getByRole( 'button', { name: 'Replace' } )
			);
		await replace();
		const input =
			document.querySelector< HTMLInputElement >( 'input[type="file"]' );
		await editor.user.upload(
			input as HTMLInputElement,
			new File( [ 'x' ], 'oven.mp4', { type: 'video/mp4' } )
		);
		expect( library.uploads[ 0 ]?.allowedTypes ).toEqual( [
			'image/gif',
			'image/webp',
			'video/mp4',
		] );
		act( () =>
			library.uploads[ 0 ]?.onFileChange( [ { url: 'blob:x' } ] )
		);
		expect( screen.getByText( 'Uploading…' ) ).toBeVisible();
		expect( editor.saved() ).toBe( CLAP );
		await act( async () => library.uploads[ 0 ]?.onFileChange( [ OVEN ] ) );
		expect( editor.saved() )
			.toBe( `<!-- wp:dovetail/gif {"file":{"id":44,"url":"https://site.test/oven.mp4","alt":"","mime":"video/mp4","width":1280,"height":720}} -->
<figure class="wp-block-dovetail-gif aligncenter"><div class="wp-block-dovetail-gif__own"><video src="https://site.test/oven.mp4" aria-label="GIF" width="1280" height="720" controls loop muted playsinline preload="metadata"></video></div></figure>
<!-- /wp:dovetail/gif -->` );
		await replace();
		await enter( editor, 'https://giphy.com/gifs/vFKqnCdLPNOKc' );
		await waitFor( () =>
			expect( editor.saved() ).toBe(
				saved(
					'vFKqnCdLPNOKc',
					'Cat waves',
					'75%',
					',"paddingTop":"75%"}'
				)
			)
		);
	} );

	it( 'is ignored if the author has chosen another GIF during the upload', async () => {
		const { editor } = await openWith();
		const upload = () =>
			editor.user.upload(
				document.querySelector(
					'input[type="file"]'
				) as HTMLInputElement,
				new File( [ 'x' ], 'oven.mp4', { type: 'video/mp4' } )
			);
		await upload();
		act( () =>
			library.uploads[ 0 ]?.onFileChange( [ { url: 'blob:x' } ] )
		);
		library.chosen = MIXER;
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Media Library' } )
		);
		await act( async () => library.uploads[ 0 ]?.onFileChange( [ OVEN ] ) );
		expect( editor.saved() ).toContain( MIXER.url );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace' } )
		);
		await upload();
		await act( async () => library.uploads[ 1 ]?.onFileChange( [ OVEN ] ) );
		expect( editor.saved() ).toContain( OVEN.source_url );
	} );

	it( 'is ignored if the author cancels during the upload', async () => {
		const { editor } = await openWith( CLAP );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Replace' } )
		);
		await editor.user.upload(
			document.querySelector( 'input[type="file"]' ) as HTMLInputElement,
			new File( [ 'x' ], 'oven.mp4', { type: 'video/mp4' } )
		);
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		await act( async () => library.uploads[ 0 ]?.onFileChange( [ OVEN ] ) );
		expect( editor.saved() ).toBe( CLAP );
	} );

	it( 'can be the poster of a service’s GIF until another GIF is chosen', async () => {
		const { editor } = await openWith( CLAP );
		await editor.selectBlock();
		const poster = () =>
			within(
				within( inspector() ).getByRole( 'group', {
					name: 'Preview image',
				} )
			);
		library.chosen = {
			...MIXER,
			mime: 'image/jpeg',
			sizes: {
				large: {
					url: 'https://site.test/mixer-1024.jpg',
					width: 1024,
					height: 576,
				},
			},
		};
		await editor.user.click(
			poster().getByRole( 'button', { name: 'Select' } )
		);
		expect( editor.saved() ).toContain(
			'href="https://giphy.com/gifs/3oEjI6SIIHBdRxXI40"><img class="wp-image-42" src="https://site.test/mixer-1024.jpg" alt="Dough in the mixer" width="1024" height="576"/>clap</a>'
		);
		fireEvent.change(
			within( inspector() ).getByRole( 'textbox', {
				name: 'Alternative text',
			} ),
			{ target: { value: 'Dough' } }
		);
		expect( editor.saved() ).toContain( 'alt="Dough" width' );
		await editor.user.click(
			poster().getByRole( 'button', { name: 'Remove' } )
		);
		expect( editor.saved() ).toBe( CLAP );
		await editor.user.click(
			poster().getByRole( 'button', { name: 'Select' } )
		);
		expect(
			poster().queryByRole( 'button', { name: 'Select' } )
		).toBeNull();
		await editor.user.click(
			within( screen.getByRole( 'toolbar' ) ).getByRole( 'button', {
				name: 'Replace',
			} )
		);
		await enter( editor, 'https://giphy.com/gifs/vFKqnCdLPNOKc' );
		await waitFor( () =>
			expect( editor.saved() ).toBe(
				saved(
					'vFKqnCdLPNOKc',
					'Cat waves',
					'75%',
					',"paddingTop":"75%"}'
				)
			)
		);
	} );
} );

describe( 'Undo in a GIF', () => {
	it( 'reverts one burst of typing per step', async () => {
		const { editor } = await open( CLAP );
		await editor.selectBlock();
		const write = ( name: string, text: string ) => () =>
			editor.user.type(
				within( inspector() ).getByLabelText( name, {
					selector: '[type=text], [type=number]',
				} ),
				text
			);
		const leave = () => editor.user.tab();
		await expectSteps(
			editor,
			write( 'Title', ' twice' ),
			async () => {
				await leave();
				await write( 'Title', ' a day' )();
			},
			write( 'Height (% of the width)', '{ArrowUp}' )
		);
	} );

	it( 'restores the previous GIF and changes nothing else', async () => {
		const { editor } = await open( CLAP );
		await editor.selectBlock();
		const replace = ( id: string ) => async () => {
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Replace' } )
			);
			await enter( editor, `https://giphy.com/gifs/${ id }` );
			await waitFor( () => expect( editor.saved() ).toContain( id ) );
		};
		await expectSteps(
			editor,
			replace( 'o0vwzuFwCGAFO' ),
			replace( 'GeimqsH0TLDt4tScGw' ),
			replace( '3oEjI6SIIHBdRxXI40' )
		);
	} );
} );
