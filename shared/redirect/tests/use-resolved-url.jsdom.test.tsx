import { renderHook, waitFor } from '@testing-library/react';
import { useResolvedUrl } from '../resolve-redirect';
import { usePlatform } from '../../../tests/harness/api';
import { lookUpRedirect } from '../api';
import { GONE, REDIRECTS, mocks } from '../api.mock';

const SHORT = 'https://pin.it/3kDq8mX';
const OTHER = 'https://calend.ly/anna-berg';

const render = ( url: string | undefined ) =>
	renderHook( ( { from }: { from?: string } ) => useResolvedUrl( from ), {
		initialProps: { from: url },
	} );

describe( 'useResolvedUrl', () => {
	// spec: 000-7-1
	it( 'is loading before the answer and not after it', async () => {
		usePlatform( 'paid', mocks );
		const { result } = render( SHORT );
		expect( result.current ).toEqual( {
			url: SHORT,
			isLoading: true,
			hasFailed: false,
		} );
		await waitFor( () =>
			expect( result.current ).toEqual( {
				url: REDIRECTS[ SHORT ],
				isLoading: false,
				hasFailed: false,
			} )
		);
	} );

	it.each( [ GONE, 'not an address' ] )(
		'keeps the address %s, which cannot be resolved, and says so',
		async ( url ) => {
			usePlatform( 'paid', mocks );
			const { result } = render( url );
			await waitFor( () =>
				expect( result.current ).toEqual( {
					url,
					isLoading: false,
					hasFailed: true,
				} )
			);
		}
	);

	it( 'loads nothing without an address', () => {
		const platform = usePlatform( 'paid', mocks );
		expect( render( undefined ).result.current ).toEqual( {
			url: '',
			isLoading: false,
			hasFailed: false,
		} );
		expect( platform.requests() ).toEqual( [] );
	} );

	it( 'never shows where an earlier address led', async () => {
		const platform = usePlatform( 'paid', mocks );
		const { result, rerender, unmount } = render( SHORT );
		rerender( { from: OTHER } );
		expect( result.current.isLoading ).toBe( true );
		await waitFor( () =>
			expect( result.current.url ).toBe( REDIRECTS[ OTHER ] )
		);
		expect( platform.requests( lookUpRedirect ) ).toHaveLength( 2 );
		unmount();
	} );
} );
