import { ApiError } from '#shared/request';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useEndpoint } from '../use-endpoint';
import { usePlatform } from '../../../tests/harness/api';
import { listAlbum, mocks } from './samples';

type Args = { album: string; number: number } | null;

const render = ( first: Args ) =>
	renderHook(
		( args: Args ) =>
			useEndpoint(
				listAlbum,
				args && {
					params: { album: args.album },
					query: { number: args.number },
				}
			),
		{ initialProps: first }
	);

const ALBUM = { album: 'a/b c', number: 20 };

describe( 'useEndpoint', () => {
	it( 'changes from loading to done when the response arrives', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result, rerender } = render( ALBUM );
		expect( result.current.status ).toBe( 'loading' );
		await waitFor( () =>
			expect( result.current ).toMatchObject( {
				status: 'done',
				data: [ 'sea', 'hill' ],
			} )
		);
		rerender( { ...ALBUM } );
		expect( result.current.status ).toBe( 'done' );
		expect( platform.requests() ).toHaveLength( 1 );
	} );

	it( 'sends no request without arguments', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result, rerender } = render( null );
		expect( result.current.status ).toBe( 'idle' );
		expect( platform.requests() ).toEqual( [] );
		rerender( ALBUM );
		await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
	} );

	it( 'fails with an ApiError, and sends the request again on retry', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( listAlbum, 'cut' );
		const { result } = render( ALBUM );
		await waitFor( () => expect( result.current.status ).toBe( 'failed' ) );
		expect( result.current.error ).toBeInstanceOf( ApiError );
		expect( result.current.error?.code ).toBe( 'fetch_error' );
		platform.fault( listAlbum, null );
		act( () => result.current.retry() );
		expect( result.current.status ).toBe( 'loading' );
		await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
	} );

	it( 'sends a new request when the arguments change, and ignores the old response', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result, rerender } = render( ALBUM );
		rerender( { ...ALBUM, number: 1 } );
		expect( result.current.status ).toBe( 'loading' );
		await waitFor( () =>
			expect( result.current.data ).toEqual( [ 'sea' ] )
		);
		expect( platform.requests() ).toHaveLength( 2 );
		rerender( { ...ALBUM, number: 2 } );
		expect( result.current.status ).toBe( 'loading' );
		await waitFor( () =>
			expect( result.current.data ).toEqual( [ 'sea', 'hill' ] )
		);
	} );

	it( 'stops the request when the component unmounts', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( listAlbum, 'late' );
		const { unmount } = render( ALBUM );
		expect( platform.requests()[ 0 ]?.status ).toBeNull();
		unmount();
		// The late response is ignored because the request was aborted.
		await waitFor( () =>
			expect( platform.requests()[ 0 ]?.status ).toBe( 200 )
		);
	} );

	it( 'sends one request for components that mount together', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result } = renderHook( () =>
			[ 20, 20, 1 ].map( ( number ) =>
				useEndpoint( listAlbum, {
					params: { album: ALBUM.album },
					query: { number },
				} )
			)
		);
		await waitFor( () =>
			expect( result.current.map( ( { data } ) => data ) ).toEqual( [
				[ 'sea', 'hill' ],
				[ 'sea', 'hill' ],
				[ 'sea' ],
			] )
		);
		expect( platform.requests() ).toHaveLength( 2 );
	} );

	it( 'keeps a shared request until the last component unmounts', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( listAlbum, 'late' );
		const { result, rerender } = renderHook(
			( isBoth: boolean ) =>
				[ true, isBoth ].map( ( isAsking ) =>
					useEndpoint(
						listAlbum,
						isAsking
							? { params: { album: 'a' }, query: { number: 1 } }
							: null
					)
				),
			{ initialProps: true }
		);
		rerender( false );
		expect( result.current[ 1 ]?.status ).toBe( 'idle' );
		expect( platform.requests() ).toHaveLength( 1 );
		expect( platform.requests()[ 0 ]?.status ).toBeNull();
		platform.fault( listAlbum, null );
	} );

	it( 'sends a new request for a component that mounts later', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( listAlbum, 'late' );
		const first = render( ALBUM );
		await act( async () => {} );
		const second = render( ALBUM );
		expect( platform.requests() ).toHaveLength( 2 );
		first.unmount();
		second.unmount();
	} );
} );
