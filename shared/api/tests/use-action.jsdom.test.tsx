import { ApiError } from '#shared/request';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAction } from '../use-action';
import { usePlatform } from '../../../tests/harness/api';
import { addPicture, mocks } from './samples';

const ARGUMENTS = { params: { album: 'a/b c' }, data: { name: 'lake' } };

describe( 'useAction', () => {
	it( 'sends the request when run, and changes from idle to busy to done', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result } = renderHook( () => useAction( addPicture ) );
		expect( result.current.status ).toBe( 'idle' );
		expect( platform.requests() ).toEqual( [] );
		act( () => void result.current.run( ARGUMENTS ) );
		expect( result.current.status ).toBe( 'busy' );
		await waitFor( () =>
			expect( result.current ).toMatchObject( {
				status: 'done',
				data: 1,
			} )
		);
		expect( platform.requests( addPicture ) ).toMatchObject( [
			{ data: { name: 'lake' } },
		] );
	} );

	it( 'sends one request for two calls, which both get the result', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result } = renderHook( () => useAction( addPicture ) );
		await act( async () => {
			const ends = [
				result.current.run( ARGUMENTS ),
				result.current.run( ARGUMENTS ),
			];
			expect( await Promise.all( ends ) ).toMatchObject( [
				{ status: 'done', data: 1 },
				{ status: 'done', data: 1 },
			] );
		} );
		expect( platform.requests() ).toHaveLength( 1 );
	} );

	it( 'fails with an ApiError, and can be retried', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( addPicture, 'cut' );
		const { result } = renderHook( () => useAction( addPicture ) );
		await act( async () => {
			await result.current.run( ARGUMENTS );
		} );
		expect( result.current.status ).toBe( 'failed' );
		expect( result.current.error ).toBeInstanceOf( ApiError );
		platform.fault( addPicture, null );
		await act( async () => {
			await result.current.run( ARGUMENTS );
		} );
		expect( result.current ).toMatchObject( { status: 'done', data: 1 } );
		expect( result.current.error ).toBeUndefined();
	} );

	it( 'keeps the last result if the next call fails', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result } = renderHook( () => useAction( addPicture ) );
		await act( async () => {
			await result.current.run( ARGUMENTS );
		} );
		platform.fault( addPicture, 'cut' );
		await act( async () => {
			await result.current.run( ARGUMENTS );
		} );
		expect( result.current ).toMatchObject( { status: 'failed', data: 1 } );
	} );

	it( 'continues when the component unmounts', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result, unmount } = renderHook( () => useAction( addPicture ) );
		let end: Promise< unknown > = Promise.resolve();
		act( () => {
			end = result.current.run( ARGUMENTS );
		} );
		unmount();
		expect( await end ).toMatchObject( { status: 'done' } );
		expect( platform.requests() ).toHaveLength( 1 );
	} );
} );
