import { mock, type Mock } from '#shared/request';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { usePlatform } from '../../../../tests/harness/api';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { relatedPosts } from '..';
import { readRelatedPosts } from '../api';
import { mockPost, mocks } from '../api.mock';

const NOT_ENOUGH =
	"Preview unavailable: you haven't published enough posts with similar content.";

const POST = '<!-- wp:dovetail/related-posts /-->';

const answering = ( titles: readonly string[] ): Mock[] => [
	mock( readRelatedPosts ).reply( () => ( {
		'jetpack-related-posts': titles.map( ( title ) =>
			mockPost( {
				title,
				picture: 'http://localhost/picture.jpg',
				date: 'March 3, 2026',
				context: 'In “Bread”',
			} )
		),
	} ) ),
];

const SIX = [ 'One', 'Two', 'Three', 'Four', 'Five', 'Six' ];

/** A fake of WordPress's store `core/editor`, which the tests' packages do not include. */
const editedPost = createReduxStore( 'core/editor', {
	reducer: (
		state = { id: 0, modified: '', status: 'draft' },
		action: {
			type: string;
			id?: number;
			modified?: string;
			status?: string;
		}
	) =>
		action.type === 'SAVED'
			? {
					id: action.id ?? 0,
					modified: action.modified ?? '',
					status: action.status ?? 'draft',
				}
			: state,
	selectors: {
		getCurrentPostId: ( { id }: { id: number } ) => id,
		getCurrentPostAttribute: (
			{ modified, status }: { modified: string; status: string },
			name: string
		) => ( name === 'status' ? status : modified ),
	},
	actions: {
		saved: ( id: number, modified: string, status = 'draft' ) => ( {
			type: 'SAVED',
			id,
			modified,
			status,
		} ),
	},
} );
register( editedPost );

/** Load the post types first, as the editor does before it renders a block. */
beforeAll( () => {
	const core = dispatch( 'core' ) as {
		receiveEntityRecords( ...args: unknown[] ): unknown;
	};
	core.receiveEntityRecords( 'root', 'postType', [
		{ slug: 'post', rest_namespace: 'wp/v2', rest_base: 'posts' },
		{ slug: 'page', rest_namespace: 'wp/v2', rest_base: 'pages' },
		{ slug: 'book', rest_namespace: 'acme/v1', rest_base: 'books' },
	] );
} );

/** Returns the requests for posts, without WordPress's requests for post types. */
const asked = ( platform: ReturnType< typeof usePlatform > ) =>
	platform
		.requests( readRelatedPosts )
		.filter( ( { path } ) => ! path.startsWith( '/wp/v2/types/' ) );

function blockIn( context: object ): typeof relatedPosts {
	return {
		...relatedPosts,
		async edit() {
			const { Edit } = await relatedPosts.edit();
			return {
				Edit: ( props ) => (
					<Edit
						{ ...props }
						context={ { ...props.context, ...context } }
					/>
				),
			};
		},
	};
}

async function open( {
	content = POST,
	titles = SIX,
	context = { postId: 5, postType: 'post' },
	settings = {},
}: {
	content?: string;
	titles?: readonly string[];
	context?: object;
	settings?: Record< string, unknown >;
} = {} ) {
	const platform = usePlatform( 'free', answering( titles ) );
	const editor = await openEditor( {
		blocks: [ blockIn( context ) ],
		content,
		settings,
	} );
	await waitFor( () =>
		expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull()
	);
	return { platform, editor };
}

const shown = () =>
	screen.queryAllByRole( 'link' ).map( ( link ) => link.textContent );
const placeholders = () => screen.queryAllByTestId( 'placeholder-card' );

