import { renderHook, waitFor } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import type { ReactNode } from 'react';
import '../../../../tests/harness/api';
import { usePage } from '../editor/use-page';

/** Loads the page of a post with the featured image 7. */
function loadPage( readImage: ( query?: object ) => object ) {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: ( state = {} ) => state,
			actions: {
				__unstableSaveForPreview: () => () => '/?p=5&preview=true',
			},
			selectors: {
				isEditedPostSaveable: () => true,
				getPermalink: () => 'http://localhost/rye/',
				getEditedPostContent: () => '',
				getEditedPostAttribute: ( _: unknown, name: string ) =>
					name === 'featured_media' ? 7 : '',
			},
		} )
	);
	registry.register(
		createReduxStore( 'core', {
			reducer: ( state: object | null = null, { record } ) =>
				record ?? state,
			actions: {},
			selectors: { getEntityRecord: ( state: unknown ) => state },
			resolvers: {
				getEntityRecord: (
					...args: [ string, string, number, object? ]
				) => ( { type: 'RECEIVE', record: readImage( args[ 3 ] ) } ),
			},
		} )
	);
	globalThis.fetch = async () =>
		( {
			ok: true,
			blob: async () => ( {
				size: 1,
				text: async () => '<title>Rye</title>',
			} ),
		} ) as unknown as Response;
	const { result } = renderHook( usePage, {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );
	return result;
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
} );
