import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { useViewportMatch } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { Provider, ReactNode } from 'react';
import '../../../../tests/harness/api';
import { supports } from '../../../../tests/harness/wordpress-editor';
import { PreviewsModal } from '../editor/previews-modal';
import { usePage } from '../editor/use-page';

type Props = { children: ReactNode };

type Attributes = Record< string, unknown >;

/** Returns a wrapper that provides the stores of a published post, by default with the featured image 7. */
function storesOf(
	readImage: ( query?: object ) => object,
	edits: Attributes = {},
	canUpload = true,
	readAutosaves: ( ...args: unknown[] ) => Promise< void > = async () => {}
) {
	const saved: Attributes = { featured_media: 7, slug: 'rye' };
	const post = { ...saved, ...edits };
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: ( state = {} ) => state,
			actions: {
				editPost: ( changes: Attributes ) => {
					Object.assign( post, changes );
					return { type: 'EDIT' };
				},
				// WordPress's preview link has a parameter only for a post with a featured image.
				__unstableSaveForPreview: () => () =>
					'/?p=5&preview=true' +
					( post.featured_media
						? `&_thumbnail_id=${ post.featured_media }`
						: '' ),
			},
			selectors: {
				isEditedPostSaveable: () => true,
				getPermalink: () => `http://localhost/${ post.slug }/`,
				getEditedPostContent: () => '',
				getCurrentPostType: () => 'post',
				getCurrentPostId: () => 5,
				getEditedPostAttribute: ( _: unknown, name: string ) =>
					post[ name ] ?? '',
				getCurrentPostAttribute: ( _: unknown, name: string ) =>
					saved[ name ] ?? '',
			},
		} )
	);
	registry.register(
		createReduxStore( 'core', {
			reducer: ( state: object | null = null, { record } ) =>
				record ?? state,
			actions: {},
			selectors: {
				getEntityRecord: ( state: unknown ) => state,
				getAutosaves: () => undefined,
			},
			resolvers: {
				getAutosaves:
					( ...args: unknown[] ) =>
					async () =>
						readAutosaves( ...args ),
				getEntityRecord: (
					...args: [ string, string, number, object? ]
				) => ( { type: 'RECEIVE', record: readImage( args[ 3 ] ) } ),
			},
		} )
	);
	registry.register(
		createReduxStore( 'core/block-editor', {
			reducer: ( state = {} ) => state,
			actions: {},
			selectors: {
				getSettings: () => ( {
					mediaUpload: canUpload ? () => {} : undefined,
				} ),
			},
		} )
	);
	return ( { children }: Props ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
}

const page = async () =>
	( {
		ok: true,
		blob: async () => ( {
			size: 1,
			text: async () =>
				'<title>Rye</title><link rel="canonical" href="http://localhost/rye/">',
		} ),
	} ) as unknown as Response;

function loadPage(
	readImage: ( query?: object ) => object,
	edits?: Attributes
) {
	globalThis.fetch = jest.fn( page );
	return renderHook( usePage, { wrapper: storesOf( readImage, edits ) } )
		.result;
}

describe( 'usePage', () => {
	it( 'reads the featured image in a way that WordPress allows for another author’s image', async () => {
		const result = loadPage( ( query ) => {
			expect( query ).toEqual( { context: 'view' } );
			return { source_url: 'http://localhost/rye.jpg' };
		} );
		await waitFor( () =>
			expect( result.current.state ).toMatchObject( {
				tags: { title: 'Rye' },
				post: { featuredImage: 'http://localhost/rye.jpg' },
			} )
		);
	} );

	it.each( [ 'loaded', 'refused' ] )(
		'waits for the list of autosaves before it saves for the preview: %s',
		async ( outcome ) => {
			globalThis.fetch = jest.fn( page );
			let finish = () => {};
			const readAutosaves = jest.fn(
				() =>
					new Promise< void >( ( resolve, reject ) => {
						finish =
							outcome === 'loaded'
								? resolve
								: () => reject( new Error( 'Not allowed.' ) );
					} )
			);
			const { result } = renderHook( usePage, {
				wrapper: storesOf( () => ( {} ), {}, true, readAutosaves ),
			} );
			await waitFor( () =>
				expect( readAutosaves ).toHaveBeenCalledWith( 'post', 5 )
			);
			expect( globalThis.fetch ).not.toHaveBeenCalled();
			finish();
			await waitFor( () =>
				expect( result.current.state ).toMatchObject( {
					tags: { title: 'Rye' },
				} )
			);
		}
	);

	it( 'returns the page’s tags if the featured image cannot be read', async () => {
		const result = loadPage( () => {
			throw new Error( 'Not allowed.' );
		} );
		await waitFor( () =>
			expect( result.current.state ).toMatchObject( {
				tags: { title: 'Rye' },
				post: { featuredImage: '' },
			} )
		);
	} );

	it.each( [
		[ 'an unchanged', 7, '7' ],
		[ 'a newly set', 9, '9' ],
		[ 'a removed', 0, '-1' ],
	] )(
		'requests the preview of a post with %s featured image',
		async ( _, image, parameter ) => {
			const result = loadPage( () => ( {} ), { featured_media: image } );
			await waitFor( () =>
				expect( result.current.isLoading ).toBe( false )
			);
			expect( globalThis.fetch ).toHaveBeenCalledWith(
				`http://localhost/?p=5&preview=true&_thumbnail_id=${ parameter }`,
				expect.anything()
			);
		}
	);

	it.each( [
		[ 'rye', 'http://localhost/rye/' ],
		[ 'wheat', 'http://localhost/wheat/' ],
	] )(
		'returns the URL of a post with the slug “%s”',
		async ( slug, url ) => {
			const result = loadPage( () => ( {} ), { slug } );
			await waitFor( () =>
				expect( result.current.state ).toMatchObject( {
					tags: { url },
				} )
			);
		}
	);
} );

