import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { StripeConnectBanner } from '../stripe-connect-banner';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testServices } from '../../../tests/harness/api';
import { page } from '../leaving';
import { editPost, saveCount } from './fake-post';

const CONNECT = `https://connect.example/?${ new URLSearchParams( {
	state: btoa( '{"blog":1}' ),
} ) }`;

function show( connectUrl: string | null ) {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		analytics: { enabled: true },
		services: testServices( 'analytics' ),
	} );
	editPost();
	const goTo = jest.spyOn( page, 'goTo' ).mockReturnValue( undefined );
	const pixel = jest.spyOn( HTMLImageElement.prototype, 'src', 'set' );
	render(
		<StripeConnectBanner
			connectUrl={ connectUrl }
			block="dovetail/order-form"
		/>
	);
	return { goTo, pixel, user: userEvent.setup() };
}

describe( 'the payment provider’s banner', () => {
	// spec: 000-2.3-1, 000-2.3-3, 000-2.3-4, 000-2.1-6, 000-7-15
	it( 'records the click, saves the post and opens the provider’s page', async () => {
		const { goTo, pixel, user } = show( CONNECT );
		expect(
			screen.getByText(
				'Connect to Stripe to use this block on your site'
			)
		).toBeVisible();
		let savesBefore = 0;
		goTo.mockImplementation( () => {
			savesBefore = saveCount();
		} );
		await user.click( screen.getByRole( 'button', { name: 'Connect' } ) );
		expect( savesBefore ).toBe( 1 );
		const [ [ address ] = [ '' ] ] = goTo.mock.calls;
		expect(
			JSON.parse(
				atob( new URL( address ).searchParams.get( 'state' ) ?? '' )
			)
		).toEqual( { blog: 1, from_editor_post_id: 7 } );
		const [ [ counted ] = [ '' ] ] = pixel.mock.calls;
		const event = new URL( counted ).searchParams;
		expect( event.get( '_en' ) ).toBe(
			'jetpack_editor_block_stripe_connect_click'
		);
		expect( event.get( 'block' ) ).toBe( 'dovetail/order-form' );
		expect(
			screen.getByRole( 'button', { name: 'Redirecting…' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	// spec: 000-2.1-6, 000-2.3-4
	it( 'stays visible, and opens no page, if the post cannot be saved', async () => {
		const { goTo, user } = show( CONNECT );
		editPost( { saving: 'fails' } );
		await user.click( screen.getByRole( 'button', { name: 'Connect' } ) );
		expect( goTo ).not.toHaveBeenCalled();
		expect(
			screen.getByRole( 'button', { name: 'Connect' } )
		).toBeEnabled();
	} );

	// spec: 000-2.3-2
	it.each( [ null, '', 'connect', 'javascript:alert(1)' ] )(
		'is missing if the URL is %j',
		( connectUrl ) => {
			show( connectUrl );
			expect( screen.queryByRole( 'button' ) ).toBeNull();
		}
	);
} );