describe( 'related posts in the editor', () => {
	// spec: 002-1-17, 002-3.16-2
	it( 'show the posts that the server finds, with dates', async () => {
		const { platform, editor } = await open();
		expect( shown() ).toEqual( [ 'One', 'Two', 'Three' ] );
		expect( screen.getAllByText( 'March 3, 2026' ) ).toHaveLength( 3 );
		expect( screen.queryByText( 'In “Bread”' ) ).toBeNull();
		expect( placeholders() ).toEqual( [] );
		expect( screen.queryByText( NOT_ENOUGH ) ).toBeNull();
		expect( asked( platform ) ).toMatchObject( [
			{
				path: '/wp/v2/posts/5',
				query: { _fields: 'jetpack-related-posts' },
			},
		] );
		expect( editor.saved() ).toBe( POST );
	} );

	it( 'are requested from the REST route for pages if the post is a page', async () => {
		const { platform } = await open( {
			context: { postId: 8, postType: 'page' },
		} );
		expect( asked( platform ) ).toMatchObject( [
			{ path: '/wp/v2/pages/8' },
		] );
	} );

	it( 'are requested from the REST namespace of the post type', async () => {
		const { platform } = await open( {
			context: { postId: 9, postType: 'book' },
		} );
		expect( asked( platform ) ).toMatchObject( [
			{ path: '/acme/v1/books/9' },
		] );
		expect( shown() ).toEqual( [ 'One', 'Two', 'Three' ] );
	} );

	// spec: 002-2.16-1, 002-8-16
	it.each( [
		[ 0, 3 ],
		[ 1, 2 ],
		[ 2, 1 ],
	] )(
		'include empty cards with an explanation if the server finds only %d posts',
		async ( found, empty ) => {
			await open( { titles: SIX.slice( 0, found ) } );
			expect( shown() ).toEqual( SIX.slice( 0, found ) );
			expect( placeholders() ).toHaveLength( empty );
			expect( screen.getByText( NOT_ENOUGH ) ).toBeVisible();
		}
	);

	it.each( [ {}, { postId: 'theme//single', postType: 'wp_template' } ] )(
		'are shown as empty cards in a template (%j), without a request',
		async ( context ) => {
			const { platform } = await open( { context } );
			expect( placeholders() ).toHaveLength( 3 );
			expect(
				screen.getByText(
					'Posts related to the current post appear here.'
				)
			).toBeVisible();
			expect( platform.requests() ).toEqual( [] );
		}
	);

	it( 'are not requested for the preview in the inserter', async () => {
		const { platform } = await open( {
			settings: { isPreviewMode: true },
		} );
		expect( placeholders() ).toHaveLength( 3 );
		expect( platform.requests() ).toEqual( [] );
	} );

	// spec: 002-2.16-1
	it( 'can be switched between a grid and a list in the toolbar', async () => {
		const { editor } = await open();
		await editor.selectBlock();
		expect(
			screen.getByRole( 'button', { name: 'Grid View', pressed: true } )
		).toBeVisible();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'List View' } )
		);
		expect( editor.saved() ).toBe(
			'<!-- wp:dovetail/related-posts {"postLayout":"list"} /-->'
		);
		expect( document.querySelector( '.is-list' ) ).toBeVisible();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Grid View' } )
		);
		expect( editor.saved() ).toBe( POST );
	} );

	// spec: 002-2.16-1, 002-3.16-1
	it( 'show dates, thumbnails and context as chosen in the Settings panel', async () => {
		const { editor } = await open();
		await editor.selectBlock();
		const panel = within( inspector() );
		expect(
			panel.getByRole( 'button', { name: 'Settings', expanded: true } )
		).toBeVisible();
		expect(
			panel.getByText( /chosen by the saved title, categories and tags/ )
		).toBeVisible();
		for ( const name of [
			'Display thumbnails',
			'Display date',
			'Display context (category or tag)',
		] ) {
			await editor.user.click( panel.getByRole( 'checkbox', { name } ) );
		}
		expect( editor.saved() ).toBe(
			'<!-- wp:dovetail/related-posts {"displayDate":false,"displayThumbnails":true,"displayContext":true} /-->'
		);
		expect( screen.queryByText( 'March 3, 2026' ) ).toBeNull();
		expect( screen.getAllByText( 'In “Bread”' ) ).toHaveLength( 3 );
		expect(
			document.querySelectorAll(
				'li img[src="http://localhost/picture.jpg"]'
			)
		).toHaveLength( 3 );
	} );

	it( 'depend on the saved title, categories and tags, as the sidebar explains', async () => {
		const { editor } = await open();
		await editor.selectBlock();
		expect(
			within( inspector() ).getByText(
				'Related posts are chosen by the saved title, categories and tags. Save your changes to update the preview.'
			)
		).toBeVisible();
	} );

	// spec: 002-5-15, 002-9-14
	it( 'are never fewer than one or more than six', async () => {
		const { editor } = await open( {
			content: '<!-- wp:dovetail/related-posts {"postsToShow":99} /-->',
		} );
		await editor.selectBlock();
		expect( shown() ).toEqual( SIX );
		const number = within( inspector() ).getByRole( 'slider', {
			name: 'Number of posts',
		} );
		expect( number ).toHaveAttribute( 'min', '1' );
		expect( number ).toHaveAttribute( 'max', '6' );
		expect( number ).toHaveValue( '6' );
		const field = within( inspector() ).getByRole( 'spinbutton', {
			name: 'Number of posts',
		} );
		await editor.user.clear( field );
		await editor.user.type( field, '5' );
		await editor.user.tab();
		expect( editor.saved() ).toBe(
			'<!-- wp:dovetail/related-posts {"postsToShow":5} /-->'
		);
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 5 );
	} );

	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'show an error and a retry button if the request fails (%s)',
		async ( fault ) => {
			const platform = usePlatform( 'free', answering( SIX ) );
			platform.fault( readRelatedPosts, fault );
			const editor = await openEditor( {
				blocks: [ blockIn( { postId: 5, postType: 'post' } ) ],
				content: POST,
			} );
			expect( await screen.findByRole( 'alert' ) ).toBeVisible();
			expect( placeholders() ).toHaveLength( 3 );
			expect( editor.saved() ).toBe( POST );
			platform.fault( readRelatedPosts, null );
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Try again' } )
			);
			await waitFor( () =>
				expect( shown() ).toEqual( [ 'One', 'Two', 'Three' ] )
			);
		}
	);

	it( 'stay visible while they are requested again after the post is saved', async () => {
		await act( async () => dispatch( editedPost ).saved( 5, 'earlier' ) );
		const { platform } = await open();
		await act( async () => dispatch( editedPost ).saved( 5, 'later' ) );
		expect( shown() ).toEqual( [ 'One', 'Two', 'Three' ] );
		await waitFor( () => expect( asked( platform ) ).toHaveLength( 2 ) );
	} );

	it( 'appear only after the post has been saved, as the editor explains', async () => {
		await act( async () =>
			dispatch( editedPost ).saved( 5, 'never', 'auto-draft' )
		);
		await open( { titles: [] } );
		expect(
			screen.getByText( 'Save the post to see its related posts here.' )
		).toBeVisible();
		expect( screen.queryByText( NOT_ENOUGH ) ).toBeNull();
		await act( async () => dispatch( editedPost ).saved( 5, 'now' ) );
		await waitFor( () =>
			expect( screen.getByText( NOT_ENOUGH ) ).toBeVisible()
		);
	} );

	it( 'explain missing posts only on the first empty card', async () => {
		await open( { titles: [ 'One' ] } );
		const [ first, second ] = placeholders();
		expect( within( first! ).getByText( NOT_ENOUGH ) ).toBeVisible();
		expect( first ).not.toHaveAttribute( 'aria-hidden' );
		expect( second ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( screen.getAllByText( NOT_ENOUGH ) ).toHaveLength( 1 );
	} );

	it( 'have a heading if the author writes one', async () => {
		const { editor } = await open();
		expect( screen.queryByRole( 'heading', { level: 2 } ) ).toBeNull();
		await editor.selectBlock();
		await editor.user.type(
			within( inspector() ).getByRole( 'textbox', { name: 'Heading' } ),
			'Read on'
		);
		expect(
			screen.getByRole( 'heading', { name: 'Read on', level: 2 } )
		).toBeVisible();
		expect( editor.saved() ).toContain( '{"heading":"Read on"}' );
	} );

	it( 'have links that do not navigate away from the editor', async () => {
		const { editor } = await open();
		const link = screen.getByRole( 'link', { name: 'One' } );
		const clicks: boolean[] = [];
		document.addEventListener(
			'click',
			( event ) => clicks.push( event.defaultPrevented ),
			{ once: true }
		);
		await editor.user.click( link );
		expect( clicks ).toEqual( [ true ] );
	} );

	it( 'can be transformed into the Latest Posts block and back', async () => {
		const { editor } = await open( {
			content:
				'<!-- wp:dovetail/related-posts {"postLayout":"list","displayThumbnails":true,"postsToShow":4} /-->\n\n<!-- wp:latest-posts {"postsToShow":9,"displayPostDate":true,"postLayout":"grid"} /-->',
		} );
		expect( editor.transform( 'core/latest-posts' ) ).toBe(
			'<!-- wp:latest-posts {"postsToShow":4,"displayPostDate":true,"displayFeaturedImage":true} /-->'
		);
		expect( editor.transform( 'dovetail/related-posts', 1 ) ).toBe(
			'<!-- wp:dovetail/related-posts {"postsToShow":6} /-->'
		);
	} );

	it( 'include one empty card if the mock data is used', async () => {
		usePlatform( 'free', mocks );
		await openEditor( {
			blocks: [ blockIn( { postId: 5, postType: 'post' } ) ],
			content: POST,
		} );
		expect(
			await screen.findByRole( 'link', {
				name: 'Rye bread with caraway',
			} )
		).toBeVisible();
		expect( placeholders() ).toHaveLength( 1 );
	} );
} );

describe( 'Undo in related posts', () => {
	it( 'undoes each change to the layout or a setting separately', async () => {
		const { editor } = await open();
		await editor.selectBlock();
		const layout = ( name: string ) => () =>
			editor.user.click( screen.getByRole( 'button', { name } ) );
		const press = () =>
			editor.user.click(
				within( inspector() ).getByRole( 'checkbox', {
					name: 'Display date',
				} )
			);
		await expectSteps(
			editor,
			layout( 'List View' ),
			layout( 'Grid View' ),
			layout( 'List View' ),
			press,
			press
		);
	} );
} );
