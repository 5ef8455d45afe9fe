import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePlatform } from '../../../tests/harness/api';
import { useConnectedEndpoint } from '../use-connected-endpoint';
import { listAlbum, mocks } from './samples';

const ARGS = { params: { album: 'a/b c' }, query: { number: 20 } };

const render = ( record: object, args: typeof ARGS | null = ARGS ) => {
	Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
		availability: { album: record },
	} );
	const platform = usePlatform( 'paid', mocks );
	const again = () =>
		renderHook( () => useConnectedEndpoint( 'album', listAlbum, args ) )
			.result;
	return { platform, again, result: again() };
};
const LACKING = { available: true, connection: 'albums' };

afterEach( () => {
	Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
} );

describe( 'useConnectedEndpoint', () => {
	it( 'sends no request if the connection was missing when the editor opened', () => {
		const { platform, result } = render( LACKING );
		expect( result.current.status ).toBe( 'failed' );
		expect( result.current.error?.code ).toBe( 'missing_connection' );
		expect( platform.requests() ).toEqual( [] );
	} );

	it( 'sends the request on retry, and then also for other blocks', async () => {
		const { platform, result, again } = render( LACKING );
		act( () => result.current.retry() );
		expect( result.current.status ).toBe( 'loading' );
		await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
		const other = again();
		await waitFor( () => expect( other.current.status ).toBe( 'done' ) );
		expect( platform.requests() ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'the connection exists', { available: true } ],
		[
			'the block is unavailable',
			{ available: false, connection: 'albums' },
		],
	] )( 'sends the request if %s', async ( _, record ) => {
		const { result } = render( record );
		await waitFor( () => expect( result.current.status ).toBe( 'done' ) );
	} );

	it( 'is idle without arguments', () => {
		expect( render( LACKING, null ).result.current.status ).toBe( 'idle' );
	} );
} );