describe( 'the previews', () => {
	it( 'keep the focus on “Reload” while they load, then move it to the first tab', async () => {
		globalThis.fetch = () => Promise.reject( new Error() );
		render( <PreviewsModal onClose={ () => {} } />, {
			wrapper: storesOf( () => ( {} ) ),
		} );
		const reload = await screen.findByRole( 'button', { name: 'Reload' } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'could not be read'
		);
		let fail = () => {};
		globalThis.fetch = () =>
			new Promise( ( _, reject ) => ( fail = () => reject() ) );
		const user = userEvent.setup();
		await user.click( reload );
		expect( reload ).toHaveFocus();
		expect( reload ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading' );
		await waitFor( () => {
			fail();
			expect( screen.getByRole( 'alert' ) ).toBeVisible();
		} );
		expect( reload ).toHaveFocus();

		globalThis.fetch = page;
		await user.click( reload );
		expect(
			await screen.findByRole( 'tab', { name: 'Google Search' } )
		).toHaveFocus();
	} );

	describe( 'of a post without an image', () => {
		/** The page, which shows the featured image that its URL names. */
		const withImage = async ( url: unknown ) => {
			const id = /_thumbnail_id=(\d+)/.exec( String( url ) )?.[ 1 ];
			const image = id
				? `<meta property="og:image" content="http://localhost/${ id }.jpg">`
				: '';
			return {
				ok: true,
				blob: async () => ( {
					size: 1,
					text: async () =>
						`<meta property="og:title" content="Rye">${ image }`,
				} ),
			} as unknown as Response;
		};

		async function showFacebook( canUpload = true ) {
			globalThis.fetch = withImage;
			render( <PreviewsModal onClose={ () => {} } />, {
				wrapper: storesOf(
					() => ( {} ),
					{ featured_media: 0 },
					canUpload
				),
			} );
			const tab = await screen.findByRole( 'tab', { name: 'Facebook' } );
			const user = userEvent.setup();
			await user.click( tab );
			return { tab, user };
		}

		it( 'offer to set the featured image, then show it and move the focus to the tab', async () => {
			addFilter(
				'editor.MediaUpload',
				'test',
				() =>
					( {
						render: renderButton,
						onSelect,
					}: {
						render( props: { open(): void } ): ReactNode;
						onSelect( media: object ): void;
					} ) =>
						renderButton( { open: () => onSelect( { id: 9 } ) } )
			);
			const { tab, user } = await showFacebook();
			await user.click(
				screen.getByRole( 'button', { name: 'Set featured image' } )
			);
			await waitFor( () =>
				expect( document.querySelector( 'img' ) ).toHaveAttribute(
					'src',
					'http://localhost/9.jpg'
				)
			);
			expect(
				screen.queryByRole( 'button', { name: 'Set featured image' } )
			).not.toBeInTheDocument();
			expect( tab ).toHaveFocus();
		} );

		it( 'name the missing permission to users who cannot upload media', async () => {
			await showFacebook( false );
			expect(
				screen.getByText(
					'To set a featured image, you need permission to upload media.'
				)
			).toBeVisible();
			expect(
				screen.queryByRole( 'button', { name: 'Set featured image' } )
			).not.toBeInTheDocument();
		} );

		it( 'offer no featured image if the post type does not support one', async () => {
			jest.replaceProperty( supports, 'featuredImage', false );
			await showFacebook();
			expect(
				screen.getByText( /Add a featured image/, {
					selector: '.components-notice__content',
				} )
			).toBeVisible();
			expect(
				screen.queryByRole( 'button', { name: 'Set featured image' } )
			).not.toBeInTheDocument();
		} );
	} );

	it( 'do not offer to set a featured image if the post has one that its page does not show', async () => {
		globalThis.fetch = page;
		render( <PreviewsModal onClose={ () => {} } />, {
			wrapper: storesOf( () => ( {
				source_url: 'http://localhost/rye.jpg',
			} ) ),
		} );
		await userEvent.click(
			await screen.findByRole( 'tab', { name: 'Facebook' } )
		);
		expect(
			screen.getByText( /This link has no image/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Set featured image' } )
		).not.toBeInTheDocument();
	} );

	it.each( [
		[ 'below each other', 600, 'vertical', '{ArrowDown}' ],
		[ 'beside each other', 599, 'horizontal', '{ArrowRight}' ],
	] )(
		'follow the arrow keys when the tabs stand %s',
		async ( _, width, orientation, key ) => {
			globalThis.fetch = page;
			const { __experimentalWidthProvider: Width } =
				useViewportMatch as unknown as {
					__experimentalWidthProvider: Provider< number >;
				};
			render(
				<Width value={ width }>
					<PreviewsModal onClose={ () => {} } />
				</Width>,
				{ wrapper: storesOf( () => ( {} ) ) }
			);
			const user = userEvent.setup();
			await user.click(
				await screen.findByRole( 'tab', { name: 'Google Search' } )
			);
			expect( screen.getByRole( 'tablist' ) ).toHaveAttribute(
				'aria-orientation',
				orientation
			);
			await user.keyboard( key );
			expect(
				screen.getByRole( 'tab', { name: 'Facebook' } )
			).toHaveFocus();
		}
	);
} );
